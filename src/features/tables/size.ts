import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

type Parent = ReactElement<{children?: ReactNode}>;

function partsOf(node: ReactNode): Parent[] {
  return Children.toArray(node).filter((part): part is Parent =>
    isValidElement(part),
  );
}

/** The number of characters in an element, not counting what its components render. */
export function lengthOf(node: ReactNode): number {
  return Children.toArray(node).reduce<number>((sum, part) => {
    if (isValidElement<{children?: ReactNode}>(part)) {
      return sum + lengthOf(part.props.children);
    }
    return sum + (typeof part === 'string' ? part.length : 0);
  }, 0);
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
      partsOf(row.props.children).map((cell) => lengthOf(cell.props.children)),
    );
}

/** Characters that fit in a line of a column on a phone (src/css/parts.css): the last of three or
    more columns is as wide as the screen, and all others are half as wide. */
const wide = 44;
const narrow = 22;

/**
 * About how many lines a table takes on a phone.
 *
 * @param rows the result of `rowsOf`
 */
export function linesOnPhone(rows: readonly number[][]): number {
  const lines = rows.map((cells) =>
    Math.max(
      1,
      ...cells.map((length, column) =>
        Math.ceil(
          length / (column > 1 && column === cells.length - 1 ? wide : narrow),
        ),
      ),
    ),
  );
  return lines.reduce((sum, count) => sum + count, 0);
}
