/**
 * How many rows are drawn: with a key those that are in view, which takes a browser half
 * as long as all of them; the others when the reader pauses, or goes there.
 */
import {useCallback, useEffect, useState} from 'react';

const pause = 400;

/** DocSearch's modal is so high, or as high as a phone. */
const modalHeight = 600;
/** Its field, its foot and the name of the first group. */
const besideRows = 150;
const rowHeight = 60;

/** Rows that there is room for. */
function rowsInView(): number {
  const height = window.matchMedia('(max-width: 768px)').matches
    ? window.innerHeight
    : Math.min(modalHeight, window.innerHeight);
  return Math.max(1, Math.ceil((height - besideRows) / rowHeight));
}

/**
 * @param drawn what the rows belong to: when it changes, only those in view are drawn
 * @returns how many, and what draws all of them now
 */
export function useDrawnRows(
  drawn: unknown,
): [most: number, drawAll: () => void] {
  const [whole, setWhole] = useState<unknown>();
  const [inView] = useState(rowsInView);
  const drawAll = useCallback(() => setWhole(drawn), [drawn]);
  useEffect(() => {
    const timer = setTimeout(drawAll, pause);
    return () => clearTimeout(timer);
  }, [drawAll]);
  return [whole === drawn ? Infinity : inView, drawAll];
}
