import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {UpgradeFinding} from '@ohif-docs/doctor/upgrade';
import CodeWords from '@site/src/components/CodeWords';
import {Change, selectLine, What, WithCode} from '@site/src/features/tools';
import {certaintyName} from './certaintyName';
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
  const {certainty, message, why, since, old, new: sample} = finding;
  const {fixLines} = finding;
  const {text, from, to} = finding.code;
  const isInMessage =
    sample !== undefined && message.includes(sample.replace(/[,;]$/, ''));
  const item = useRef<HTMLLIElement>(null);
  const showLine = ({line}: {line: number}) => {
    const field = item.current?.closest('.both')?.querySelector('textarea');
    if (field) {
      selectLine(field, line);
    }
  };
  return (
    <li ref={item} data-severity={certainty === 'sure' ? 'error' : 'warning'}>
      <What
        name={certaintyName(certainty)}
        places={[finding]}
        find={apply && showLine}
      />
      <p className="title">
        <WithCode>{message}</WithCode>
      </p>
      {fixLines ? (
        <Change {...fixLines} />
      ) : (
        <pre className="own" translate="no">
          <span>
            <CodeWords
              line={[
                {types: [], content: text.slice(0, from)},
                {types: ['mark'], content: text.slice(from, to)},
                {types: [], content: text.slice(to)},
              ]}
            />
          </span>
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
