import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import * as ScrollAreaPrimitive from '@radix-ui/react-scroll-area';
import clsx from 'clsx';
import styles from './ScrollArea.module.css';

/** @inherits Every attribute of a `div` element, including `ref`. */
export type ScrollAreaProps = {
  /** Fades out the content at an edge if more content follows there. */
  showArrows?: boolean;
  /**
   * When the scroll bar is visible: under the pointer, while scrolling, when the content does not fit, or always.
   * @default 'hover'
   */
  type?: 'hover' | 'scroll' | 'auto' | 'always';
  /**
   * Time until the bar disappears, in milliseconds, for `hover` and `scroll`.
   * @default 600
   */
  scrollHideDelay?: number;
  /** Accessible name of the area, such as `Segments`. */
  'aria-label'?: string;
} & Omit<ComponentProps<'div'>, 'dir'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type ScrollBarProps = {
  /** Direction of the bar. */
  orientation?: 'vertical' | 'horizontal';
} & ComponentProps<'div'>;

/** An area that scrolls, for a list that is taller or a table that is wider than its panel. */
export function ScrollArea({
  className,
  children,
  showArrows = false,
  'aria-label': label,
  ...rest
}: ScrollAreaProps): ReactNode {
  const viewport = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({above: false, below: false});

  const look = useCallback(() => {
    const element = viewport.current;
    if (element) {
      const {scrollTop, scrollHeight, clientHeight} = element;
      setMore({
        above: scrollTop > 0,
        below: Math.ceil(scrollTop) < scrollHeight - clientHeight,
      });
    }
  }, []);

  useEffect(() => {
    const element = viewport.current;
    if (!showArrows || !element) {
      return undefined;
    }
    // Observes the area and its content, because rows are added and removed. It also fires
    // immediately.
    const observer = new ResizeObserver(look);
    [element, ...element.children].forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, [showArrows, look]);

  return (
    <ScrollAreaPrimitive.Root
      className={clsx(styles.area, className)}
      {...rest}>
      {/* The arrow keys scroll what has the focus: without it the keyboard cannot read on. */}
      <ScrollAreaPrimitive.Viewport
        ref={viewport}
        className={styles.viewport}
        tabIndex={0}
        role={label ? 'region' : undefined}
        aria-label={label}
        onScroll={showArrows ? look : undefined}>
        {children}
      </ScrollAreaPrimitive.Viewport>
      <ScrollBar />
      <ScrollAreaPrimitive.Corner />
      {showArrows && more.above && <div className={styles.above} aria-hidden />}
      {showArrows && more.below && <div className={styles.below} aria-hidden />}
    </ScrollAreaPrimitive.Root>
  );
}

/** A scroll bar. `ScrollArea` includes a vertical one; add a horizontal one as its child. */
export function ScrollBar({
  orientation = 'vertical',
  className,
  ...rest
}: ScrollBarProps): ReactNode {
  return (
    <ScrollAreaPrimitive.Scrollbar
      orientation={orientation}
      className={clsx(styles.bar, className)}
      {...rest}>
      <ScrollAreaPrimitive.Thumb className={styles.thumb} />
    </ScrollAreaPrimitive.Scrollbar>
  );
}
