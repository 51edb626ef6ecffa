import type {ComponentProps, ReactNode} from 'react';
import * as TabsPrimitive from '@radix-ui/react-tabs';
import clsx from 'clsx';
import styles from './Tabs.module.css';

/** @inherits Every attribute of a `div` element, `ref` included. */
export type TabsProps = {
  /** The open tab, when your component keeps it. */
  value?: string;
  /** The open tab at first, when the tabs keep it. */
  defaultValue?: string;
  /** Called with the tab that the reader opens. */
  onValueChange?: (value: string) => void;
  /**
   * Which arrow keys move: left and right, or up and down.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * `automatic`: the arrow keys open the tab. `manual`: Enter or Space opens it.
   * @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual';
} & Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'>;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type TabsListProps = {
  /** What the tabs choose between, for a screen reader. */
  'aria-label'?: string;
  /**
   * Whether the arrow keys go on at the other end.
   * @default true
   */
  loop?: boolean;
} & ComponentProps<'div'>;

/** @inherits Every attribute of a `button` element, `ref` included. */
export type TabsTriggerProps = {
  /** Ties the trigger to the content with the same value. */
  value: string;
  /** Cannot be opened. */
  disabled?: boolean;
} & Omit<ComponentProps<'button'>, 'value'>;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type TabsContentProps = {
  /** Ties the content to the trigger with the same value. */
  value: string;
  /** Keeps the content in the page while another tab is open. */
  forceMount?: true;
} & ComponentProps<'div'>;

/** Two to five views in the same place. */
export function Tabs({className, ...rest}: TabsProps): ReactNode {
  return (
    <TabsPrimitive.Root className={clsx(styles.tabs, className)} {...rest} />
  );
}

/** The row of triggers. */
export function TabsList({className, ...rest}: TabsListProps): ReactNode {
  return (
    <TabsPrimitive.List className={clsx(styles.list, className)} {...rest} />
  );
}

/** Opens one tab. */
export function TabsTrigger({className, ...rest}: TabsTriggerProps): ReactNode {
  return (
    <TabsPrimitive.Trigger
      className={clsx(styles.trigger, className)}
      {...rest}
    />
  );
}

/** What one tab shows. */
export function TabsContent({className, ...rest}: TabsContentProps): ReactNode {
  return (
    <TabsPrimitive.Content
      className={clsx(styles.content, className)}
      {...rest}
    />
  );
}
