import type {ReactNode} from 'react';
import clsx from 'clsx';
import {lengthOf, LongTable} from '@site/src/features/tables';
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
  const lengths = rows.map(({header, cells}) =>
    [header, ...cells].map(lengthOf),
  );
  return (
    <LongTable rows={[columns.map(lengthOf), ...lengths]}>
      <div
        className={clsx('table-frame', styles.scroll)}
        role="region"
        aria-label={name}
        tabIndex={0}>
        <table className={clsx(styles.table, className)}>
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
        </table>
      </div>
    </LongTable>
  );
}
