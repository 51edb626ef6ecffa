import {useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import {useLimit} from '../Field';

/** A field for a text that is checked on request, and a sample for readers who have none. */
export default function PasteField({
  label,
  action,
  sample,
  rows,
  wrap,
  check,
  changed,
  onEdit,
}: {
  label: ReactNode;
  /** The name of the button that checks the text. */
  action: ReactNode;
  sample: string;
  rows: number;
  wrap?: 'off';
  check: (text: string) => void;
  /** A text that the page has changed, which takes the place of the reader's. */
  changed?: string | undefined;
  /** The reader has typed something since the last check. */
  onEdit?: () => void;
}): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState(changed);
  if (changed !== taken) {
    setTaken(changed);
    setText(changed ?? text);
  }
  const field = useEarlyInput<HTMLTextAreaElement>(text, setText);
  const {tooLong, onPaste} = useLimit(text);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        rows={rows}
        wrap={wrap}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={sample}
        value={text}
        onPaste={onPaste}
        onChange={({currentTarget}) => {
          setText(currentTarget.value);
          onEdit?.();
        }}
      />
      {tooLong}
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={text.trim() === ''}
          onClick={() => check(text)}>
          {action}
        </button>
        {text === '' && (
          <button
            type="button"
            className="primary"
            onClick={() => {
              setText(sample);
              check(sample);
            }}>
            <Translate id="tool.checkSample">Check the sample</Translate>
          </button>
        )}
      </div>
    </div>
  );
}
