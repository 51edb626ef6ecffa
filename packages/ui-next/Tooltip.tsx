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
   * Time under the pointer until a tooltip opens, in milliseconds.
   * @default 700
   */
  delayDuration?: number;
  /** Time in which the next tooltip opens without a delay, in milliseconds. */
  skipDelayDuration?: number;
  /** Closes a tooltip when the pointer moves onto its text. Do not set it: WCAG 1.4.13 requires that the text can be hovered. */
  disableHoverableContent?: boolean;
  children: ReactNode;
};

export type TooltipProps = {
  /** Whether the tooltip is open, if your component controls it. */
  open?: boolean;
  /** Whether it is open initially. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Overrides the delay of the provider. */
  delayDuration?: number;
  /** Closes the tooltip when the pointer moves onto its text. Do not set it: WCAG 1.4.13 requires that the text can be hovered. */
  disableHoverableContent?: boolean;
  /** `TooltipTrigger` and `TooltipContent`. */
  children?: ReactNode;
};

/** @inherits Every attribute of a `button` element, including `ref`. */
export type TooltipTriggerProps = {
  /** Uses its only child as the trigger instead of adding a button. */
  asChild?: boolean;
} & ComponentProps<'button'>;

/** @inherits Every attribute of a `div` element, including `ref`. */
export type TooltipContentProps = {
  /** Distance between the trigger and the text, in pixels. */
  sideOffset?: number;
  /**
   * Side of the trigger on which it opens.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Alignment along that side.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end';
} & ComponentProps<'div'>;

const HasProvider = createContext(false);

/** A provider that shares one delay between the tooltips inside it. The viewer has one at its root. */
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

/** A text that explains a control. Without a provider above it, it adds its own. */
export function Tooltip(props: TooltipProps): ReactNode {
  const tooltip = <TooltipPrimitive.Root {...props} />;
  return useContext(HasProvider) ? (
    tooltip
  ) : (
    <TooltipProvider>{tooltip}</TooltipProvider>
  );
}

/** The control that the tooltip explains. */
export function TooltipTrigger(props: TooltipTriggerProps): ReactNode {
  return <TooltipPrimitive.Trigger {...props} />;
}

/** The text of the tooltip. */
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
