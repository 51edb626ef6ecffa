/** The text area, with the numbers of its lines and a mark at each line that has a finding. */
import {
  useEffect,
  useMemo,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import Translate from '@docusaurus/Translate';
import {maxLength, maxLines} from '@ohif-docs/doctor/limits';
import {placesOf} from '@ohif-docs/doctor/places';
import type {Finding, Severity} from '@ohif-docs/doctor';
import {Colors, useLinesInView} from '@site/src/features/tools';
import {linesOf} from './history';
import {shown} from './lineBreaks';
import type {Doctor} from './useDoctor';
import Waves, {type OverField} from './Waves';

const signs: Record<Severity, string> = {error: '✕', warning: '!', info: 'i'};

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

function Gutter({field, text, findings}: OverField): ReactNode {
  const lines = useLinesInView(field);
  const all = useMemo(() => linesOf(shown(text)), [text]);
  const marks = marksOf(findings);
  const first = lines?.first ?? 0;
  const count = Math.max(0, Math.min(all - first, lines?.count ?? 1));
  return (
    <div className="gutter" aria-hidden="true">
      <ol
        style={{
          transform: `translateY(${lines?.shift ?? 0}px)`,
          minWidth: `${String(all).length + 2}ch`,
        }}>
        {Array.from({length: count}, (_, i) => {
          const line = first + i + 1;
          const severity = marks.get(line);
          return (
            <li key={line} data-severity={severity}>
              {severity && <span>{signs[severity]}</span>}
              {line}
            </li>
          );
        })}
      </ol>
    </div>
  );
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

export default function Editor({
  doctor,
  field,
  ghost,
  onFile,
}: {
  doctor: Doctor;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Shown while there is no text. */
  ghost: string | undefined;
  onFile: (file: File) => void;
}): ReactNode {
  const {text, outcome} = doctor;
  const [isOver, setOver] = useState(false);
  const findings = outcome?.result.findings ?? [];
  useUndoOfMenu(field, doctor);

  return (
    <div
      className="editor"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        // Otherwise the browser opens the file instead of this page.
        if (event.dataTransfer.types.includes('Files')) {
          event.preventDefault();
          setOver(true);
        }
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) {
          event.preventDefault();
          onFile(file);
        }
      }}>
      <label htmlFor="config-doctor-text">
        <Translate id="configDoctor.text">Your app-config.js</Translate>
      </label>
      <div className="lines">
        <Gutter field={field} text={text} findings={findings} />
        <div className="text">
          <Colors field={field} text={shown(text)} />
          <textarea
            id="config-doctor-text"
            ref={field}
            rows={16}
            wrap="off"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={ghost}
            aria-describedby="config-doctor-keys"
            onChange={({currentTarget}) => doctor.typed(currentTarget.value)}
            onPaste={(event) => onPaste(event, doctor)}
            onKeyDown={(event) => onKeyDown(event, doctor)}
          />
          <Waves
            field={field}
            text={text}
            findings={outcome?.text === text ? findings : []}
          />
        </div>
      </div>
      <p id="config-doctor-keys" className="quiet">
        <Translate id="configDoctor.keys">
          Paste the file, drop it here, or open it. Ctrl+Z undoes every change.
          Escape brings back the original text.
        </Translate>
      </p>
    </div>
  );
}
