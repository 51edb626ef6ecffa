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
  /** Direction in which the panels are arranged. */
  direction: 'horizontal' | 'vertical';
  /** Name under which the browser stores the sizes. */
  autoSaveId?: string;
} & PanelGroupProps;

/** @inherits Every attribute of a `div` element, and every prop of `Panel` of react-resizable-panels. */
export type ResizablePanelProps = {
  /** Initial size, in percent of the group. */
  defaultSize?: number;
  /** Smallest size, in percent. */
  minSize?: number;
  /** Largest size, in percent. */
  maxSize?: number;
} & PanelProps;

/** @inherits Every attribute of a `div` element, and every prop of `PanelResizeHandle` of react-resizable-panels. */
export type ResizableHandleProps = {
  /** Shows a grip in the middle of the border. */
  withHandle?: boolean;
} & PanelResizeHandleProps;

/** A group of panels that share a column or a row. */
export function ResizablePanelGroup({
  className,
  ...rest
}: ResizablePanelGroupProps): ReactNode {
  return <PanelGroup className={clsx(styles.group, className)} {...rest} />;
}

/** A panel in the group. */
export const ResizablePanel: (props: ResizablePanelProps) => ReactNode = Panel;

/** The border between two panels. Users move it with the pointer, or with the arrow keys when it has the focus. */
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
