import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ShowAll from '../ShowAll';
import {linesOnPhone} from './size';

/** About two thirds of a screen of a phone. */
const longest = 22;

/**
 * A table, of which a phone shows the beginning if all of it would take most of a screen.
 *
 * @param rows characters in each cell of each row, the one of the header included
 */
export default function LongTable({
  rows,
  children,
}: {
  rows: readonly number[][];
  children: ReactNode;
}): ReactNode {
  return linesOnPhone(rows) <= longest ? (
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
