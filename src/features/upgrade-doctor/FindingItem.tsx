import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {UpgradeFinding} from '@ohif-docs/doctor/upgrade';
import {Change, WithCode} from '@site/src/features/tools';
import type {Host} from './host';
import type {UpgradeTool} from './useUpgrade';

/** One place: the fix, the reason, the code before and after, and the page that explains it. */
export default function FindingItem({
  finding,
  apply,
  Link,
}: {
  finding: UpgradeFinding;
  apply: UpgradeTool['apply'];
  Link: Host['Link'];
}): ReactNode {
  const {certainty, line, message, why, since, old, new: sample} = finding;
  const {fixLines} = finding;
  const {text, from, to} = finding.code;
  const isInMessage =
    sample !== undefined && message.includes(sample.replace(/[,;]$/, ''));
  return (
    <li data-severity={certainty === 'sure' ? 'error' : 'warning'}>
      <p className="what">
        <strong>
          {certainty === 'sure' ? (
            <Translate id="upgradeDoctor.sure">Must change</Translate>
          ) : (
            <Translate id="upgradeDoctor.likely">Look at</Translate>
          )}
        </strong>
        {' · '}
        <Translate id="upgradeDoctor.line" values={{line}}>
          {'Line {line}'}
        </Translate>
      </p>
      <p className="title">
        <WithCode>{message}</WithCode>
      </p>
      {fixLines ? (
        <Change {...fixLines} />
      ) : (
        <pre className="own" translate="no">
          {text.slice(0, from)}
          {to > from && <mark>{text.slice(from, to)}</mark>}
          {text.slice(to)}
        </pre>
      )}
      <p className="quiet">
        <WithCode>{why}</WithCode>
      </p>
      {!fixLines && old && sample && old !== sample && !isInMessage && (
        <p className="rewrite">
          <code>{old}</code> → <code>{sample}</code>
        </p>
      )}
      <p className="more">
        {finding.fix && apply && (
          <button type="button" onClick={() => apply(finding)}>
            <Translate id="upgradeDoctor.applyOne">Apply</Translate>
          </button>
        )}
        {finding.fix && !apply && (
          <span className="badge badge--secondary">
            <Translate id="upgradeDoctor.ready">Ready edit</Translate>
          </span>
        )}
        <Link to={finding.page}>
          <Translate id="upgradeDoctor.page" values={{since}}>
            {'What changed in {since}'}
          </Translate>
        </Link>
      </p>
    </li>
  );
}
