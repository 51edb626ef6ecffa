/** Which part of a text area is in view. */
import {useEffect, useState, type RefObject} from 'react';
import {topsOf} from './wraps';

type Window = {
  first: number;
  count: number;
  shift: number;
  left: number;
  /** Where each line begins, if long lines wrap. */
  tops?: readonly number[] | undefined;
};

/**
 * The lines that a text area shows, of which a long text has many more.
 *
 * @param text in the text area
 * @param rows lines in view before the scripts load
 */
export function useLinesInView(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  rows = 0,
): Window {
  const [lines, setLines] = useState<Window>({
    first: 0,
    count: rows,
    // The padding above the first line.
    shift: 8,
    left: 0,
  });
  useEffect(() => {
    const {current} = field;
    if (!current) {
      return undefined;
    }
    const read = () => {
      const {lineHeight, paddingTop} = getComputedStyle(current);
      const height = parseFloat(lineHeight);
      const above = current.scrollTop - parseFloat(paddingTop);
      const tops = topsOf(current);
      const first = Math.max(
        0,
        tops
          ? tops.findIndex((top) => top > above) - 1
          : Math.floor(above / height),
      );
      setLines({
        first,
        count: Math.ceil(current.clientHeight / height) + 1,
        shift: (tops ? tops[first]! : first * height) - above,
        left: current.scrollLeft,
        tops,
      });
      // The lines fade where it begins (src/css/tables.css).
      current.parentElement?.style.setProperty(
        '--scroll-bar',
        `${current.offsetWidth - current.clientWidth}px`,
      );
    };
    read();
    current.addEventListener('scroll', read);
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => {
      current.removeEventListener('scroll', read);
      observer.disconnect();
    };
  }, [field, text]);
  return lines;
}
