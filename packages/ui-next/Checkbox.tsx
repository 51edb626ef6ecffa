import type {ComponentProps, ReactNode} from 'react';
import * as CheckboxPrimitive from '@radix-ui/react-checkbox';
import clsx from 'clsx';
import styles from './Checkbox.module.css';

/** @inherits Every attribute of a `button` element, `ref` included. */
export type CheckboxProps = {
  /** The state, when your component keeps it. */
  checked?: boolean | 'indeterminate';
  /** The state at first, when the checkbox keeps it. */
  defaultChecked?: boolean | 'indeterminate';
  /** Called with the state that the reader asks for. */
  onCheckedChange?: (checked: boolean | 'indeterminate') => void;
  /** Cannot be operated, and is skipped by Tab. */
  disabled?: boolean;
  /** A form cannot be sent while it is unchecked. */
  required?: boolean;
  /** Name of the field in a form. */
  name?: string;
  /**
   * Value of the field in a form, when checked.
   * @default 'on'
   */
  value?: string;
  /** Ties a `Label` with the same `htmlFor` to the checkbox. */
  id?: string;
} & Omit<ComponentProps<'button'>, 'value' | 'defaultChecked'>;

/** An option that counts when a form is applied. */
export function Checkbox({className, ...rest}: CheckboxProps): ReactNode {
  return (
    <CheckboxPrimitive.Root
      className={clsx(styles.checkbox, className)}
      {...rest}>
      <CheckboxPrimitive.Indicator className={styles.indicator}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path className={styles.tick} d="m3.5 8.5 3 3 6-7" />
          <path className={styles.dash} d="M4 8h8" />
        </svg>
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
