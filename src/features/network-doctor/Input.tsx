/** Where the recording comes from: a file, a drop, or the clipboard. */
import {useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import {useLimit} from '@site/src/features/tools';
import {longestRecording} from '@ohif-docs/doctor/limits';
import {sample} from './sample';

type Props = {check: (coming: Promise<string>) => void};

function Paste({check}: Props): ReactNode {
  const [text, setText] = useState('');
  const field = useEarlyInput<HTMLTextAreaElement>(text, setText);
  const {tooLong, onPaste} = useLimit(text);
  return (
    <div>
      <label htmlFor="network-doctor-text">
        <Translate id="networkDoctor.text">
          Paste what curl -i or curl -v prints, headers of a response, console
          output, or a HAR file
        </Translate>
      </label>
      <textarea
        ref={field}
        id="network-doctor-text"
        rows={8}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={sample}
        value={text}
        onPaste={onPaste}
        onChange={({currentTarget}) => setText(currentTarget.value)}
      />
      {tooLong}
      <div className="buttons">
        <button
          type="button"
          disabled={text.trim() === ''}
          onClick={() => check(Promise.resolve(text))}>
          <Translate id="networkDoctor.check">Check this text</Translate>
        </button>
        {text === '' && (
          <button
            type="button"
            onClick={() => {
              setText(sample);
              check(Promise.resolve(sample));
            }}>
            <Translate id="networkDoctor.sample">Check the sample</Translate>
          </button>
        )}
      </div>
    </div>
  );
}

export default function Input({check}: Props): ReactNode {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const bring = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) {
      // One that is too long is not read whole; the check says so.
      check(file.slice(0, longestRecording + 1).text());
    }
  };
  return (
    <>
      <Paste check={check} />
      <div
        className="drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          // Otherwise the browser opens the file instead of this page.
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const {dataTransfer} = event;
          if (dataTransfer.files.length > 0) {
            bring(dataTransfer.files);
          } else {
            check(Promise.resolve(dataTransfer.getData('text/plain')));
          }
        }}>
        <button type="button" onClick={() => input.current?.click()}>
          <Translate id="networkDoctor.file">Choose a HAR file</Translate>
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".har,.json,.txt,.log"
          onChange={({currentTarget}) => {
            bring(currentTarget.files);
            // Choosing the same file again must also fire a change event.
            currentTarget.value = '';
          }}
        />
        <p>
          <Translate id="networkDoctor.drop">
            Or drop it here. Your browser reads it, and sends and stores
            nothing.
          </Translate>
        </p>
      </div>
    </>
  );
}
