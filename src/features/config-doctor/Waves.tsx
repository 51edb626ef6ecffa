/** Wavy lines under what the findings are about, over the text area that shows the text. */
import type {ReactNode, RefObject} from 'react';
import {placesOf} from '@ohif-docs/doctor/places';
import type {Finding, Severity} from '@ohif-docs/doctor';
import {useLinesInView} from '@site/src/features/tools';
import {shown} from './lineBreaks';

const rank: Record<Severity, number> = {info: 0, warning: 1, error: 2};

type Wave = {from: number; to: number; severity: Severity};

/** The part of each range that is on the line, the worst first where two begin together. */
function wavesOf(line: number, findings: readonly Finding[]): Wave[] {
  return findings
    .flatMap((finding) =>
      placesOf(finding)
        .filter((range) => range.line === line)
        .map(({column, endLine, endColumn}) => ({
          from: column - 1,
          to: endLine === line ? endColumn - 1 : Infinity,
          severity: finding.severity,
        })),
    )
    .sort((a, b) => a.from - b.from || rank[b.severity] - rank[a.severity]);
}

function Line({text, waves}: {text: string; waves: Wave[]}): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const {from, to, severity} of waves) {
    if (from >= done) {
      parts.push(
        text.slice(done, from),
        <u key={from} data-severity={severity}>
          {text.slice(from, to)}
        </u>,
      );
      done = Math.min(to, text.length);
    }
  }
  return [...parts, text.slice(done), '\n'];
}

export default function Waves({
  field,
  text,
  findings,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  findings: readonly Finding[];
}): ReactNode {
  const {first, count, shift, left} = useLinesInView(field, text);
  if (!findings.length) {
    return null;
  }
  return (
    <div className="waves" aria-hidden="true">
      <pre style={{transform: `translate(${-left}px, ${shift}px)`}}>
        {shown(text)
          .split('\n')
          .slice(first, first + count)
          .map((line, i) => (
            <Line
              key={first + i}
              text={line}
              waves={wavesOf(first + i + 1, findings)}
            />
          ))}
      </pre>
    </div>
  );
}
