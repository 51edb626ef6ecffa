import {useState, type ReactNode} from 'react';
import {Input} from './Input';
import {decimalsOf} from './roundToStep';

export type NumberFieldProps = {
  /** The number that the field shows while the user is not typing. */
  value: number;
  /** Called with a number between `min` and `max`. */
  onChange: (value: number) => void;
  /** Smallest value. */
  min: number;
  /** Largest value. */
  max: number;
  /** Distance between two values. */
  step: number;
  /** Smallest value that takes effect while the user types; a smaller value takes effect when the field loses the focus. */
  typedMin?: number;
  /** Largest value that takes effect while the user types. */
  typedMax?: number;
  /** `text` hides the browser's own buttons. */
  type?: 'number' | 'text';
  /** Class of the field. */
  className?: string;
  /** Accessible name. */
  'aria-label'?: string;
  /** The `id` of the label. */
  'aria-labelledby'?: string;
};

/**
 * The field of a number in `Numeric` and `DoubleSlider`. It keeps what is typed until it
 * is a number within the limits, so that "1" on the way to "120" is not taken for a
 * value below the minimum.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  step,
  typedMin = min,
  typedMax = max,
  type = 'number',
  ...rest
}: NumberFieldProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value.toFixed(decimalsOf(step));
  return (
    <Input
      type={type}
      inputMode="decimal"
      value={draft ?? (type === 'text' ? shown : String(value))}
      min={type === 'number' ? min : undefined}
      max={type === 'number' ? max : undefined}
      step={type === 'number' ? step : undefined}
      onChange={(event) => {
        const text = event.target.value;
        setDraft(text);
        const typed = Number(text);
        if (text.trim() !== '' && typed >= typedMin && typed <= typedMax) {
          onChange(typed);
        }
      }}
      onBlur={() => {
        const typed = Number(draft ?? value);
        setDraft(null);
        if (draft !== null && draft.trim() !== '' && !Number.isNaN(typed)) {
          onChange(Math.max(min, Math.min(typed, max)));
        }
      }}
      {...rest}
    />
  );
}
