import type {ComponentProps, ReactNode} from 'react';
import * as SwitchPrimitive from '@radix-ui/react-switch';
import clsx from 'clsx';
import styles from './Switch.module.css';

/** @inherits Every attribute of a `button` element, including `ref`. */
export type SwitchProps = {
  /** The state, if your component controls it. */
  checked?: boolean;
  /** The initial state, if the switch manages its own state. */
  defaultChecked?: boolean;
  /** Called with the new state when the user operates the control. */
  onCheckedChange?: (checked: boolean) => void;
  /** Disables the control and removes it from the tab order. */
  disabled?: boolean;
  /** Name of the field in a form. */
  name?: string;
  /**
   * Value of the field in a form when the switch is on.
   * @default 'on'
   */
  value?: string;
  /** Connects a `Label` with the same `htmlFor` to the switch. */
  id?: string;
} & Omit<ComponentProps<'button'>, 'value'>;

/** A control for a setting that takes effect immediately. */
export function Switch({className, ...rest}: SwitchProps): ReactNode {
  return (
    <SwitchPrimitive.Root className={clsx(styles.switch, className)} {...rest}>
      <SwitchPrimitive.Thumb className={styles.thumb} />
    </SwitchPrimitive.Root>
  );
}
