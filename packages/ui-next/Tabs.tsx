import type {ComponentProps, ReactNode} from 'react';
import * as TabsPrimitive from '@radix-ui/react-tabs';
import clsx from 'clsx';
import styles from './Tabs.module.css';

/** @inherits Every attribute of a `div` element, including `ref`. */
export type TabsProps = {
  /** The open tab, if your component controls it. */
  value?: string;
  /** The initially open tab, if the tabs manage their own state. */
  defaultValue?: string;
  /** Called with the tab that the user opens. */
  onValueChange?: (value: string) => void;
  /**
   * Which arrow keys move between the triggers: left and right, or up and down.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * How a tab opens: with the arrow keys (`automatic`), or with Enter or Space (`manual`).
   * @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual';
} & Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type TabsListProps = {
  /** What the tabs are for; screen readers announce it. */
  'aria-label'?: string;
  /**
   * Whether the arrow keys continue at the other end.
   * @default true
   */
  loop?: boolean;
} & ComponentProps<'div'>;

/** @inherits Every attribute of a `button` element, including `ref`. */
export type TabsTriggerProps = {
  /** Connects the trigger to the content with the same value. */
  value: string;
  /** Prevents it from being opened. */
  disabled?: boolean;
} & Omit<ComponentProps<'button'>, 'value'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type TabsContentProps = {
  /** Connects the content to the trigger with the same value. */
  value: string;
  /** Keeps the content in the page while another tab is open. */
  forceMount?: true;
} & ComponentProps<'div'>;

/** A component that shows one of two to five views in the same place. */
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

/** The button that opens a tab. */
export function TabsTrigger({className, ...rest}: TabsTriggerProps): ReactNode {
  return (
    <TabsPrimitive.Trigger
      className={clsx(styles.trigger, className)}
      {...rest}
    />
  );
}

/** The content of a tab. */
export function TabsContent({className, ...rest}: TabsContentProps): ReactNode {
  return (
    <TabsPrimitive.Content
      className={clsx(styles.content, className)}
      {...rest}
    />
  );
}
