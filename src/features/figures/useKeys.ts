import {useEffect, useRef, type RefObject} from 'react';

/**
 * A figure that the reader has started: it gets the focus, because the button that had it is
 * gone, and then the keys.
 *
 * @param onKey must be the same function in each render
 * @returns the ref of an element that can have the focus
 */
export function useKeys(
  onKey?: (key: string) => void,
): RefObject<HTMLDivElement | null> {
  const figure = useRef<HTMLDivElement>(null);
  useEffect(() => figure.current?.focus({preventScroll: true}), []);
  useEffect(() => {
    const {current} = figure;
    const onKeyDown = ({key, ctrlKey, altKey, metaKey}: KeyboardEvent) => {
      if (!ctrlKey && !altKey && !metaKey) {
        onKey?.(key);
      }
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [onKey]);
  return figure;
}
