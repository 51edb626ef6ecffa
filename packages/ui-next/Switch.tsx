import type {ComponentProps, ReactNode} from 'react';
import * as SwitchPrimitive from '@radix-ui/react-switch';
import clsx from 'clsx';
import styles from './Switch.module.css';

/** @inherits Every attribute of a `button` element, `ref` included. */
export type SwitchProps = {
  /** The state, when your component keeps it. */
  checked?: boolean;
  /** The state at first, when the switch keeps it. */
  defaultChecked?: boolean;
  /** Called with the state that the reader asks for. */
  onCheckedChange?: (checked: boolean) => void;
  /** Cannot be operated, and is skipped by Tab. */
  disabled?: boolean;
  /** Name of the field in a form. */
  name?: string;
  /**
   * Value of the field in a form, when on.
   * @default 'on'
   */
  value?: string;
  /** Ties a `Label` with the same `htmlFor` to the switch. */
  id?: string;
} & Omit<ComponentProps<'button'>, 'value'>;

/** A setting that takes effect immediately. */
export function Switch({className, ...rest}: SwitchProps): ReactNode {
  return (
    <SwitchPrimitive.Root className={clsx(styles.switch, className)} {...rest}>
      <SwitchPrimitive.Thumb className={styles.thumb} />
    </SwitchPrimitive.Root>
  );
}
