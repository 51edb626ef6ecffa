import type {ComponentProps, ReactNode} from 'react';
import {Slot} from '@radix-ui/react-slot';
import clsx from 'clsx';
import styles from './Button.module.css';

export type ButtonVariant =
  'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';

export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

/** @inherits Every attribute of a `button` element, including `ref`. */
export type ButtonProps = {
  /** How prominent the button is. */
  variant?: ButtonVariant;
  /** Height and padding. `icon` is a square for a single icon, which needs an `aria-label`. */
  size?: ButtonSize;
  /** Renders its only child, for example a link, as the button instead of adding an element. */
  asChild?: boolean;
  /** Text, or an icon and text. */
  children?: ReactNode;
} & ComponentProps<'button'>;

/** The classes of a button, for an element that only has to look like one. */
export function buttonVariants({
  variant = 'default',
  size = 'default',
  className,
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
} = {}): string {
  return clsx(
    styles.button,
    styles[`variant-${variant}`],
    styles[`size-${size}`],
    className,
  );
}

/** A button that starts an action immediately. */
export function Button({
  variant = 'default',
  size = 'default',
  asChild = false,
  className,
  ...rest
}: ButtonProps): ReactNode {
  const Element = asChild ? Slot : 'button';
  return (
    <Element className={buttonVariants({variant, size, className})} {...rest} />
  );
}
