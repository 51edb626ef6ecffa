/**
 * Which rows are drawn: with a key those that are in view, which takes a browser half as
 * long as all of them; the others when the reader pauses, or goes there.
 */
import {useCallback, useEffect, useState} from 'react';

const pause = 400;

/** DocSearch's modal is so high, or as high as a phone. */
const modalHeight = 600;
/** Its field and its foot. */
const besideRows = 112;

/** Pixels that the rows have before the reader scrolls, and be it one row. */
function roomInView(): number {
  const height = window.matchMedia('(max-width: 768px)').matches
    ? window.innerHeight
    : Math.min(modalHeight, window.innerHeight);
  return Math.max(1, height - besideRows);
}

/**
 * @param drawn what the rows belong to: when it changes, only those in view are drawn
 * @returns the pixels that are to be filled, and what draws all rows now
 */
export function useDrawnRows(
  drawn: unknown,
): [room: number, drawAll: () => void] {
  const [whole, setWhole] = useState<unknown>();
  const [inView] = useState(roomInView);
  const drawAll = useCallback(() => setWhole(drawn), [drawn]);
  useEffect(() => {
    const timer = setTimeout(drawAll, pause);
    return () => clearTimeout(timer);
  }, [drawAll]);
  return [whole === drawn ? Infinity : inView, drawAll];
}
