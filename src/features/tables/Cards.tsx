import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {isCards, rowsOf, textOf} from './size';

type Part = {children?: ReactNode; role?: string};

const roles: Record<string, string> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/** Says what each part is: as a block, it would no longer be a part of a table for assistive technology. */
const withRoles = (node: ReactNode, header = 'rowheader'): ReactNode =>
  Children.map(node, (part) =>
    isValidElement<Part>(part) && typeof part.type === 'string'
      ? cloneElement(
          part,
          {role: part.type === 'th' ? header : roles[part.type]},
          part.type in roles && part.type !== 'td'
            ? withRoles(
                part.props.children,
                part.type === 'thead' ? 'columnheader' : header,
              )
            : part.props.children,
        )
      : part,
  );

/** The texts of the header row, each as a property that the style sheet writes in front of the cells below it. */
function labelsOf(children: ReactNode): CSSProperties {
  const [head] = Children.toArray(children);
  const [row] = isValidElement<Part>(head)
    ? Children.toArray(head.props.children)
    : [];
  const cells = isValidElement<Part>(row)
    ? Children.toArray(row.props.children)
    : [];
  return Object.fromEntries(
    cells.map((cell, index) => [
      `--label-${index + 1}`,
      JSON.stringify(textOf(cell)),
    ]),
  );
}

/**
 * A table. On a phone, the rows of one that is too wide are cards (src/css/parts.css), with the
 * header of its column in front of each cell; it stays a table for screen readers. No script is needed.
 */
export default function Cards({
  children,
  className,
  ...props
}: ComponentProps<'table'>): ReactNode {
  return isCards(rowsOf(children)) ? (
    <table
      {...props}
      role="table"
      className={clsx('row-cards', className)}
      style={labelsOf(children)}>
      {withRoles(children)}
    </table>
  ) : (
    <table {...props} className={className}>
      {children}
    </table>
  );
}
