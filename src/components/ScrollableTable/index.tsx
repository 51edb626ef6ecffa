import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

/**
 * A table of a page. The theme lets a table that is wider than its column scroll
 * sideways; as long as it does, it can be focused, so that the arrow keys scroll it.
 * A table that fits is no stop for the Tab key.
 */
export default function ScrollableTable(
  props: ComponentProps<'table'>,
): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = table.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return <table {...props} ref={table} tabIndex={scrolls ? 0 : undefined} />;
}
