import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.tool.module.css';

/** The findings of a tool, as text. */
export type Finding = {
  severity: 'error' | 'warning' | 'note';
  text: string;
};

const labels = () => ({
  error: translate({id: 'tool.error', message: 'Error'}),
  warning: translate({id: 'tool.warning', message: 'Warning'}),
  note: translate({id: 'tool.note', message: 'Note'}),
});

export default function Findings({
  findings,
}: {
  findings: readonly Finding[];
}): ReactNode {
  const unique = findings.filter(
    ({text}, index) =>
      findings.findIndex((finding) => finding.text === text) === index,
  );
  return unique.length === 0 ? null : (
    <ul className={styles.findings}>
      {unique.map(({severity, text}) => (
        <li key={text} data-severity={severity}>
          <strong>{labels()[severity]}:</strong> {text}
        </li>
      ))}
    </ul>
  );
}
