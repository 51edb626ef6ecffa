import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Cards, LongTable, textOf} from '@site/src/features/tables';
import styles from './styles.module.css';

type Row = {
  key: string;
  /** Content of the row's header cell. */
  header: ReactNode;
  cells: ReactNode[];
};

type Props = {
  /** Accessible name of the scrollable region. */
  name: string;
  columns: string[];
  rows: Row[];
  className?: string;
};

/** A table that scrolls sideways if it is wider than the page. */
export default function ShowcaseTable({
  name,
  columns,
  rows,
  className,
}: Props): ReactNode {
  const lengths = [
    columns,
    ...rows.map(({header, cells}) => [header, ...cells]),
  ];
  return (
    <LongTable
      rows={lengths.map((cells) => cells.map((cell) => textOf(cell).length))}>
      <div
        className={clsx('table-frame', styles.scroll)}
        role="region"
        aria-label={name}
        tabIndex={0}>
        <Cards className={clsx(styles.table, className)}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({key, header, cells}) => (
              <tr key={key}>
                <th scope="row">{header}</th>
                {cells.map((cell, index) => (
                  // Cells are identified by their column.
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Cards>
      </div>
    </LongTable>
  );
}
