/** The page that is shown. */

/** Dispatched on the window when the router has shown another page (src/client-modules/chrome.ts). */
export const pageShown = 'chrome:page';

/** Calls a function for the first page, once its HTML is there, and for each that follows. */
export function onEachPage(run: () => void): void {
  if (document.readyState === 'loading') {
    // Not its content's event, which waits for the framework's scripts.
    document.addEventListener('readystatechange', run, {once: true});
  } else {
    run();
  }
  addEventListener(pageShown, run);
}

/** The element around the target of an event, or the target itself. */
export const around = <Found extends HTMLElement>(
  {target}: Event,
  selector: string,
): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** A click that opens another tab, say. */
export const isModified = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** @returns false if the browser forbids storage */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** What is stored, if the browser allows to read it. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
