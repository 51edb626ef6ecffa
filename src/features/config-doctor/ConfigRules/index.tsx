/** All rules of the doctor, each with an example that it has checked in the build. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import groups, {
  type ListedExample,
  type ListedRule,
} from '@generated/config-doctor/default/rules.json';
import {severityName, WithCode} from '@site/src/features/tools';
// The colors of a severity.
import '@site/src/features/tools/doctor/styles.module.css';
import styles from './styles.module.css';

const addressOf = (thread: string) => {
  const [repository, number] = thread.split('#');
  return `https://github.com/${repository}/issues/${number}`;
};

/** Describes where the file of an example is used. */
function Place({example}: {example: ListedExample}): ReactNode {
  const {release, origin = '', path = '', archive} = example;
  const place = [release, archive, origin + path].filter(Boolean).join(', ');
  return place ? (
    <p>
      <Translate id="configRules.place" values={{place}}>
        {'Checked for: {place}'}
      </Translate>
    </p>
  ) : null;
}

/** The lines that the rule reports, what it says, and the whole file on request. */
function Example({rule: {severity, example}}: {rule: ListedRule}): ReactNode {
  const {code, findings} = example;
  const lines = code.split('\n');
  const reported = new Set(findings.map(({line}) => lines[line - 1]!.trim()));
  return (
    <div className={styles.example} data-search-skip="index">
      <Place example={example} />
      <pre>
        <code>{[...reported].join('\n')}</code>
      </pre>
      <ul data-severity={severity}>
        {findings.map(({line, column, message, fix}) => (
          <li key={`${line} ${column} ${message}`}>
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
      <details>
        <summary>
          <Translate id="configRules.whole">The complete file</Translate>
        </summary>
        <pre>
          <code>{code}</code>
        </pre>
      </details>
    </div>
  );
}

function Threads({threads}: Pick<ListedRule, 'threads'>): ReactNode {
  return Array.isArray(threads) ? (
    <span>
      <Translate id="configRules.threads">
        Threads about this problem:
      </Translate>{' '}
      {threads.map((thread, i) => (
        <span key={thread}>
          {i > 0 && ', '}
          <Link to={addressOf(thread)}>{thread}</Link>
        </span>
      ))}
    </span>
  ) : null;
}

function RuleSection({rule}: {rule: ListedRule}): ReactNode {
  const {id, title, severity, certainty, why, pages} = rule;
  return (
    <section className={styles.rule}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <p className={styles.facts}>
        <strong data-severity={severity}>{severityName(severity)}</strong>{' '}
        {certainty === 'sure' ? (
          <Translate id="configRules.sure">in every setup</Translate>
        ) : (
          <Translate id="configRules.likely">in most setups</Translate>
        )}
        , <code>{id}</code>
      </p>
      <p>
        <WithCode>{why}</WithCode>
      </p>
      <Example rule={rule} />
      <p className={styles.links}>
        <span>
          <Translate id="configRules.pages">Explanation:</Translate>{' '}
          {pages.map(({line, to}, i) => (
            <span key={line}>
              {i > 0 && ', '}
              <Link to={to}>{line}</Link>
            </span>
          ))}
        </span>{' '}
        <Threads threads={rule.threads} />
      </p>
    </section>
  );
}

/** The rules of one group. All of it is in the page, for readers and for search engines. */
export default function ConfigRules({group}: {group: string}): ReactNode {
  const rules = groups[group]!;
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
