import type {ReactNode} from 'react';
import clsx from 'clsx';
import ScrollableTable from '@site/src/features/tables';
import styles from './styles.module.css';

type Row = {
  key: string;
  /** Content of the row's header cell. */
  header: ReactNode;
  cells: ReactNode[];
};

type Props = {
  /** Its accessible name. */
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
  return (
    <ScrollableTable
      className={clsx(styles.table, className)}
      aria-label={name}>
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
    </ScrollableTable>
  );
}
