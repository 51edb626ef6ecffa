import mediumZoom, {type Zoom} from 'medium-zoom';
import {backCloses} from '@site/src/chrome/backCloses';

/**
 * An image that can be enlarged. Its attributes `data-enlarge` and `data-close` have the labels
 * for screen readers, and the last file of its `srcset` has all its pixels.
 */
type Picture = HTMLImageElement & {
  /** Ends its zoom. On the element, because early.ts and React have one copy each of this file. */
  endZoom?: (() => void) | undefined;
};

/** The file with all pixels. */
function fullFile(picture: Picture) {
  const [, src = '', width] = /([^\s,]+) (\d+)w$/.exec(picture.srcset) ?? [];
  const side = (name: string) => Number(picture.getAttribute(name));
  const pixels = Number(width);
  const height = Math.round((pixels * side('height')) / side('width'));
  return {src, width: pixels, height};
}

/** Payload of the zoom's events (medium-zoom 1.1.0). */
type ZoomEvent = CustomEvent<{
  zoom: {
    close: () => void;
    update: (options: {
      container: Record<'left' | 'right' | 'top' | 'bottom', number>;
    }) => void;
  };
}>;

/**
 * Margins around an enlarged image. The zoom treats a pixel of the file as a CSS pixel and
 * would stretch the image on screens with a higher density. An image that the page already
 * shows larger than that keeps its size, because a click should never shrink it.
 */
function marginsAround(picture: Picture) {
  const full = fullFile(picture);
  const {clientWidth, clientHeight} = document.documentElement;
  const shown = picture.getBoundingClientRect();
  const margin = (viewport: number, pixels: number, size: number) =>
    Math.max(0, (viewport - Math.max(pixels / devicePixelRatio, size)) / 2);
  const x = margin(clientWidth, full.width, shown.width);
  const y = margin(clientHeight, full.height, shown.height);
  return {left: x, right: x, top: y, bottom: y};
}

/**
 * Removes the image's `srcset` until the zoom has copied the element. Chromium keeps the
 * density from a `srcset` even after the zoom removes it from the copy, and the zoom would
 * then compute too small a size for the full file.
 */
function hideSrcset(picture: Picture): void {
  const {src, srcset, sizes, currentSrc} = picture;
  picture.removeAttribute('srcset');
  picture.removeAttribute('sizes');
  picture.src = currentSrc || src;
  queueMicrotask(() => Object.assign(picture, {sizes, srcset, src}));
}

/** The top one of the enlarged images, which has the highest resolution. */
function enlargedPicture(): HTMLElement | undefined {
  return Array.from(
    document.querySelectorAll<HTMLElement>('.medium-zoom-image--opened'),
  ).at(-1);
}

/**
 * Keyboard and screen reader cannot leave the enlarged image, from its first moment on; the
 * pointer still reaches the overlay, which closes it.
 *
 * @returns a function that makes the rest interactive again
 */
function makeOthersInert(enlarged: HTMLElement): () => void {
  const others = Array.from(document.body.children).filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child !== enlarged &&
      !child.inert &&
      !child.matches('.medium-zoom-overlay'),
  );
  others.forEach((other) => (other.inert = true));
  return () => others.forEach((other) => (other.inert = false));
}

/** Enter and Space click the element, as they do on a button. */
function clickOnKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    (event.currentTarget as HTMLElement).click();
  }
}

/** The zoom that an early click attaches. */
const zoomOf = (picture: HTMLElement): Zoom =>
  mediumZoom(picture, {background: 'var(--ifm-background-color)'});

const isAttached = (picture: HTMLElement): boolean =>
  picture.classList.contains('medium-zoom-image');

function makeButton(element: HTMLElement, label: string): void {
  element.tabIndex = 0;
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', label);
}

/** @returns a function that removes the listeners */
function listen(
  target: HTMLElement,
  listeners: Readonly<Record<string, EventListener>>,
): () => void {
  for (const [type, listener] of Object.entries(listeners)) {
    target.addEventListener(type, listener);
  }
  return () => {
    for (const [type, listener] of Object.entries(listeners)) {
      target.removeEventListener(type, listener);
    }
  };
}

/**
 * Makes a picture's zoom usable without a pointer. docusaurus-plugin-image-zoom 3.0.1
 * attaches it one second after the page is rendered and handles only clicks. From then on
 * the image acts as a button: Enter and Space enlarge it, and these keys, Escape, and the
 * browser's Back button close it and restore focus. An earlier click attaches a zoom of the
 * image's own, which the plugin then leaves alone (the selector in docusaurus.config.ts).
 *
 * @param picture the image that the zoom will be attached to; once, however often it is given
 * @param isAlone whether no plugin attaches the zoom
 * @returns a function that ends it
 */
export const startZoom = (picture: Picture, isAlone = false): (() => void) =>
  (picture.endZoom ??= handle(picture, isAlone));

function handle(picture: Picture, isAlone: boolean): () => void {
  let ownZoom: Zoom | undefined;
  let closeWanted = false;
  let releaseFocus: (() => void) | undefined;
  let closeZoom: (() => void) | undefined;
  let takeBack: (() => void) | undefined;

  const follow = () => {
    if (isAttached(picture) && picture.tabIndex !== 0) {
      makeButton(picture, picture.dataset.enlarge!);
    }
  };
  /** The new zoom listens on the document, so it also handles this click. It copies the button. */
  const attachNow = () => {
    ownZoom ??= isAttached(picture) ? undefined : zoomOf(picture);
    follow();
  };
  /** The zoom ignores Escape during the opening animation. */
  const onEscape = ({key}: KeyboardEvent) => {
    closeWanted ||= key === 'Escape';
  };

  const onOpen = (event: Event) => {
    const {zoom} = (event as ZoomEvent).detail;
    closeZoom = zoom.close;
    closeWanted = false;
    addEventListener('keydown', onEscape);
    zoom.update({container: marginsAround(picture)});
    hideSrcset(picture);
    takeBack = backCloses(() => {
      // The zoom also ignores this call during the opening animation.
      closeWanted = true;
      zoom.close();
    });
  };
  const onOpened = () => {
    removeEventListener('keydown', onEscape);
    if (closeWanted) {
      closeZoom?.();
      return;
    }
    const enlarged = enlargedPicture();
    if (!enlarged) {
      return;
    }
    enlarged.setAttribute('aria-label', picture.dataset.close!);
    enlarged.addEventListener('keydown', clickOnKey);
    releaseFocus = makeOthersInert(enlarged);
    enlarged.focus({preventScroll: true});
  };
  const onClose = () => {
    releaseFocus?.();
    takeBack?.();
  };
  const onClosed = () => {
    closeZoom = undefined;
    picture.focus({preventScroll: true});
  };

  delete picture.dataset.ownScript;
  picture.dataset.zoomSrc = fullFile(picture).src;
  const observer = new MutationObserver(follow);
  observer.observe(picture, {attributeFilter: ['class']});
  (isAlone ? attachNow : follow)();
  const stopListening = listen(picture, {
    click: attachNow,
    keydown: clickOnKey as EventListener,
    'medium-zoom:open': onOpen,
    'medium-zoom:opened': onOpened,
    'medium-zoom:close': onClose,
    'medium-zoom:closed': onClosed,
  });
  return () => {
    picture.endZoom = undefined;
    observer.disconnect();
    removeEventListener('keydown', onEscape);
    releaseFocus?.();
    takeBack?.();
    stopListening();
    // When the reader leaves the page (with Back, for example), the enlarged image would
    // otherwise cover the next one.
    closeZoom?.();
    ownZoom?.detach();
  };
}
