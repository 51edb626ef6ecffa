/** The findings, by file; the fixes; and the questions that code cannot answer. */
import {useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {grouped} from '@ohif-docs/doctor/grouped';
import type {UpgradeFinding, UpgradeResult} from '@ohif-docs/doctor/upgrade';
import {Kinds} from '@site/src/features/tools';
import Checklist from './Checklist';
import Fixes, {Exports} from './Fixes';
import FindingItem from './FindingItem';
import {areaName} from './areaName';
import {certaintyName} from './certaintyName';
import type {Host} from './host';
import type {State, UpgradeTool} from './useUpgrade';

type Checked = Extract<State, {is: 'checked'}>;

/** What the list below shows: one kind, or everything. */
type Shown = UpgradeFinding['certainty'] | 'questions';

function Totals({totals}: Pick<UpgradeResult, 'totals'>): ReactNode {
  return (
    <details>
      <summary>
        <Translate id="upgradeDoctor.totals">Findings by area</Translate>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="upgradeDoctor.area">Area</Translate>
            </th>
            <th scope="col">{certaintyName('sure')}</th>
            <th scope="col">{certaintyName('likely')}</th>
            <th scope="col">
              <Translate id="upgradeDoctor.fixes">Ready edits</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({area, sure, likely, fixes}) => (
            <tr key={area}>
              <th scope="row">{areaName(area)}</th>
              <td>{sure}</td>
              <td>{likely}</td>
              <td>{fixes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Findings of a file that are drawn at first. */
const most = 50;

function FileFindings({
  file,
  findings,
  apply,
  Link,
}: {
  file: string;
  findings: readonly UpgradeFinding[];
  apply: UpgradeTool['apply'];
  Link: Host['Link'];
}): ReactNode {
  const [isAll, setAll] = useState(false);
  const drawn = isAll ? findings : findings.slice(0, most);
  return (
    <details open>
      <summary>
        <code>{file}</code> ({findings.length})
      </summary>
      <ul>
        {drawn.map((finding) => (
          <FindingItem
            key={`${finding.change} ${finding.line} ${finding.column}`}
            finding={finding}
            apply={apply}
            Link={Link}
          />
        ))}
      </ul>
      {drawn.length < findings.length && (
        <button type="button" onClick={() => setAll(true)}>
          <Translate
            id="upgradeDoctor.all"
            values={{count: findings.length - drawn.length}}>
            {'Show {count} more'}
          </Translate>
        </button>
      )}
    </details>
  );
}

/** Files that are drawn at first: a large folder would make the page slow. */
const mostFiles = 40;

function Found({
  findings,
  apply,
  Link,
}: {
  findings: readonly UpgradeFinding[];
  apply: UpgradeTool['apply'];
  Link: Host['Link'];
}): ReactNode {
  const [isAll, setAll] = useState(false);
  const files = useMemo(
    () => [...grouped(findings, ({file}) => file)],
    [findings],
  );
  const drawn = isAll ? files : files.slice(0, mostFiles);
  return (
    <>
      {drawn.map(([file, some]) => (
        <FileFindings
          key={file}
          file={file}
          findings={some}
          apply={apply}
          Link={Link}
        />
      ))}
      {drawn.length < files.length && (
        <button type="button" onClick={() => setAll(true)}>
          <Translate
            id="upgradeDoctor.allFiles"
            values={{count: files.length - drawn.length}}>
            {'Show {count} more files'}
          </Translate>
        </button>
      )}
    </>
  );
}

function NotUnderstood({
  items,
}: {
  items: UpgradeResult['notUnderstood'];
}): ReactNode {
  return (
    <details>
      <summary>
        <Translate
          id="upgradeDoctor.notUnderstood"
          values={{count: items.length}}>
          {'Not understood ({count})'}
        </Translate>
      </summary>
      <ul>
        {items.slice(0, 200).map(({file, line, endLine, what}) => (
          <li key={`${file} ${line} ${what}`}>
            <code>
              {file}:{line === endLine ? line : `${line}–${endLine}`}
            </code>{' '}
            {what}
          </li>
        ))}
      </ul>
    </details>
  );
}

export default function Results({
  state: {result, fixed, fixing},
  fix,
  apply,
  host,
}: {
  state: Checked;
  apply: UpgradeTool['apply'];
  fix: UpgradeTool['fix'];
  host: Host;
}): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const {read, findings, totals, notUnderstood, checklist} = result;
  const chosen = useMemo(
    () =>
      shown ? findings.filter(({certainty}) => certainty === shown) : findings,
    [findings, shown],
  );
  const kinds = (['sure', 'likely'] as const)
    .map((kind) => ({
      kind,
      label: certaintyName(kind),
      count: findings.filter(({certainty}) => certainty === kind).length,
    }))
    .filter(({count}) => count > 0);
  const questions = {
    kind: 'questions' as const,
    label: translate({id: 'upgradeDoctor.questions', message: 'Questions'}),
    count: checklist.length,
  };
  const isAny = findings.length + checklist.length > 0;
  const unread = notUnderstood.length > 0 && (
    <NotUnderstood items={notUnderstood} />
  );
  if (read === 0) {
    return unread;
  }
  return (
    <>
      {isAny ? (
        <Kinds
          kinds={[...kinds, ...(checklist.length > 0 ? [questions] : [])]}
          shown={shown}
          onChange={setShown}
        />
      ) : (
        <p>
          <Translate id="upgradeDoctor.none">
            Nothing in this code must change.
          </Translate>
        </p>
      )}
      {findings.length > 0 && (
        <Fixes
          result={result}
          fixed={fixed}
          fixing={fixing}
          fix={fix}
          copy={host.copy}
        />
      )}
      <Found key={shown} findings={chosen} apply={apply} Link={host.Link} />
      {totals.length > 0 && <Totals totals={totals} />}
      {unread}
      {(!shown || shown === 'questions') && (
        <Checklist items={checklist} host={host} />
      )}
      {isAny && <Exports result={result} copy={host.copy} />}
    </>
  );
}
