import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Input.module.css';

/** @inherits Every attribute of an `input` element, including `ref`. */
export type InputProps = {
  /**
   * Type of the value: `text`, `number`, `search`, `password`, `date`, and so on.
   * @default 'text'
   */
  type?: string;
  /** An example of what to type. Do not use it as a label: it disappears when the user types. */
  placeholder?: string;
  /** Disables the control and removes it from the tab order. */
  disabled?: boolean;
  /** Connects a `Label` with the same `htmlFor` to the field. */
  id?: string;
} & ComponentProps<'input'>;

/** A field for a single line. */
export function Input({className, ...rest}: InputProps): ReactNode {
  return <input className={clsx(styles.input, className)} {...rest} />;
}
