import type {ComponentProps, ReactNode} from 'react';
import * as CheckboxPrimitive from '@radix-ui/react-checkbox';
import clsx from 'clsx';
import styles from './Checkbox.module.css';

/** @inherits Every attribute of a `button` element, including `ref`. */
export type CheckboxProps = {
  /** The state, if your component controls it. */
  checked?: boolean | 'indeterminate';
  /** The initial state, if the checkbox manages its own state. */
  defaultChecked?: boolean | 'indeterminate';
  /** Called with the new state when the user clicks the box or presses Space. */
  onCheckedChange?: (checked: boolean | 'indeterminate') => void;
  /** Disables the control and removes it from the tab order. */
  disabled?: boolean;
  /** Prevents the form from being submitted while the checkbox is not checked. */
  required?: boolean;
  /** Name of the field in a form. */
  name?: string;
  /**
   * Value of the field in a form when the checkbox is checked.
   * @default 'on'
   */
  value?: string;
  /** Connects a `Label` with the same `htmlFor` to the checkbox. */
  id?: string;
} & Omit<ComponentProps<'button'>, 'value' | 'defaultChecked'>;

/** An option that takes effect when the user submits a form. */
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
