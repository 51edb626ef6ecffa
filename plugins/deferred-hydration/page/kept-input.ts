/**
 * What only React can respond to, and the reader has done before it is there: a click on a
 * control of a page's content (the showcase, a filter, a picture, or whatever has
 * `data-keep-click`), and what was typed or chosen in a field. It is repeated when React is
 * there. The controls of the chrome do not need this (src/components/FirstInput).
 */
import {
  isHydrated,
  isHydrating,
} from '../../../src/components/FirstInput/hydration';
import {laterControls} from '../../../src/components/FirstInput/laterControls';
import {isLaterReady, loadLater} from './load-later';
import {start, startAtRest} from './scripts';

/** Popovers, the radio buttons of an example, and the checkbox of long code need no script. */
const controls =
  'button:not([popovertarget]), [role="button"], [role="tab"], [type="checkbox"]:not(.long-part > *), [data-keep-click]';

/** Milliseconds: a page that is still here after that was not left by the link. */
const untilNextPage = 3_000;

const kept: (() => void)[] = [];
const fields = new Map<HTMLInputElement, string>();

/** Repeats a click on a control after hydration; immediately, if it is complete. */
export function repeatLater(control: HTMLElement): void {
  const repeat = () => control.isConnected && control.click();
  if (isHydrated()) {
    repeat();
  } else {
    kept.push(repeat);
  }
}

function keepClick(event: MouseEvent): void {
  const target = event.target as Element;
  const control = target.closest<HTMLElement>(controls);
  if (control && !control.matches(laterControls)) {
    start();
  } else if (!control && target.closest('a')) {
    // The scripts would hold up the next page. A link within this page scrolls, which starts them.
    setTimeout(start, untilNextPage);
  } else {
    startAtRest();
  }
  // The script of another control has responded.
  if (!control || event.defaultPrevented || isHydrated()) {
    return;
  }
  // Outside React's root, and in a dialog of this script, nobody waits for React.
  if (!control.closest('#__docusaurus')) {
    return;
  }
  const isOfLater = control.matches(laterControls);
  if (isOfLater && isLaterReady()) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isOfLater) {
    loadLater().then(
      () => control.click(),
      () => repeatLater(control),
    );
  } else {
    repeatLater(control);
  }
}

/** A field takes what is typed or chosen by itself; React has to hear of it. */
function keepField({target}: Event): void {
  const field = target as HTMLInputElement;
  if (
    isHydrated() ||
    /^(?:checkbox|radio|file)$/.test(field.type) ||
    !field.closest('#__docusaurus')
  ) {
    return;
  }
  // Otherwise, typing without a pause would keep postponing them.
  start();
  if (!fields.has(field)) {
    kept.push(() => repeatField(field));
  }
  fields.set(field, field.value);
}

function repeatField(field: HTMLInputElement): void {
  if (!field.isConnected) {
    return;
  }
  // React hears of a value only if it is another than the one that it knows, which is
  // the one that was last set on the element by its own means.
  field.value = '';
  Reflect.set(
    Object.getPrototypeOf(field) as object,
    'value',
    fields.get(field),
    field,
  );
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, {bubbles: true}));
  }
}

/**
 * Of a click, and of a key. To respond to one of these, React (19.2) hydrates the rest of the
 * page in one task, which takes a second on a slow processor, even if nothing listens to it.
 */
const eventsOfInput = [
  'click',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keypress',
  'keyup',
];

/** Keeps them from React while it hydrates. What the browser does with them is the same. */
function shield(event: Event): void {
  const target = event.target as Element;
  if (
    isHydrating() &&
    !isHydrated() &&
    target.closest?.('#__docusaurus') &&
    // A field or a control that only React can respond for is worth the wait.
    !target.closest(
      `main :is(${controls}, input, select, textarea):not(${laterControls})`,
    )
  ) {
    event.stopPropagation();
  }
}

/**
 * @param until captures events, until its signal
 * @returns a function that repeats what was kept
 */
export function keepInput(until: AddEventListenerOptions): () => void {
  addEventListener('click', keepClick, until);
  addEventListener('input', keepField, until);
  for (const type of eventsOfInput) {
    // After the listeners of the window, which are the site's own.
    document.addEventListener(type, shield, until);
  }
  return () => {
    for (const repeat of kept) {
      repeat();
    }
  };
}
