import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {isCards, isShortName, partsOf, rowsOf, textOf, type Part} from './size';

/** A card's title needs no label, unless that says of which release it is; a box to check is none. */
const isTitle = (cell: Part, label = ''): boolean =>
  textOf(cell) !== '' && !/\d\.\d/.test(label);

/** As a block, an element would no longer be a part of a table for assistive technology: its role says it. */
const rowWith = (row: Part, header: string, labels: string[]): ReactNode =>
  cloneElement(row as ReactElement<{role: string}>, {role: 'row'}, [
    ...partsOf(row.props.children).map((cell, index) =>
      cloneElement(cell as ReactElement<Record<string, unknown>>, {
        role: cell.type === 'th' ? header : 'cell',
        'data-label':
          index === 0 && isTitle(cell, labels[0]) ? undefined : labels[index],
      }),
    ),
  ]);

/** On a phone, a short name in the first cell stays on its line. */
function withShortName(row: Part): ReactNode {
  const [name, ...texts] = partsOf(row.props.children);
  return name && isShortName(name)
    ? cloneElement(row, {}, [
        cloneElement(name as ReactElement<{className: string}>, {
          className: 'short-name',
        }),
        ...texts,
      ])
    : row;
}

/**
 * A table. On a phone, the rows of one that is too wide are cards (src/css/tables.css): the first
 * cell is the title, and the others have the header of their column in front of them. It stays
 * a table for screen readers. No script is needed.
 */
export default function Cards({
  children,
  className,
  ...props
}: ComponentProps<'table'>): ReactNode {
  const [head, ...bodies] = partsOf(children);
  if (!isCards(rowsOf(children))) {
    return (
      <table {...props} className={className}>
        {head}
        {bodies.map((body) => (
          <tbody key={body.key}>
            {partsOf(body.props.children).map(withShortName)}
          </tbody>
        ))}
      </table>
    );
  }
  const [headers] = partsOf(head?.props.children);
  // A name in a label breaks only before its capitals.
  const labels = partsOf(headers?.props.children).map((cell) =>
    textOf(cell).replace(/[a-z](?=[A-Z])/g, '$&\u200b'),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- The styles of the cards take it away.
    <table {...props} role="table" className={clsx('row-cards', className)}>
      <thead>{headers && rowWith(headers, 'columnheader', [])}</thead>
      {bodies.map((body) => (
        <tbody key={body.key}>
          {partsOf(body.props.children).map((row) =>
            rowWith(row, 'rowheader', labels),
          )}
        </tbody>
      ))}
    </table>
  );
}
