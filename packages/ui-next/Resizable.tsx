import type {ReactNode} from 'react';
import {
  Panel,
  PanelGroup,
  PanelResizeHandle,
  type PanelGroupProps,
  type PanelProps,
  type PanelResizeHandleProps,
} from 'react-resizable-panels';
import clsx from 'clsx';
import styles from './Resizable.module.css';

/** @inherits Every attribute of a `div` element, and every prop of `PanelGroup` of react-resizable-panels. */
export type ResizablePanelGroupProps = {
  /** Direction in which the panels follow each other. */
  direction: 'horizontal' | 'vertical';
  /** Keeps the sizes in the browser under this name. */
  autoSaveId?: string;
} & PanelGroupProps;

/** @inherits Every attribute of a `div` element, and every prop of `Panel` of react-resizable-panels. */
export type ResizablePanelProps = {
  /** Size at first, in per cent of the group. */
  defaultSize?: number;
  /** Smallest size, in per cent. */
  minSize?: number;
  /** Largest size, in per cent. */
  maxSize?: number;
} & PanelProps;

/** @inherits Every attribute of a `div` element, and every prop of `PanelResizeHandle` of react-resizable-panels. */
export type ResizableHandleProps = {
  /** Draws a grip in the middle of the border. */
  withHandle?: boolean;
} & PanelResizeHandleProps;

/** Panels that share one column or row. */
export function ResizablePanelGroup({
  className,
  ...rest
}: ResizablePanelGroupProps): ReactNode {
  return <PanelGroup className={clsx(styles.group, className)} {...rest} />;
}

/** One of them. */
export const ResizablePanel: (props: ResizablePanelProps) => ReactNode = Panel;

/** The border between two of them: moved by pointer, or by arrow keys when focused. */
export function ResizableHandle({
  withHandle,
  className,
  ...rest
}: ResizableHandleProps): ReactNode {
  return (
    <PanelResizeHandle className={clsx(styles.handle, className)} {...rest}>
      {withHandle && <span className={styles.grip} />}
    </PanelResizeHandle>
  );
}
