import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Input.module.css';

/** @inherits Every attribute of an `input` element, `ref` included. */
export type InputProps = {
  /**
   * What is typed: `text`, `number`, `search`, `password`, `date` and so on.
   * @default 'text'
   */
  type?: string;
  /** An example of what to type. It is not a label: it goes away with the first letter. */
  placeholder?: string;
  /** Cannot be operated, and is skipped by Tab. */
  disabled?: boolean;
  /** Ties a `Label` with the same `htmlFor` to the field. */
  id?: string;
} & ComponentProps<'input'>;

/** One line of text. */
export function Input({className, ...rest}: InputProps): ReactNode {
  return <input className={clsx(styles.input, className)} {...rest} />;
}
