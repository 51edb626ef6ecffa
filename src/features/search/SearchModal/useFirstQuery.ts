/** The query that the modal opens with. */
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import {selectedText} from '@site/src/chrome/searchField';
import {asQuery} from '../longestQuery';

/** The text typed to open the modal, or the selected text of the page. */
export function useFirstQuery(initialQuery: string | undefined): string {
  // Read before the dialog opens: its field gets its own selection once it is focused.
  const [firstQuery] = useState(() => asQuery(initialQuery ?? selectedText()));
  return firstQuery;
}

/** Searches for the first query, and selects it if it was not typed. */
export function useFirstSearch({
  field,
  firstQuery,
  wasTyped,
  query,
  search,
}: {
  field: RefObject<HTMLInputElement | null>;
  firstQuery: string;
  wasTyped: boolean;
  query: string;
  search: (query: string) => void;
}): void {
  const begin = useRef(() => {
    if (firstQuery !== '') {
      search(firstQuery);
    }
  });
  useEffect(() => begin.current(), []);

  // The next key replaces the selected text: once, as soon as the field shows it.
  const replaces = useRef(!wasTyped && firstQuery !== '');
  useLayoutEffect(() => {
    if (replaces.current && query === firstQuery) {
      replaces.current = false;
      field.current?.select();
    }
  }, [field, query, firstQuery]);
}
