import {useState, type ComponentProps, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Editor from '../Editor';

/** An editor for a text that is checked on request, or a sample for readers who have none. */
export default function PasteField({
  action,
  sample,
  check,
  changed,
  onEdit,
  ...editor
}: Omit<
  ComponentProps<typeof Editor>,
  'value' | 'onChange' | 'actions' | 'sample'
> & {
  /** The name of the button that checks the text. */
  action: ReactNode;
  sample: string;
  check: (text: string) => void;
  /** A text that the page has changed, which takes the place of the reader's. */
  changed?: string | undefined;
  /** The reader has typed something since the last check, or has removed everything. */
  onEdit: (text: string) => void;
}): ReactNode {
  const [text, setText] = useState('');
  const [taken, setTaken] = useState(changed);
  if (changed !== taken) {
    setTaken(changed);
    setText(changed ?? text);
  }
  const isEmpty = text.trim() === '';
  return (
    <Editor
      {...editor}
      value={text}
      sample={sample}
      onChange={(value) => {
        setText(value);
        onEdit(value);
      }}
      actions={
        <button
          type="button"
          className="primary"
          onClick={() => {
            setText(isEmpty ? sample : text);
            check(isEmpty ? sample : text);
          }}>
          {isEmpty ? (
            <Translate id="tool.checkSample">Check the sample</Translate>
          ) : (
            action
          )}
        </button>
      }
    />
  );
}
