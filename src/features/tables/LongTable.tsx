import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ShowAll from '../../components/ShowAll';
import {linesOnPhone} from './size';

/** In lines: about one and a half screens of a phone. */
const longest = 50;
/** Rows. Fewer would be no shorter when folded. */
const fewest = 7;

/**
 * On phones, folds a table that would otherwise fill more than one and a half screens.
 *
 * @param rows number of characters in each cell of each row, including the header row
 */
export default function LongTable({
  rows,
  children,
}: {
  rows: readonly number[][];
  children: ReactNode;
}): ReactNode {
  return rows.length < fewest || linesOnPhone(rows) <= longest ? (
    children
  ) : (
    <ShowAll
      className="long-table"
      label={translate(
        {
          id: 'table.showAll',
          message: 'Show all {count} rows',
          description: 'On phones, below the beginning of a long table',
        },
        {count: rows.length - 1},
      )}>
      {children}
    </ShowAll>
  );
}
