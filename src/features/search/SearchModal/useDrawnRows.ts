/**
 * Draws only the rows that fit into the modal while the reader types, which halves the
 * time from a key to its results. The others follow when the reader pauses or scrolls.
 */
import {useCallback, useEffect, useState} from 'react';
import type {Answer} from './useAnswers';

/** Milliseconds without new results; longer than most readers need between two keys. */
const pause = 400;

/** Pixels. The modal is as high as DocSearch's; on a phone, it fills the screen. */
const modalHeight = 600;
const phoneWidth = 768;
const fieldAndFooterHeight = 112;
const rowHeight = 60;

function rowsInView(): number {
  const height =
    window.innerWidth <= phoneWidth
      ? window.innerHeight
      : Math.min(modalHeight, window.innerHeight);
  return Math.max(1, Math.ceil((height - fieldAndFooterHeight) / rowHeight));
}

/**
 * @returns how many rows of this answer to draw, and a function that draws all of them
 */
export function useDrawnRows(
  answer: Answer | undefined,
): [count: number, drawAll: () => void] {
  const [drawnWhole, setDrawnWhole] = useState<Answer>();
  const [inView] = useState(rowsInView);
  const drawAll = useCallback(() => setDrawnWhole(answer), [answer]);
  useEffect(() => {
    const timer = setTimeout(drawAll, pause);
    return () => clearTimeout(timer);
  }, [drawAll]);
  return [drawnWhole === answer ? Infinity : inView, drawAll];
}
