import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

export type Part = ReactElement<{children?: ReactNode}>;

/** The elements in what is rendered. */
export const partsOf = (node: ReactNode): Part[] =>
  Children.toArray(node).filter((part): part is Part => isValidElement(part));

/** The text in an element, without what its components render. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) =>
      isValidElement<{children?: ReactNode}>(part)
        ? textOf(part.props.children)
        : typeof part === 'string'
          ? part
          : '',
    )
    .join('');
}

/**
 * The rows of a table, including the header row.
 *
 * @param children what is in the table: `thead` and `tbody`
 * @returns for each row, the number of characters in each of its cells
 */
export function rowsOf(children: ReactNode): number[][] {
  return partsOf(children)
    .flatMap((group) => partsOf(group.props.children))
    .map((row) =>
      partsOf(row.props.children).map((cell) => textOf(cell).length),
    );
}

/** Characters that fit in a line of a phone: of the whole of it, of a column of two, and next to a label. */
const whole = 44;
const half = 22;
const labeled = 30;
/** Characters of a name that stays on one line next to other columns. */
const longestShortName = 20;

/** Whether the rows of a table are cards on a phone: three columns that do not fit next to each other. */
export function isCards(rows: readonly number[][]): boolean {
  const [header = []] = rows;
  const widest = header.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column] ?? 0)),
  );
  return (
    header.length > 2 &&
    widest.reduce((sum, width) => sum + width + 2, 0) > whole
  );
}

/** Whether a cell's text fits into a column that leaves more than half of the line to others. */
export const isShortName = (cell: ReactNode): boolean => {
  const {length} = textOf(cell);
  // Of what a component writes, it is unknown.
  return length > 0 && length <= longestShortName;
};

/**
 * About how many lines a table takes on a phone.
 *
 * @param rows the result of `rowsOf`
 */
export function linesOnPhone(rows: readonly number[][]): number {
  const width = isCards(rows) ? labeled : half;
  const lines = rows.map((cells) => {
    const each = cells.map((length) => Math.ceil(length / width));
    return isCards(rows)
      ? each.reduce((sum, count) => sum + count, 0)
      : Math.max(1, ...each);
  });
  return lines.reduce((sum, count) => sum + count, 0);
}
