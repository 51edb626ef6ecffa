import {
  createContext,
  useContext,
  type ComponentProps,
  type ReactNode,
} from 'react';
import * as TooltipPrimitive from '@radix-ui/react-tooltip';
import clsx from 'clsx';
import styles from './Tooltip.module.css';

export type TooltipProviderProps = {
  /**
   * Milliseconds under the pointer until a tooltip opens.
   * @default 700
   */
  delayDuration?: number;
  /** Milliseconds in which the next tooltip opens without a delay. */
  skipDelayDuration?: number;
  /** Closes a tooltip when the pointer moves onto its text. Leave it off: WCAG 1.4.13. */
  disableHoverableContent?: boolean;
  children: ReactNode;
};

export type TooltipProps = {
  /** Whether the tooltip is open, when your component keeps that. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Overrides the delay of the provider. */
  delayDuration?: number;
  /** Closes when the pointer moves onto the text. Leave it off: WCAG 1.4.13. */
  disableHoverableContent?: boolean;
  /** `TooltipTrigger` and `TooltipContent`. */
  children?: ReactNode;
};

/** @inherits Every attribute of a `button` element, `ref` included. */
export type TooltipTriggerProps = {
  /** Makes its only child the trigger, and adds no button. */
  asChild?: boolean;
} & ComponentProps<'button'>;

/** @inherits Every attribute of a `div` element, `ref` included. */
export type TooltipContentProps = {
  /** Pixels between trigger and text. */
  sideOffset?: number;
  /**
   * Side of the trigger.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Place along that side.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end';
} & ComponentProps<'div'>;

const HasProvider = createContext(false);

/** Shares one delay between the tooltips below it. The viewer has one at its root. */
export function TooltipProvider({
  skipDelayDuration = 300,
  disableHoverableContent = false,
  ...rest
}: TooltipProviderProps): ReactNode {
  return (
    <HasProvider value>
      <TooltipPrimitive.Provider
        skipDelayDuration={skipDelayDuration}
        disableHoverableContent={disableHoverableContent}
        {...rest}
      />
    </HasProvider>
  );
}

/** A text that explains a control. Without a provider above it, it brings its own. */
export function Tooltip(props: TooltipProps): ReactNode {
  const tooltip = <TooltipPrimitive.Root {...props} />;
  return useContext(HasProvider) ? (
    tooltip
  ) : (
    <TooltipProvider>{tooltip}</TooltipProvider>
  );
}

/** What the tooltip explains. */
export function TooltipTrigger(props: TooltipTriggerProps): ReactNode {
  return <TooltipPrimitive.Trigger {...props} />;
}

/** The text. */
export function TooltipContent({
  className,
  sideOffset = 4,
  ...rest
}: TooltipContentProps): ReactNode {
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        sideOffset={sideOffset}
        className={clsx(styles.content, className)}
        {...rest}
      />
    </TooltipPrimitive.Portal>
  );
}
