/** The form of the doctor. It writes nothing anywhere: neither storage nor the address. */
import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Editor from './Editor';
import Effective from './Effective';
import Findings from './Findings';
import {PlaceFields} from './Form';
import type {Host} from './host';
import {SideBySide, countsWhole, withoutNone} from '@site/src/features/tools';
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
      ? withoutNone(
          translate(
            {
              id: 'configDoctor.counts',
              message:
                'Errors: {errors}. Warnings: {warnings}. Notes: {notes}.',
            },
            {
              errors: count('error'),
              warnings: count('warning'),
              notes: count('info'),
            },
          ),
        )
      : translate({id: 'configDoctor.none', message: 'Nothing was found.'}),
  );
  parts.push(...partsOf(notChecked.length));
  if (stopped) {
    parts.push(reasonOf(stopped));
  }
  return parts.join(' ');
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
  const {outcome, prepare} = doctor;
  return (
    <div className="form" onFocus={prepare} onDragEnter={prepare}>
      <PlaceFields choices={host.choices} doctor={doctor} />
      <SideBySide
        editor={<Editor doctor={doctor} field={field} host={host} />}
        status={<p role="status">{countsWhole(statusOf(doctor))}</p>}>
        {outcome && (
          <Findings doctor={doctor} outcome={outcome} Link={host.Link} />
        )}
      </SideBySide>
      {outcome && <Effective values={outcome.result.effective} />}
    </div>
  );
}
