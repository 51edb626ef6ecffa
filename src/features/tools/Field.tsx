import {useId, useState, type ClipboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useEarlyInput, useTextAreaValue} from '@site/src/components/EarlyInput';
import Findings, {type Finding} from './Findings';
import styles from './styles.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** What is wrong with the value; the value stays as the reader typed it. */
  problems?: readonly Finding[];
  /** Suggested values; with `only`, no other value is allowed. */
  choices?: readonly (string | {value: string; label: string})[];
  only?: boolean;
  /** More than one line. */
  rows?: number;
  /** An example, displayed while the field is empty. */
  placeholder?: string;
  wide?: boolean;
};

/** More is not what these fields are for, and takes the browser seconds to show. */
const mostCharacters = 1_000_000;

/** Keeps what is too long out of a field, and says so. */
export function useLimit(value: string) {
  const [isLong, setLong] = useState(false);
  return {
    onPaste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text/plain');
      const isTooLong = value.length + pasted.length > mostCharacters;
      setLong(isTooLong);
      if (isTooLong) {
        event.preventDefault();
      }
    },
    tooLong: isLong && (
      <p role="alert" className={styles.hint}>
        {translate(
          {
            id: 'tool.tooLong',
            message:
              'Nothing was pasted: a field takes at most {most} characters.',
          },
          {most: mostCharacters.toLocaleString('en-US')},
        )}
      </p>
    ),
  };
}

const choiceOf = (choice: string | {value: string; label: string}) =>
  typeof choice === 'string' ? {value: choice, label: choice} : choice;

/** A field of a tool: a text, a longer text, or a choice. */
export default function Field({
  label,
  value,
  onChange,
  hint,
  problems = [],
  choices = [],
  only = false,
  rows,
  placeholder,
  wide = false,
}: Props): ReactNode {
  const id = useId();
  const describedBy = [
    hint && `${id}hint`,
    problems.length > 0 && `${id}problems`,
  ]
    .filter(Boolean)
    .join(' ');
  const field = useEarlyInput<
    HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement
  >(value, onChange);
  const shownValue = useTextAreaValue(id, value);
  const {tooLong, onPaste} = useLimit(value);
  const common = {
    onPaste,
    ref: field,
    id,
    value,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': problems.length > 0 || undefined,
    autoComplete: 'off',
    onChange: ({currentTarget}: {currentTarget: {value: string}}) =>
      onChange(currentTarget.value),
  };
  const options = choices.map(choiceOf).map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.label}
    </option>
  ));
  return (
    <div className={wide || rows ? styles.wide : undefined}>
      <label htmlFor={id}>{label}</label>
      {only ? (
        <select {...common}>{options}</select>
      ) : rows ? (
        <textarea
          {...common}
          value={shownValue}
          rows={rows}
          spellCheck={false}
        />
      ) : (
        <input
          {...common}
          type="text"
          placeholder={placeholder}
          spellCheck={false}
          list={choices.length > 0 ? `${id}list` : undefined}
        />
      )}
      {!only && choices.length > 0 && (
        <datalist id={`${id}list`}>{options}</datalist>
      )}
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {tooLong}
      {problems.length > 0 && (
        <div id={`${id}problems`}>
          <Findings findings={problems} />
        </div>
      )}
    </div>
  );
}
