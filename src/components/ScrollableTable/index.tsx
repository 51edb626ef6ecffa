import type {ComponentProps, ReactNode} from 'react';
import {useScrolls} from './useScrolls';

/**
 * A table of a page. The theme lets a table that is wider than its column scroll
 * sideways; as long as it does, it can be focused, so that the arrow keys scroll it.
 * A table that fits is no stop for the Tab key.
 */
export default function ScrollableTable(
  props: ComponentProps<'table'>,
): ReactNode {
  const [table, scrolls] = useScrolls<HTMLTableElement>();
  return <table {...props} ref={table} tabIndex={scrolls ? 0 : undefined} />;
}
