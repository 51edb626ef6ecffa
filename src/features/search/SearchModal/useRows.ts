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
import {useHistory} from '@docusaurus/router';
import {
  addRecent,
  writeStoredSearches,
  type Opened,
  type StoredSearches,
} from './recent-searches';

/** The id of the list that the field controls. */
export const idOfRows = 'search-hits';
export const idOfRow = (index: number): string => `search-hit-${index}`;

/** The functions must not be new with each key: rows are drawn again only if they change. */
export type Rows = {
  /** Of all rows that the arrow keys walk through, the one that Enter follows. */
  selected: number;
  onSelect: (index: number) => void;
  onFollow: (index: number, event: KeyboardEvent | MouseEvent) => void;
};

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
  onClose: () => void;
};

/** @returns a function for a click on a row, or Enter; it never changes */
function useFollow({
  indexName,
  rows,
  stored,
  onClose,
}: RowsOptions): Rows['onFollow'] {
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
  const {rows, isAnswered} = options;
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      event.preventDefault();
      const next = (selected + step + rows.length) % (rows.length || 1);
      setSelected(next);
      document.getElementById(idOfRow(next))?.scrollIntoView({
        block: 'nearest',
      });
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
