import type {ReactNode} from 'react';
import severityName from './severityName';
import styles from './styles.module.css';

/** The findings of a tool, as text. */
export type Finding = {
  severity: 'error' | 'warning' | 'note';
  text: string;
};

/** Each finding once, although two checks can report it. */
export const uniqueFindings = <Found extends Finding>(
  findings: readonly Found[],
): Found[] => {
  const texts = new Set<string>();
  return findings.filter(({text}) => {
    const isNew = !texts.has(text);
    texts.add(text);
    return isNew;
  });
};

export default function Findings({
  findings,
}: {
  findings: readonly Finding[];
}): ReactNode {
  return findings.length === 0 ? null : (
    <ul className={styles.findings}>
      {uniqueFindings(findings).map(({severity, text}) => (
        <li key={text} data-severity={severity}>
          <strong>{severityName(severity)}:</strong> {text}
        </li>
      ))}
    </ul>
  );
}
