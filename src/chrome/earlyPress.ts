/**
 * A press on a button that only the framework answers, before the framework is there: it starts
 * the framework, and is repeated once when that has taken the page over.
 */

/** Buttons of a page's content, except those that the chrome answers. */
const ownButtons =
  'main button:not([data-copy-page], [data-unfold-all], [data-copied-label], [data-wrap], [data-term])';

const hydrated = 'data-has-hydrated';

function press(button: HTMLElement): void {
  const options = {bubbles: true, cancelable: true, composed: true};
  // Menus and lists open when the pointer goes down, tabs when the mouse does.
  const pointer = {...options, pointerId: 1, pointerType: 'mouse'};
  button.dispatchEvent(new PointerEvent('pointerdown', pointer));
  button.dispatchEvent(new MouseEvent('mousedown', options));
  button.dispatchEvent(new PointerEvent('pointerup', pointer));
  button.dispatchEvent(new MouseEvent('mouseup', options));
  button.click();
}

/**
 * @param isComing whether the page can start a framework; a page of an offline archive cannot
 * @param start starts the framework; called for each press before it is there
 */
export function keepEarlyPress(
  isComing: () => boolean,
  start: () => void,
): void {
  const root = document.documentElement;
  const waiting = new AbortController();
  let pressed: HTMLElement | undefined;
  const onPress = (event: Event) => {
    const {target} = event;
    const button =
      target instanceof Element && target.closest<HTMLElement>(ownButtons);
    if (button && isComing()) {
      // While it starts, the framework may handle this press itself. Handle it only once.
      event.stopImmediatePropagation();
      if (event.type === 'click') {
        pressed = button;
        start();
      }
    }
  };
  const options = {capture: true, signal: waiting.signal};
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
    addEventListener(type, onPress, options);
  }
  addEventListener('click', onPress, options);
  new MutationObserver((_, observer) => {
    if (root.getAttribute(hydrated) === 'true') {
      observer.disconnect();
      waiting.abort();
      if (pressed?.isConnected) {
        press(pressed);
      }
    }
  }).observe(root, {attributeFilter: [hydrated]});
}
