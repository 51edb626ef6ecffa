import {createContext, useContext, useId, useMemo, type ReactNode} from 'react';
import {useControllableState} from '@radix-ui/react-use-controllable-state';
import clsx from 'clsx';
import {DoubleSlider} from './DoubleSlider';
import {Icons} from './Icons';
import {NumberField} from './NumberField';
import {Slider} from './Slider';
import {roundToStep} from './roundToStep';
import styles from './Numeric.module.css';

export type NumericMode = 'number' | 'singleRange' | 'doubleRange' | 'stepper';

export type NumericContainerProps = {
  /** The control in the container. Parts for another mode render nothing. */
  mode: NumericMode;
  /** The value, if your component controls it. Not for `doubleRange`. */
  value?: number;
  /** The initial value; the default is the middle of the range. Not for `doubleRange`. */
  defaultValue?: number;
  /** The lower and upper values, if your component controls them. Only for `doubleRange`. */
  values?: [number, number];
  /** The initial lower and upper values; the default is 30% and 70% of the range. Only for `doubleRange`. */
  defaultValues?: [number, number];
  /** Called with the new value, or with both values if the mode is `doubleRange`. */
  onChange?: (value: number | [number, number]) => void;
  /** Smallest value. */
  min?: number;
  /** Largest value. */
  max?: number;
  /** Distance between two values. */
  step?: number;
  /** Class of the element around the parts. */
  className?: string;
  /** The parts. */
  children?: ReactNode;
};

export type NumericLabelProps = {
  /** Shows the value, or both values, after the label. */
  showValue?: boolean;
  /** Class of the label. */
  className?: string;
  /** What the number means, with its unit. */
  children?: ReactNode;
};

export type NumericSingleRangeProps = {
  /** Adds a field after the track. */
  showNumberInput?: boolean;
  /** Class of the slider. */
  sliderClassName?: string;
  /** Class of the field. */
  numberInputClassName?: string;
};

export type NumericDoubleRangeProps = {
  /** Adds a field before and after the track. */
  showNumberInputs?: boolean;
  /** Class of the outermost element. */
  className?: string;
};

export type NumericNumberInputProps = {
  /** Class of the field. */
  className?: string;
};

export type NumericNumberStepperProps = {
  /** Position of the two buttons: to the left and right of the number, or one above the other after it. The default is `vertical`. */
  direction?: 'horizontal' | 'vertical';
  /** Class that sets the width of the field. */
  inputWidth?: string;
  /** Class of the outermost element. */
  className?: string;
  /** Content after the number, for example its unit, if `direction` is `horizontal`. */
  children?: ReactNode;
};

type NumericState = {
  mode: NumericMode;
  single: number;
  double: [number, number];
  setSingle: (value: number) => void;
  setDouble: (values: [number, number]) => void;
  min: number;
  max: number;
  step: number;
  labelId: string;
};

const NumericContext = createContext<NumericState | null>(null);

function useNumeric(part: string): NumericState {
  const state = useContext(NumericContext);
  if (!state) {
    throw new Error(`${part} must be used inside <Numeric.Container>.`);
  }
  return state;
}

/** Stores the value and its limits, and provides them to the parts inside. */
function Container({
  mode,
  value,
  defaultValue,
  values,
  defaultValues,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  className,
  children,
}: NumericContainerProps): ReactNode {
  const labelId = useId();
  const pair = mode === 'doubleRange';
  const [single, setSingle] = useControllableState({
    prop: pair ? undefined : value,
    defaultProp: defaultValue ?? min + (max - min) / 2,
    onChange: (next) => !pair && onChange?.(next),
  });
  const [double, setDouble] = useControllableState<[number, number]>({
    prop: pair ? values : undefined,
    defaultProp: defaultValues ?? [
      min + 0.3 * (max - min),
      min + 0.7 * (max - min),
    ],
    onChange: (next) => pair && onChange?.(next),
  });
  const state = useMemo(
    () => ({
      mode,
      single,
      double,
      setSingle,
      setDouble,
      min,
      max,
      step,
      labelId,
    }),
    [mode, single, double, setSingle, setDouble, min, max, step, labelId],
  );
  return (
    <NumericContext value={state}>
      <div
        role="group"
        aria-labelledby={labelId}
        className={clsx(styles.container, className)}>
        {children}
      </div>
    </NumericContext>
  );
}

/** The label of the number, which is also the accessible name of the control. */
function Label({showValue, className, children}: NumericLabelProps): ReactNode {
  const {mode, single, double, labelId} = useNumeric('NumericMetaLabel');
  const text =
    mode === 'doubleRange' ? `[${double[0]} - ${double[1]}]` : String(single);
  return (
    <div className={clsx(styles.label, className)}>
      <span id={labelId}>{children}</span>
      {showValue && <span className={styles.value}>{`: ${text}`}</span>}
    </div>
  );
}

/** A field, for the mode `number`. */
function NumberInput({className}: NumericNumberInputProps): ReactNode {
  const {mode, single, setSingle, min, max, step, labelId} =
    useNumeric('NumberInput');
  if (mode !== 'number') {
    return null;
  }
  return (
    <NumberField
      className={clsx(styles.number, className)}
      aria-labelledby={labelId}
      value={single}
      onChange={setSingle}
      min={min}
      max={max}
      step={step}
    />
  );
}

/** A track with one thumb, for the mode `singleRange`. */
function SingleRange({
  showNumberInput,
  sliderClassName,
  numberInputClassName,
}: NumericSingleRangeProps): ReactNode {
  const {mode, single, setSingle, min, max, step, labelId} =
    useNumeric('SingleRange');
  if (mode !== 'singleRange') {
    return null;
  }
  return (
    <div className={styles.range}>
      <Slider
        className={sliderClassName}
        aria-labelledby={labelId}
        value={[single]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => setSingle(next ?? min)}
      />
      {showNumberInput && (
        <NumberField
          className={clsx(styles.field, numberInputClassName)}
          aria-labelledby={labelId}
          value={single}
          onChange={setSingle}
          min={min}
          max={max}
          step={step}
        />
      )}
    </div>
  );
}

/** A track with two thumbs, for the mode `doubleRange`. */
function DoubleRange({
  showNumberInputs,
  className,
}: NumericDoubleRangeProps): ReactNode {
  const {mode, double, setDouble, min, max, step} = useNumeric('DoubleRange');
  if (mode !== 'doubleRange') {
    return null;
  }
  return (
    <DoubleSlider
      className={className}
      min={min}
      max={max}
      step={step}
      defaultValue={double}
      onValueChange={setDouble}
      showNumberInputs={showNumberInputs}
    />
  );
}

/** A field with two buttons, for the mode `stepper`. */
function NumberStepper({
  direction,
  inputWidth,
  className,
  children,
}: NumericNumberStepperProps): ReactNode {
  const {mode, single, setSingle, min, max, step, labelId} =
    useNumeric('NumberStepper');
  if (mode !== 'stepper') {
    return null;
  }
  const horizontal = direction === 'horizontal';
  const button = (
    by: number,
    name: string,
    icon: ReactNode,
    atEnd: boolean,
  ): ReactNode => (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      // Not `disabled`: the button at whose press the limit is reached has the focus.
      aria-disabled={atEnd || undefined}
      onClick={() => {
        if (!atEnd) {
          const next = roundToStep(single + by, step, single);
          setSingle(Math.max(min, Math.min(next, max)));
        }
      }}>
      {icon}
    </button>
  );
  const decrease = button(
    -step,
    'Decrease',
    horizontal ? <Icons.ChevronLeft /> : <Icons.ChevronOpen />,
    single <= min,
  );
  const increase = button(
    step,
    'Increase',
    horizontal ? (
      <Icons.ChevronRight />
    ) : (
      <Icons.ChevronOpen className={styles.up} />
    ),
    single >= max,
  );
  const field = (
    <NumberField
      type="text"
      className={clsx(styles.bare, inputWidth)}
      aria-labelledby={labelId}
      value={single}
      onChange={setSingle}
      min={min}
      max={max}
      step={step}
    />
  );
  return horizontal ? (
    <div className={clsx(styles.stepper, className)}>
      {decrease}
      {field}
      {children}
      {increase}
    </div>
  ) : (
    <div className={clsx(styles.stepper, styles.vertical, className)}>
      {field}
      <div className={styles.buttons}>
        {increase}
        {decrease}
      </div>
    </div>
  );
}

/** A number, a range, or two thresholds, with a label. */
export const Numeric = {
  Container,
  Label,
  NumberInput,
  NumberStepper,
  SingleRange,
  DoubleRange,
};
