import type {ReactNode} from 'react';
import {useEarlyInput} from '@site/src/components/EarlyInput';

/** A choice in the row above an editor, where its label has no room. */
export default function BarSelect({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  choices: readonly {value: string; label: string}[];
  onChange: (value: string) => void;
}): ReactNode {
  const select = useEarlyInput<HTMLSelectElement>(value, onChange);
  return (
    <select
      ref={select}
      aria-label={label}
      value={value}
      onChange={({currentTarget}) => onChange(currentTarget.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
