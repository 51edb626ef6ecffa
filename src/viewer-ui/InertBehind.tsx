import {useEffect} from 'react';

/**
 * Makes inert what an open modal menu hides from screen readers. The library below
 * sets `aria-hidden` there, but leaves links and buttons in it focusable, which
 * WCAG 4.1.2 does not allow. Rendered inside the menu: it is there while it is open.
 */
export function InertBehind(): null {
  useEffect(() => {
    let behind: HTMLElement[] = [];
    let closed = false;
    // The library marks what it hides in an effect of an element above this one.
    queueMicrotask(() => {
      if (!closed) {
        behind = [
          ...document.querySelectorAll<HTMLElement>(
            '[data-aria-hidden="true"]',
          ),
        ].filter((element) => !element.inert);
        behind.forEach((element) => {
          element.inert = true;
        });
      }
    });
    return () => {
      closed = true;
      behind.forEach((element) => {
        element.inert = false;
      });
    };
  }, []);
  return null;
}
