import {useEffect, useRef, useState, type ReactNode, type Ref} from 'react';
import * as SliderPrimitive from '@radix-ui/react-slider';
import clsx from 'clsx';
import {NumberField} from './NumberField';
import {roundToStep} from './roundToStep';
import styles from './DoubleSlider.module.css';
import sliderStyles from './Slider.module.css';

export type DoubleSliderProps = {
  /** Smallest value. */
  min: number;
  /** Largest value. */
  max: number;
  /** Distance between two values. */
  step?: number;
  /** The initial lower and upper values; the default is `[min, max]`. A new pair replaces what the user has set. */
  defaultValue?: [number, number];
  /** Called with the lower and upper values on every change. */
  onValueChange?: (value: [number, number]) => void;
  /** Adds a field before and after the track. */
  showNumberInputs?: boolean;
  /** Class of the outermost element. */
  className?: string;
  /** What the two values mean. The names of the thumbs contain it. */
  'aria-label'?: string;
  ref?: Ref<HTMLDivElement>;
};

/** A lower and an upper limit on one track. */
export function DoubleSlider({
  min,
  max,
  step = 1,
  defaultValue = [min, max],
  onValueChange,
  showNumberInputs = false,
  className,
  'aria-label': label,
  ref,
}: DoubleSliderProps): ReactNode {
  const [value, setValue] = useState<[number, number]>(defaultValue);
  const [lower, upper] = defaultValue;
  const lastDefault = useRef(`${lower},${upper}`);

  useEffect(() => {
    const next = `${lower},${upper}`;
    if (lastDefault.current !== next) {
      lastDefault.current = next;
      setValue([lower, upper]);
    }
  }, [lower, upper]);

  // The last step may be cut short by the largest value.
  const round = (value: number): number =>
    Math.max(min, Math.min(roundToStep(value, step, min), max));

  const change = ([from, to]: [number, number]): void => {
    const next: [number, number] = [round(from), round(to)];
    setValue(next);
    onValueChange?.(next);
  };

  const prefix = label ? `${label}: ` : '';
  const field = (index: 0 | 1, name: string): ReactNode => (
    <NumberField
      className={styles.field}
      aria-label={`${prefix}${name}`}
      value={value[index]}
      min={min}
      max={max}
      step={step}
      // A lower limit above the upper one takes the upper one with it, and the reverse:
      // once it is typed, for the 3 of 300 is not meant.
      typedMin={index === 0 ? min : value[0]}
      typedMax={index === 0 ? value[1] : max}
      onChange={(typed) =>
        change(
          index === 0
            ? [typed, Math.max(typed, value[1])]
            : [Math.min(typed, value[0]), typed],
        )
      }
    />
  );
  return (
    <div ref={ref} className={clsx(styles.container, className)}>
      {showNumberInputs && field(0, 'minimum')}
      <SliderPrimitive.Root
        className={sliderStyles.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        onValueChange={(next) => change(next as [number, number])}>
        <SliderPrimitive.Track className={sliderStyles.track}>
          <SliderPrimitive.Range className={sliderStyles.range} />
        </SliderPrimitive.Track>
        <SliderPrimitive.Thumb
          className={sliderStyles.thumb}
          aria-label={`${prefix}minimum`}
        />
        <SliderPrimitive.Thumb
          className={sliderStyles.thumb}
          aria-label={`${prefix}maximum`}
        />
      </SliderPrimitive.Root>
      {showNumberInputs && field(1, 'maximum')}
    </div>
  );
}
