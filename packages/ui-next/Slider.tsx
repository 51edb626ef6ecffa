import type {ComponentProps, ReactNode} from 'react';
import * as SliderPrimitive from '@radix-ui/react-slider';
import clsx from 'clsx';
import styles from './Slider.module.css';

/** @inherits Every attribute of a `span` element, including `ref`. */
export type SliderProps = {
  /** The value, as a list with one number, if your component controls it. */
  value?: number[];
  /** The initial value, as a list with one number, if the slider manages its own state. */
  defaultValue?: number[];
  /** Called with every value while the thumb moves. */
  onValueChange?: (value: number[]) => void;
  /** Called once, when the user releases the thumb or the key. */
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
  /** Disables the control and removes it from the tab order. */
  disabled?: boolean;
  /** Name for screen readers. It is set on the thumb, which has the role `slider`. */
  'aria-label'?: string;
  /** The `id` of a visible label. It is set on the thumb. */
  'aria-labelledby'?: string;
} & Omit<ComponentProps<'span'>, 'defaultValue' | 'dir'>;

/** A control for a value in a range, if the effect matters more than the exact number. */
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
