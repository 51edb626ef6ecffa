/**
 * Every change in the doctor's data, by upgrade and area, with the command that finds it.
 * A reader without JavaScript can search with these, and see what the doctor does not
 * check.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import changes from '@generated/upgrade-doctor/default/changes.json';
import type {ListedChange} from '@generated/upgrade-doctor/default/tool.json';
import {WithCode} from '@site/src/features/tools';
import {areaName} from './areaName';
import './styles.module.css';

/** Changes by upgrade, then by area. */
function groupsOf(all: readonly ListedChange[]) {
  const groups = new Map<string, ListedChange[]>();
  for (const change of all) {
    const name = `${change.from} → ${change.to}: ${areaName(change.area)}`;
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  return [...groups];
}

function How({change}: {change: ListedChange}): ReactNode {
  if (change.ask) {
    return <WithCode>{change.ask}</WithCode>;
  }
  return <Translate id="upgradeDoctor.found">Found in code.</Translate>;
}

export default function AllChanges(): ReactNode {
  return (
    <div className="upgrade-changes" data-search-skip="index">
      {groupsOf(changes).map(([name, some]) => (
        <details key={name}>
          <summary>
            {name} ({some.length})
          </summary>
          <ul>
            {some.map((change) => (
              <li key={change.slug}>
                <Link
                  to={`/${change.page.replace(/(?:^|\/)index$/, '')}#${change.anchor}`}>
                  {change.old ? <code>{change.old}</code> : change.slug}
                </Link>
                {': '}
                <How change={change} />
                {change.find && (
                  <>
                    {' '}
                    <code>{change.find}</code>
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
