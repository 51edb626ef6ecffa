/** All rules of the doctor, each with an example that it has checked in the build. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import rules, {
  type ListedExample,
  type ListedRule,
} from '@generated/config-doctor/default/rules.json';
import {severityName, WithCode} from '@site/src/features/tools';
import styles from './styles.module.css';

const addressOf = (thread: string) => {
  const [repository, number] = thread.split('#');
  return `https://github.com/${repository}/issues/${number}`;
};

/** Describes where the file of an example is used. */
function Place({example}: {example: ListedExample}): ReactNode {
  const {release, origin, path, archive} = example;
  const said = [release, archive, origin && origin + (path ?? '')];
  return said.filter(Boolean).length > 0 || path ? (
    <p>
      <Translate
        id="configRules.place"
        values={{
          place: [release, archive, `${origin ?? ''}${path ?? ''}`]
            .filter(Boolean)
            .join(', '),
        }}>
        {'Checked for: {place}'}
      </Translate>
    </p>
  ) : null;
}

function Example({example}: {example: ListedExample}): ReactNode {
  const {code, findings} = example;
  return (
    <>
      <Place example={example} />
      <pre>
        <code>{code}</code>
      </pre>
      <ul>
        {findings.map(({line, column, message, fix}) => (
          <li key={`${line} ${column} ${message}`}>
            <Translate id="configRules.place.line" values={{line, column}}>
              {'Line {line}, column {column}:'}
            </Translate>{' '}
            <WithCode>{message}</WithCode>
            {fix && (
              <>
                {' '}
                <Translate id="configRules.fix" values={{fix: <q>{fix}</q>}}>
                  {'Fix: {fix}'}
                </Translate>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Threads({threads}: Pick<ListedRule, 'threads'>): ReactNode {
  return Array.isArray(threads) ? (
    <p>
      <Translate id="configRules.threads">
        Threads about this problem:
      </Translate>{' '}
      {threads.map((thread, i) => (
        <span key={thread}>
          {i > 0 && ', '}
          <Link to={addressOf(thread)}>{thread}</Link>
        </span>
      ))}
    </p>
  ) : null;
}

function RuleSection({rule}: {rule: ListedRule}): ReactNode {
  const {id, title, severity, certainty, why, pages, example} = rule;
  return (
    <section>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <p>
        <strong>{severityName(severity)}</strong>,{' '}
        {certainty === 'sure' ? (
          <Translate id="configRules.sure">
            wrong wherever the file is used
          </Translate>
        ) : (
          <Translate id="configRules.likely">wrong in most places</Translate>
        )}
        , <code>{id}</code>
      </p>
      <p>
        <WithCode>{why}</WithCode>
      </p>
      <p>
        <Translate id="configRules.pages">Explanation:</Translate>{' '}
        {pages.map(({line, to}, i) => (
          <span key={line}>
            {i > 0 && ', '}
            <Link to={to}>{line}</Link>
          </span>
        ))}
      </p>
      <Threads threads={rule.threads} />
      <div data-search-skip="index">
        <Example example={example} />
      </div>
    </section>
  );
}

/** All of it is in the page, for readers and for search engines. */
export default function ConfigRules(): ReactNode {
  return (
    <div className={styles.rules}>
      <ul className={styles.contents}>
        {rules.map(({id, title}) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
      {rules.map((rule) => (
        <RuleSection key={rule.id} rule={rule} />
      ))}
    </div>
  );
}
