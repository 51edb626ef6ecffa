/**
 * Every change in the doctor's data, by upgrade and area, with the command that finds it.
 * A reader without JavaScript can search with these, and see what the doctor does not
 * check.
 */
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {grouped} from '@ohif-docs/doctor/grouped';
import changes from '@generated/upgrade-doctor/default/changes.json';
import type {ListedChange} from '@generated/upgrade-doctor/default/tool.json';
import {WithCode} from '@site/src/features/tools';
import {areaName} from './areaName';
import './styles.module.css';

/** Changes by upgrade, then by area. */
const groupsOf = (all: readonly ListedChange[]) =>
  [...grouped(all, ({from, to}) => `${from} → ${to}`)].map(
    ([upgrade, some]) =>
      [upgrade, [...grouped(some, ({area}) => areaName(area))]] as const,
  );

function How({change}: {change: ListedChange}): ReactNode {
  if (change.ask) {
    return <WithCode>{change.ask}</WithCode>;
  }
  return <Translate id="upgradeDoctor.found">Found in code.</Translate>;
}

export default function AllChanges(): ReactNode {
  return (
    <div className="upgrade-changes" data-search-skip="index">
      {groupsOf(changes).map(([upgrade, areas]) => (
        <Fragment key={upgrade}>
          <Heading as="h3" id={`from-${upgrade.replace(' → ', '-to-')}`}>
            {upgrade}
          </Heading>
          {areas.map(([area, some]) => (
            <details key={area} className="folded">
              <summary>
                <p>
                  {area} ({some.length})
                </p>
              </summary>
              <ul>
                {some.map((change) => (
                  <Change key={change.slug} change={change} />
                ))}
              </ul>
            </details>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function Change({change}: {change: ListedChange}): ReactNode {
  const {page, anchor, old, slug, find} = change;
  return (
    <li>
      <Link to={`/${page.replace(/(?:^|\/)index$/, '')}#${anchor}`}>
        {old ? <code>{old}</code> : slug}
      </Link>
      {': '}
      <How change={change} />
      {find && (
        <>
          {' '}
          <code>{find}</code>
        </>
      )}
    </li>
  );
}
