/** The form of the doctor. It writes nothing anywhere: neither storage nor the address. */
import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {maxLength} from '@ohif-docs/doctor/limits';
import Editor from './Editor';
import Effective from './Effective';
import Findings from './Findings';
import {FileActions, FixActions, PlaceFields, SourceFields} from './Form';
import type {Host} from './host';
import {useDoctor, type Doctor} from './useDoctor';

/** Why a check has stopped early. */
const reasonOf = (stopped: 'deadline' | 'too many findings'): string =>
  stopped === 'deadline'
    ? translate({
        id: 'configDoctor.stopped',
        message:
          'The check stopped after two seconds: there may be more findings.',
      })
    : translate({
        id: 'configDoctor.tooMany',
        message: 'The check stopped after 500 findings.',
      });

/** How much was not checked, if anything. */
const partsOf = (count: number): string[] =>
  count
    ? [
        translate(
          {
            id: 'configDoctor.parts',
            message: 'Parts that were not checked: {count}.',
          },
          {count},
        ),
      ]
    : [];

/** The screen reader announcement after a change. */
function statusOf({notice, outcome, text, place}: Doctor): string {
  const parts: string[] = [];
  switch (notice) {
    case 'failed':
      return translate({
        id: 'configDoctor.failed',
        message:
          'The check did not run. Check your connection, and reload the page.',
      });
    case 'unreadable':
      return translate({
        id: 'configDoctor.unreadable',
        message: 'The file cannot be read: it is not a text file in UTF-8.',
      });
    case 'large':
      return translate({
        id: 'configDoctor.large',
        message:
          'Nothing was changed: the text is longer than 5 MB or 100,000 lines. Bring only the configuration.',
      });
    case 'refused':
      return translate({
        id: 'configDoctor.refused',
        message: 'The browser did not allow the copy.',
      });
    case 'copied':
      return translate({id: 'configDoctor.copied', message: 'Copied.'});
    case 'undone':
      parts.push(translate({id: 'configDoctor.undone', message: 'Undone.'}));
      break;
    case 'redone':
      parts.push(translate({id: 'configDoctor.redone', message: 'Redone.'}));
      break;
    case 'restored':
      parts.push(
        translate({
          id: 'configDoctor.restored',
          message: 'The original text is back. Undo returns to your version.',
        }),
      );
      break;
    case undefined:
  }
  if (text === '') {
    return parts.join(' ');
  }
  if (outcome?.text !== text || outcome.place !== place) {
    parts.push(translate({id: 'configDoctor.checking', message: 'Checking…'}));
    return parts.join(' ');
  }
  const {findings, stopped, notChecked} = outcome.result;
  const count = (severity: string) =>
    findings.filter((finding) => finding.severity === severity).length;
  parts.push(
    findings.length
      ? translate(
          {
            id: 'configDoctor.counts',
            message: 'Errors: {errors}. Warnings: {warnings}. Notes: {notes}.',
          },
          {
            errors: count('error'),
            warnings: count('warning'),
            notes: count('info'),
          },
        )
      : translate({id: 'configDoctor.none', message: 'Nothing was found.'}),
  );
  parts.push(...partsOf(notChecked.length));
  if (stopped) {
    parts.push(reasonOf(stopped));
  }
  return parts.join(' ');
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

export default function Tool({
  host,
  release,
}: {
  host: Host;
  release: string;
}): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const doctor = useDoctor(host, field, release);
  const onFile = (file: File) => void readFile(file, doctor);
  const {outcome, prepare} = doctor;
  return (
    <div className="form" onFocus={prepare} onDragEnter={prepare}>
      <PlaceFields choices={host.choices} doctor={doctor} />
      <SourceFields choices={host.choices} doctor={doctor} onFile={onFile} />
      <div className="both">
        <div>
          <Editor
            doctor={doctor}
            field={field}
            ghost={host.choices.samples[0]?.code}
            onFile={onFile}
          />
          <FileActions doctor={doctor} copy={host.copy} />
        </div>
        <section className="findings" aria-labelledby="config-doctor-findings">
          <div className="heading">
            <p id="config-doctor-findings" className="title">
              <Translate id="configDoctor.findings">Findings</Translate>
            </p>
            <p role="status">{statusOf(doctor)}</p>
          </div>
          {(doctor.text || doctor.canUndo || doctor.canRedo) && (
            <FixActions doctor={doctor} />
          )}
          <Findings doctor={doctor} host={host} />
        </section>
      </div>
      {outcome && <Effective values={outcome.result.effective} />}
    </div>
  );
}
