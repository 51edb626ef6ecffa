/** The rows of the modal's list: which one is selected, and how to follow one. */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {
  addRecent,
  writeStoredSearches,
  type Opened,
  type StoredSearches,
} from './recent-searches';
import {idOfRow, type Rows} from './rows';

export type Row = {url: string; hit: Opened};

/** With a modifier key, the browser opens a tab or a window. */
export const staysHere = (event: KeyboardEvent | MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey;

type RowsOptions = {
  indexName: string;
  rows: readonly Row[];
  stored: StoredSearches;
  /** Whether the rows belong to the query in the field. */
  isAnswered: boolean;
  /** Draws the rows that are not drawn yet, before one of them is selected. */
  drawAll: () => void;
  onClose: () => void;
};

/** @returns a function for a click on a row, or Enter; it never changes */
function useFollow({
  indexName,
  rows,
  stored,
  onClose,
}: RowsOptions): (index: number, event: KeyboardEvent | MouseEvent) => void {
  const history = useHistory();
  const latest = useRef({rows, stored});
  useLayoutEffect(() => {
    latest.current = {rows, stored};
  });
  return useCallback(
    (index, event) => {
      const row = latest.current.rows[index];
      if (!row) {
        return;
      }
      const opened = {...row.hit, url: row.url};
      writeStoredSearches(indexName, addRecent(latest.current.stored, opened));
      if (staysHere(event)) {
        event.preventDefault();
        history.push(row.url);
        onClose();
      } else if (event.type === 'keydown') {
        // The browser only does this for a click.
        window.open(row.url, '_blank', 'noopener');
      }
    },
    [history, indexName, onClose],
  );
}

export function useRows(options: RowsOptions): {
  /** For the lists. */
  list: Rows;
  /** For the field: the arrow keys and Enter. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Selects the first row, for a new query or other rows. */
  reset: () => void;
} {
  const {rows, isAnswered, drawAll} = options;
  const [selected, setSelected] = useState(0);
  const onFollow = useFollow(options);
  /** Enter was pressed before the results arrived. */
  const pendingEnter = useRef<KeyboardEvent>(undefined);

  useEffect(() => {
    const event = pendingEnter.current;
    if (event && isAnswered) {
      pendingEnter.current = undefined;
      onFollow(selected, event);
    }
  }, [isAnswered, onFollow, selected]);

  const move = (step: number) => {
    if (rows.length > 0) {
      const next = (selected + step + rows.length) % rows.length;
      flushSync(() => {
        drawAll();
        setSelected(next);
      });
      document.getElementById(idOfRow(next))?.scrollIntoView({
        block: 'nearest',
      });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault();
      if (isAnswered) {
        onFollow(selected, event);
      } else {
        // The rows belong to an earlier query.
        pendingEnter.current = event;
      }
    }
  };
  const reset = useCallback(() => {
    pendingEnter.current = undefined;
    setSelected(0);
  }, []);
  return {list: {selected, onSelect: setSelected, onFollow}, onKeyDown, reset};
}
