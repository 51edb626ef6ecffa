import {useEffect, useLayoutEffect, useRef} from 'react';

/**
 * Makes inert what an open modal menu hides from screen readers. The library below
 * sets `aria-hidden` there, but leaves links and buttons in it focusable, which
 * WCAG 4.1.2 does not allow. Rendered inside the menu: it is there while it is open.
 */
export function InertBehind(): null {
  const behind = useRef<HTMLElement[]>([]);
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    // The library marks what it hides in an effect of an element above this one.
    queueMicrotask(() => {
      if (!closed.current) {
        behind.current = [
          ...document.querySelectorAll<HTMLElement>(
            '[data-aria-hidden="true"]',
          ),
        ].filter((element) => !element.inert);
        behind.current.forEach((element) => {
          element.inert = true;
        });
      }
    });
  }, []);
  // Before a field that takes the menu's place gets the focus, which an inert one refuses.
  useLayoutEffect(
    () => () => {
      closed.current = true;
      behind.current.forEach((element) => {
        element.inert = false;
      });
      behind.current = [];
    },
    [],
  );
  return null;
}
