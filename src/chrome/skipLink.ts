/**
 * The link past the navigation. Without scripts it leads to the id in its address; not every page
 * of the framework has that one, but each has a main element.
 */
import {around} from './page';

/** Focuses an element that takes the focus only now. */
export function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
  element.removeAttribute('tabindex');
}

export function startSkipLink(): void {
  addEventListener('click', (event) => {
    const main = document.querySelector('main');
    if (main && around(event, '[data-skip-link]')) {
      event.preventDefault();
      focusOnce(main);
      main.scrollIntoView();
    }
  });
}
