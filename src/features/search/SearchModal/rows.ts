/** Shared by the rows of the modal's lists. */
import type {MouseEvent} from 'react';

/** The id of the list that the field controls. */
export const idOfRows = 'search-hits';
export const idOfRow = (index: number): string => `search-hit-${index}`;

/** The functions must not be new with each key: rows are drawn again only if they change. */
export type Rows = {
  /** Of all rows that the arrow keys walk through, the one that Enter follows. */
  selected: number;
  onSelect: (index: number) => void;
  onFollow: (index: number, click: MouseEvent) => void;
};
