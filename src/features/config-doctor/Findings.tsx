/** The doctor's findings, as a list next to the text. */
import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {linesOfFix} from '@ohif-docs/doctor/fix-lines';
import {grouped} from '@ohif-docs/doctor/grouped';
import {placesOf} from '@ohif-docs/doctor/places';
import type {Finding, Severity} from '@ohif-docs/doctor';
import type {Host} from './host';
import type {Doctor} from './useDoctor';
import {
  Change,
  Kinds,
  lineName,
  severityName,
  What,
  WithCode,
} from '@site/src/features/tools';

const severities: readonly Severity[] = ['error', 'warning', 'info'];

function namesOf(severity: Severity): string {
  switch (severity) {
    case 'error':
      return translate({id: 'configDoctor.errors', message: 'Errors'});
    case 'warning':
      return translate({id: 'configDoctor.warnings', message: 'Warnings'});
    case 'info':
      return translate({id: 'configDoctor.infos', message: 'Notes'});
  }
}

/** The kinds that were found. */
const kindsOf = (findings: readonly Finding[]) =>
  severities
    .map((kind) => ({
      kind,
      label: namesOf(kind),
      count: findings.filter(({severity}) => severity === kind).length,
    }))
    .filter(({count}) => count > 0);

/** Findings that say the same of several places, in the order of the first ones. */
const groupsOf = (findings: readonly Finding[]): Finding[][] => [
  ...grouped(findings, ({rule, severity, certainty, message, fix}) =>
    [rule, severity, certainty, message, fix?.title].join('\n'),
  ).values(),
];

/** Names, values, and messages, which the command line has in quotation marks. */
const quotedAsCode = (text: string) =>
  text
    .split('`')
    .map((part, i) => (i % 2 ? part : part.replaceAll(/"([^"]+)"/g, '`$1`')))
    .join('`');

function Item({
  group,
  text,
  find,
  fix,
  Link,
}: {
  /** At least one; they differ in their places only. */
  group: readonly Finding[];
  /** The text that was checked. */
  text: string;
  find: Doctor['find'];
  /** Undefined while the list belongs to an earlier text. */
  fix: Doctor['fix'] | undefined;
  Link: Host['Link'];
}): ReactNode {
  const {rule, severity, certainty, message, why, page, ...first} = group[0]!;
  const places = group.flatMap(placesOf);
  const title = first.fix?.title ?? '';
  const fixName =
    group.length === 1
      ? title
      : translate(
          {id: 'configDoctor.fixEach', message: '{fix} ({count} places)'},
          {fix: title, count: group.length},
        );
  return (
    <li data-severity={severity} data-rule={rule}>
      <What
        name={severityName(severity)}
        certainty={certainty}
        places={places}
        find={find}
      />
      <p className="title">
        <WithCode>{quotedAsCode(message)}</WithCode>
      </p>
      <p className="quiet">
        <WithCode>{quotedAsCode(why)}</WithCode>
      </p>
      {first.fix && <Change {...linesOfFix(text, first.fix.edits)} />}
      <p className="more">
        {title && (
          <button
            type="button"
            disabled={!fix}
            aria-label={`${fixName} (${lineName(places[0]!.line)})`}
            onClick={() => fix?.(group)}>
            {fixName}
          </button>
        )}
        <Link to={page}>
          <Translate id="configDoctor.page">Explanation</Translate>
        </Link>
        <Link to={`/tools/config/rules#${rule}`}>
          <code>{rule}</code>
        </Link>
      </p>
    </li>
  );
}

/** Findings that are drawn at first; more are of use to few. */
const most = 100;

export default function Findings({
  doctor: {text, find, fix},
  outcome,
  Link,
}: {
  doctor: Doctor;
  /** What was found in the text, or in an earlier one. */
  outcome: NonNullable<Doctor['outcome']>;
  Link: Host['Link'];
}): ReactNode {
  const [wanted, setWanted] = useState<Severity>();
  const [isAll, setAll] = useState(false);
  const {findings, notChecked} = outcome.result;
  const kinds = kindsOf(findings);
  // The last finding of a kind may be gone after an edit.
  const shown = kinds.find(({kind}) => kind === wanted)?.kind;
  const chosen = findings.filter(
    ({severity}) => severity === (shown ?? severity),
  );
  const groups = groupsOf(chosen);
  const drawn = isAll ? groups : groups.slice(0, most);
  return (
    <>
      {findings.length > 0 ? (
        <Kinds kinds={kinds} shown={shown} onChange={setWanted} />
      ) : (
        <p>
          <Translate id="configDoctor.clean">
            The file has no mistake that the doctor knows.
          </Translate>
        </p>
      )}
      <ul className="list">
        {drawn.map((group) => (
          <Item
            key={`${group[0]!.rule} ${group[0]!.range.start} ${group[0]!.message}`}
            group={group}
            text={outcome.text}
            find={find}
            fix={outcome.text === text ? fix : undefined}
            Link={Link}
          />
        ))}
      </ul>
      {drawn.length < groups.length && (
        <button type="button" onClick={() => setAll(true)}>
          <Translate
            id="configDoctor.all"
            values={{count: groups.length - drawn.length}}>
            {'Show {count} more'}
          </Translate>
        </button>
      )}
      {notChecked.length > 0 && (
        <details open={notChecked.length < 5}>
          <summary>
            <Translate
              id="configDoctor.notChecked"
              values={{count: notChecked.length}}>
              {'Not checked: {count} parts of the file'}
            </Translate>
          </summary>
          <ul>
            {notChecked.slice(0, most).map(({range, what, why}) => (
              <li key={range.start}>
                {lineName(range.line)} <code>{what}</code>: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
