import {leaveOnly} from '../LeaveOnly';

/** What screen readers hear, in the reader's language. */
export type ZoomTexts = {
  /** Of the picture, once it can be enlarged. */
  enlarge: string;
  /** Of the enlarged one. */
  close: string;
};

/** What the events of the zoom carry (medium-zoom 1.1.0). */
type ZoomEvent = CustomEvent<{zoom: {close: () => void}}>;

/**
 * Makes a picture's zoom usable without a pointer. docusaurus-plugin-image-zoom 3.0.1
 * attaches it one second after the page is there, and answers clicks only; from then on
 * the picture is a button: Enter and Space enlarge it; they and Escape close it, and the
 * focus returns. A click that comes earlier enlarges the picture when it can be.
 *
 * @param picture that the zoom will be attached to
 * @returns ends it
 */
export function startZoom(
  picture: HTMLImageElement,
  texts: ZoomTexts,
): () => void {
  const attached = () => picture.classList.contains('medium-zoom-image');
  let wanted = false;
  let closeWanted = false;
  let giveBack: (() => void) | undefined;
  let closeZoom: (() => void) | undefined;

  const follow = () => {
    if (!attached() || picture.tabIndex === 0) return;
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
    picture.setAttribute('aria-label', texts.enlarge);
    if (wanted) picture.click();
  };
  const onClick = () => {
    wanted = !attached();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      (event.currentTarget as HTMLElement).click();
    }
  };
  /** While the picture still grows, the zoom does not hear it. */
  const onEscape = ({key}: KeyboardEvent) => {
    closeWanted ||= key === 'Escape';
  };

  const onOpen = (event: Event) => {
    closeZoom = (event as ZoomEvent).detail.zoom.close;
    closeWanted = false;
    addEventListener('keydown', onEscape);
  };
  const onOpened = () => {
    removeEventListener('keydown', onEscape);
    if (closeWanted) {
      closeZoom?.();
      return;
    }
    // The last one has the best resolution and lies on top.
    const enlarged = Array.from(
      document.querySelectorAll<HTMLElement>('.medium-zoom-image--opened'),
    ).at(-1);
    if (!enlarged) return;
    enlarged.setAttribute('aria-label', texts.close);
    enlarged.addEventListener('keydown', onKey);
    giveBack = leaveOnly(enlarged, '.medium-zoom-overlay');
    enlarged.focus({preventScroll: true});
  };
  const onClose = () => giveBack?.();
  const onClosed = () => {
    closeZoom = undefined;
    picture.focus({preventScroll: true});
  };

  const observer = new MutationObserver(follow);
  observer.observe(picture, {attributeFilter: ['class']});
  follow();
  const listeners = {
    click: onClick,
    keydown: onKey as EventListener,
    'medium-zoom:open': onOpen,
    'medium-zoom:opened': onOpened,
    'medium-zoom:close': onClose,
    'medium-zoom:closed': onClosed,
  };
  for (const [type, listener] of Object.entries(listeners)) {
    picture.addEventListener(type, listener);
  }
  return () => {
    observer.disconnect();
    removeEventListener('keydown', onEscape);
    giveBack?.();
    for (const [type, listener] of Object.entries(listeners)) {
      picture.removeEventListener(type, listener);
    }
    // The page goes (Back, for one): else the enlarged picture covers the next.
    closeZoom?.();
  };
}
