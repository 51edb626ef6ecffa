import {useEffect, useRef, useState, type RefObject} from 'react';

/**
 * Whether an element is wider inside than outside, so that it scrolls sideways.
 *
 * @returns a ref for the element, and whether it scrolls now; before it is measured, as in
 * the static HTML, that it does
 */
export function useScrolls<T extends HTMLElement>(): [
  RefObject<T | null>,
  boolean,
] {
  const ref = useRef<T>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    // Its content can become wider while the frame does not, for example with larger
    // text.
    [element, ...element.children].forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, []);
  return [ref, scrolls];
}
