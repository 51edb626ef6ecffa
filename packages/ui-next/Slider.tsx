import type {ComponentProps, ReactNode} from 'react';
import * as SliderPrimitive from '@radix-ui/react-slider';
import clsx from 'clsx';
import styles from './Slider.module.css';

/** @inherits Every attribute of a `span` element, `ref` included. */
export type SliderProps = {
  /** The value in a list of one, when your component keeps it. */
  value?: number[];
  /** The value at first in a list of one, when the slider keeps it. */
  defaultValue?: number[];
  /** Called with every value on the way. */
  onValueChange?: (value: number[]) => void;
  /** Called once, when the reader lets go or releases the key. */
  onValueCommit?: (value: number[]) => void;
  /**
   * Smallest value.
   * @default 0
   */
  min?: number;
  /**
   * Largest value.
   * @default 100
   */
  max?: number;
  /**
   * Distance between two values.
   * @default 1
   */
  step?: number;
  /**
   * Direction of the track.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /** Cannot be operated, and is skipped by Tab. */
  disabled?: boolean;
  /** Name for a screen reader; it goes to the thumb, which has the role. */
  'aria-label'?: string;
  /** The `id` of a visible label; it goes to the thumb. */
  'aria-labelledby'?: string;
} & Omit<ComponentProps<'span'>, 'defaultValue' | 'dir'>;

/** A value in a range, when the effect matters more than the exact number. */
export function Slider({
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...rest
}: SliderProps): ReactNode {
  return (
    <SliderPrimitive.Root className={clsx(styles.slider, className)} {...rest}>
      <SliderPrimitive.Track className={styles.track}>
        <SliderPrimitive.Range className={styles.range} />
      </SliderPrimitive.Track>
      <SliderPrimitive.Thumb
        className={styles.thumb}
        aria-label={label}
        aria-labelledby={labelledBy}
      />
    </SliderPrimitive.Root>
  );
}
