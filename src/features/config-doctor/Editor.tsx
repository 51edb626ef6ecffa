/** The reader's configuration, with a mark at each line that has a finding. */
import {
  useEffect,
  useId,
  useMemo,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import Translate from '@docusaurus/Translate';
import {maxLength, maxLines} from '@ohif-docs/doctor/limits';
import {placesOf} from '@ohif-docs/doctor/places';
import type {Finding, Severity} from '@ohif-docs/doctor';
import {CodeArea, DropZone, EditorFrame} from '@site/src/features/tools';
import {FileActions, Sources} from './Form';
import {linesOf} from './history';
import type {Host} from './host';
import {shown} from './lineBreaks';
import type {Doctor} from './useDoctor';
import Waves from './Waves';

/** The worst finding of each line. */
function marksOf(findings: readonly Finding[]): Map<number, Severity> {
  const marks = new Map<number, Severity>();
  for (const severity of ['info', 'warning', 'error'] as const) {
    for (const finding of findings) {
      if (finding.severity === severity) {
        for (const {line} of placesOf(finding)) {
          marks.set(line, severity);
        }
      }
    }
  }
  return marks;
}

/** The clipboard has the line breaks of the file, and the text area has not. */
function onPaste(
  event: ClipboardEvent<HTMLTextAreaElement>,
  {bring, say}: Doctor,
): void {
  const {selectionStart, selectionEnd, value} = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain');
  if (pasted && selectionStart === 0 && selectionEnd === value.length) {
    event.preventDefault();
    bring(pasted);
  } else if (
    value.length + pasted.length > maxLength ||
    linesOf(value) + linesOf(pasted) > maxLines
  ) {
    event.preventDefault();
    say('large');
  }
}

/** Undo and redo reach over the changes that the tool made; Escape restores the paste. */
function onKeyDown(event: KeyboardEvent, doctor: Doctor): void {
  const key = event.key.toLowerCase();
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (isCommand && (key === 'y' || (key === 'z' && event.shiftKey))) {
    event.preventDefault();
    doctor.redo();
  } else if (isCommand && key === 'z') {
    event.preventDefault();
    doctor.undo();
  } else if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
    doctor.restore();
  }
}

/** The same for the menu of the browser. */
function useUndoOfMenu(
  field: RefObject<HTMLTextAreaElement | null>,
  {undo, redo}: Doctor,
): void {
  useEffect(() => {
    const {current} = field;
    const onInput = (event: InputEvent) => {
      const act = {historyUndo: undo, historyRedo: redo}[event.inputType];
      if (act) {
        event.preventDefault();
        act();
      }
    };
    current?.addEventListener('beforeinput', onInput);
    return () => current?.removeEventListener('beforeinput', onInput);
  }, [field, undo, redo]);
}

/** Reads a file that the reader chose, strictly as UTF-8. */
async function readFile(file: File, {bring, say}: Doctor): Promise<void> {
  // A character has at most four bytes.
  if (file.size > 4 * maxLength) {
    say('large');
    return;
  }
  try {
    const bytes = await file.arrayBuffer();
    bring(
      new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes),
    );
  } catch {
    say('unreadable');
  }
}

export default function Editor({
  doctor,
  field,
  host: {choices, copy},
}: {
  doctor: Doctor;
  field: RefObject<HTMLTextAreaElement | null>;
  host: Host;
}): ReactNode {
  const {text, outcome} = doctor;
  const id = useId();
  const findings = outcome?.result.findings ?? [];
  const sample = choices.samples[0]?.code ?? '';
  const lines = useMemo(() => linesOf(shown(text) || sample), [text, sample]);
  useUndoOfMenu(field, doctor);
  const onFile = (file: File) => void readFile(file, doctor);

  return (
    <DropZone onDrop={({files: [file]}) => file && onFile(file)}>
      <EditorFrame
        id={id}
        label={<Translate id="configDoctor.text">Your app-config.js</Translate>}
        hint={
          <>
            <Translate id="configDoctor.paste">
              Paste the file, or open it.
            </Translate>{' '}
            <span className="keys">
              <Translate
                id="configDoctor.keys"
                values={{
                  undo: (
                    <>
                      <kbd>Ctrl</kbd>+<kbd>Z</kbd>
                    </>
                  ),
                  escape: <kbd>Escape</kbd>,
                }}>
                {
                  'Or drop it here. {undo} undoes every change. {escape} brings back the original text.'
                }
              </Translate>
            </span>
          </>
        }
        sources={<Sources choices={choices} doctor={doctor} onFile={onFile} />}
        actions={<FileActions doctor={doctor} sample={sample} copy={copy} />}>
        <CodeArea
          id={id}
          field={field}
          text={shown(text)}
          lines={lines}
          rows={text ? 24 : 14}
          marks={marksOf(findings)}
          placeholder={sample}
          onChange={({currentTarget}) => doctor.typed(currentTarget.value)}
          onPaste={(event) => onPaste(event, doctor)}
          onKeyDown={(event) => onKeyDown(event, doctor)}>
          <Waves
            field={field}
            text={text}
            findings={outcome?.text === text ? findings : []}
          />
        </CodeArea>
      </EditorFrame>
    </DropZone>
  );
}
