import {
  Children,
  isValidElement,
  type ComponentProps,
  type ReactNode,
} from 'react';
import Cards from './Cards';
import {InTable} from './InTable';
import LongTable from './LongTable';
import {rowsOf} from './size';
import {useScrolls} from './useScrolls';

export {InTable} from './InTable';
export {useScrolls} from './useScrolls';

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
 * it is unknown which tables fit, so all others can be focused there. Once a table is known
 * to fit, its header stays in view: in a frame that scrolls it could not.
 */
export default function ScrollableTable(
  props: ComponentProps<'table'>,
): ReactNode {
  const [frame, scrolls] = useScrolls<HTMLDivElement>();
  return (
    <LongTable rows={rowsOf(props.children)}>
      <div
        ref={frame}
        className="table-frame"
        data-fits={scrolls ? undefined : ''}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, also by keyboard.
        tabIndex={scrolls && !hasLink(props.children) ? 0 : undefined}>
        <InTable value>
          <Cards {...props} />
        </InTable>
      </div>
    </LongTable>
  );
}
