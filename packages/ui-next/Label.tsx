import type {ComponentProps, ReactNode} from 'react';
import * as LabelPrimitive from '@radix-ui/react-label';
import clsx from 'clsx';
import styles from './Label.module.css';

/** @inherits Every attribute of a `label` element, including `ref`. */
export type LabelProps = {
  /** The `id` of the control that the label names. */
  htmlFor?: string;
} & ComponentProps<'label'>;

/** The name of a control. A double click does not select its text. */
export function Label({className, ...rest}: LabelProps): ReactNode {
  return (
    <LabelPrimitive.Root className={clsx(styles.label, className)} {...rest} />
  );
}
