/** The rows of the modal's list: which one is selected, and how to follow one. */
import {useEffect, useRef, useState, type MouseEvent} from 'react';
import {around} from '@site/src/chrome/page';
import type {Opened} from './recent-searches';

/** The id of the list that the field controls. */
export const idOfRows = 'search-hits';
export const idOfRow = (index: number): string => `search-hit-${index}`;

/** @param row that the link belongs to, if it is one of a row */
export type Follow = (
  url: string,
  event: KeyboardEvent | MouseEvent,
  row: Opened | undefined,
) => void;

/** @param isAnswered whether the rows belong to the query in the field */
export function useRows(
  rows: readonly Opened[],
  isAnswered: boolean,
  onFollow: Follow,
) {
  const [selected, setSelected] = useState(0);
  /** Enter was pressed before the results arrived. */
  const pendingEnter = useRef<KeyboardEvent>(undefined);
  const follow = (event: KeyboardEvent) => {
    const row = rows[selected];
    if (row) {
      onFollow(row.url, event, row);
    }
  };
  useEffect(() => {
    const event = pendingEnter.current;
    if (event && isAnswered) {
      pendingEnter.current = undefined;
      follow(event);
    }
  });
  const indexAt = ({nativeEvent}: MouseEvent) =>
    Number(around(nativeEvent, '[data-row]')?.dataset.row ?? -1);
  return {
    /** Of all rows that the arrow keys walk through, the one that Enter follows. */
    selected,
    /** For the field. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.isComposing) {
        return;
      }
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (step) {
        event.preventDefault();
        const next = (selected + step + rows.length) % (rows.length || 1);
        setSelected(next);
        document
          .getElementById(idOfRow(next))
          ?.scrollIntoView({block: 'nearest'});
      } else if (event.key === 'Enter' && !event.altKey) {
        event.preventDefault();
        if (isAnswered) {
          follow(event);
        } else {
          // The rows belong to an earlier query.
          pendingEnter.current = event;
        }
      }
    },
    /** For the element around the list, so that twenty rows need no functions. */
    ofList: {
      onMouseMove: (event: MouseEvent) => {
        const index = indexAt(event);
        if (index >= 0) {
          setSelected(index);
        }
      },
      onClick: (event: MouseEvent) => {
        const link = around<HTMLAnchorElement>(event.nativeEvent, 'a');
        if (link?.origin === window.location.origin) {
          onFollow(link.getAttribute('href')!, event, rows[indexAt(event)]);
        }
      },
    },
    /** Selects the first row, for a new query or other rows. */
    reset: () => {
      pendingEnter.current = undefined;
      setSelected(0);
    },
  };
}
