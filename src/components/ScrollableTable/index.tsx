import {
  Children,
  isValidElement,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {useScrolls} from './useScrolls';

/** Whether there is a link among elements; what a component renders cannot be known. */
function hasLink(node: ReactNode): boolean {
  return Children.toArray(node).some(
    (child) =>
      isValidElement<{href?: string; children?: ReactNode}>(child) &&
      (child.props.href !== undefined || hasLink(child.props.children)),
  );
}

/**
 * A table of a page. The theme lets a table that is wider than its column scroll sideways,
 * for which the arrow keys need something in it that has the focus.
 *
 * The Tab key stops at as few tables as possible: not at one that contains a link, whose
 * focus is enough, and, once there are scripts, not at one that fits. The HTML alone cannot
 * say which tables fit, so that there all others can be focused; the first key that a
 * reader presses starts the scripts (plugins/deferred-hydration).
 */
export default function ScrollableTable(
  props: ComponentProps<'table'>,
): ReactNode {
  const [table, scrolls] = useScrolls<HTMLTableElement>();
  return (
    <table
      {...props}
      ref={table}
      tabIndex={scrolls && !hasLink(props.children) ? 0 : undefined}
    />
  );
}
