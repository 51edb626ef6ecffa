/** The findings, by file; the fixes; and the questions that code cannot answer. */
import {useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {UpgradeFinding, UpgradeResult} from '@ohif-docs/doctor/upgrade';
import Checklist from './Checklist';
import Fixes from './Fixes';
import FindingItem from './FindingItem';
import {areaName} from './areaName';
import type {Host} from './host';
import type {State, UpgradeTool} from './useUpgrade';

type Checked = Extract<State, {is: 'checked'}>;

function Totals({result}: {result: UpgradeResult}): ReactNode {
  const {totals, estimate} = result;
  return (
    <>
      <ul className="estimate">
        <li>
          <strong>{estimate.automatic}</strong>{' '}
          <Translate id="upgradeDoctor.automatic">with a ready edit</Translate>
        </li>
        <li>
          <strong>{estimate.byHand}</strong>{' '}
          <Translate id="upgradeDoctor.byHand">to change by hand</Translate>
        </li>
        <li>
          <strong>{estimate.toReview}</strong>{' '}
          <Translate id="upgradeDoctor.toReview">to look at</Translate>
        </li>
        <li>
          <strong>{estimate.questions}</strong>{' '}
          <Translate id="upgradeDoctor.questions">
            questions that the code does not answer
          </Translate>
        </li>
      </ul>
      {totals.length > 0 && (
        <table>
          <caption>
            <Translate id="upgradeDoctor.totals">Findings by area</Translate>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="upgradeDoctor.area">Area</Translate>
              </th>
              <th scope="col">
                <Translate id="upgradeDoctor.sure">Must change</Translate>
              </th>
              <th scope="col">
                <Translate id="upgradeDoctor.likely">Look at</Translate>
              </th>
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
      )}
    </>
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
      <ul className="findings">
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
  const [shown, setShown] = useState<'all' | 'sure' | 'likely'>('all');
  const [isAll, setAll] = useState(false);
  const files = useMemo(() => {
    const byFile = new Map<string, UpgradeFinding[]>();
    for (const finding of findings) {
      if (shown === 'all' || finding.certainty === shown) {
        const own = byFile.get(finding.file);
        if (own) {
          own.push(finding);
        } else {
          byFile.set(finding.file, [finding]);
        }
      }
    }
    return [...byFile];
  }, [findings, shown]);
  const drawn = isAll ? files : files.slice(0, mostFiles);
  const labels = {
    all: translate({id: 'upgradeDoctor.show.all', message: 'All'}),
    sure: translate({id: 'upgradeDoctor.sure', message: 'Must change'}),
    likely: translate({id: 'upgradeDoctor.likely', message: 'Look at'}),
  };
  return (
    <>
      <label className="pair">
        <Translate id="upgradeDoctor.show">Show</Translate>
        <select
          value={shown}
          onChange={({currentTarget}) =>
            setShown(currentTarget.value as typeof shown)
          }>
          {Object.entries(labels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
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
  if (result.read === 0) {
    return result.notUnderstood.length > 0 ? (
      <NotUnderstood items={result.notUnderstood} />
    ) : null;
  }
  return (
    <>
      <Totals result={result} />
      <Fixes
        result={result}
        fixed={fixed}
        fixing={fixing}
        fix={fix}
        copy={host.copy}
      />
      {result.findings.length > 0 && (
        <Found findings={result.findings} apply={apply} Link={host.Link} />
      )}
      {result.notUnderstood.length > 0 && (
        <NotUnderstood items={result.notUnderstood} />
      )}
      <Checklist items={result.checklist} host={host} />
    </>
  );
}
