import {
  Children,
  isValidElement,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import ShowAll from '../ShowAll';
import {linesOnPhone, rowsOf} from './size';
import {useScrolls} from './useScrolls';

/** Three quarters of a screen of a phone. A table with more lines is folded there. */
const screen = 24;

/** Whether there is a link among elements; what a component renders cannot be known. */
function hasLink(node: ReactNode): boolean {
  return Children.toArray(node).some(
    (child) =>
      isValidElement<{href?: string; children?: ReactNode}>(child) &&
      (child.props.href !== undefined || hasLink(child.props.children)),
  );
}

/**
 * A table in a frame that scrolls sideways if the table is wider. The arrow keys only
 * scroll it while something in it has the focus.
 *
 * The Tab key stops at as few tables as possible: not at one that contains a link, whose
 * focus is enough, and, once there are scripts, not at one that fits. In the HTML alone,
 * it is unknown which tables fit, so all others can be focused there; the first key that
 * a reader presses starts the scripts (plugins/deferred-hydration). Once a table is known
 * to fit, its header stays in view: in a frame that scrolls it could not.
 *
 * A phone shows the beginning of a table that would take most of a screen.
 */
export default function ScrollableTable(
  props: ComponentProps<'table'>,
): ReactNode {
  const [frame, scrolls] = useScrolls<HTMLDivElement>();
  const table = (
    <div
      ref={frame}
      className="table-frame"
      data-fits={scrolls ? undefined : ''}
      tabIndex={scrolls && !hasLink(props.children) ? 0 : undefined}>
      <table {...props} />
    </div>
  );
  const rows = rowsOf(props.children);
  return linesOnPhone(rows) <= screen ? (
    table
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
      {table}
    </ShowAll>
  );
}
