import {
  useId,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import {translate} from '@docusaurus/Translate';
import {useEarlyInput, useTextAreaValue} from '@site/src/components/EarlyInput';
import Colors from './Colors';
import Findings, {type Finding} from './Findings';
import styles from './styles.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** What is wrong with the value; the value stays as the reader typed it. */
  problems?: readonly Finding[];
  /** The element that says what is wrong, if it is elsewhere. */
  problemsId?: string;
  /** Suggested values; with `only`, no other value is allowed. */
  choices?: readonly (string | {value: string; label: string})[];
  only?: boolean;
  /** More than one line. */
  rows?: number;
  /** The lines are JavaScript, and are colored. */
  isCode?: boolean;
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

function TextArea({
  isCode,
  ...area
}: ComponentProps<'textarea'> & {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  isCode: boolean;
}): ReactNode {
  return (
    <div className={styles.lines}>
      {isCode && <Colors field={area.ref} text={area.value} />}
      <textarea {...area} spellCheck={false} />
    </div>
  );
}

/** A field of a tool: a text, a longer text, or a choice. */
export default function Field({
  label,
  value,
  onChange,
  hint,
  problems = [],
  problemsId,
  choices = [],
  only = false,
  rows,
  isCode = false,
  wide = false,
}: Props): ReactNode {
  const id = useId();
  const isWrong = problems.length > 0 || problemsId !== undefined;
  const describedBy = [
    hint && `${id}hint`,
    problems.length > 0 && `${id}problems`,
    problemsId,
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
    'aria-invalid': isWrong || undefined,
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
        <TextArea {...common} value={shownValue} rows={rows} isCode={isCode} />
      ) : (
        <input
          {...common}
          type="text"
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
