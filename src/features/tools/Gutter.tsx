/** The numbers of the lines next to a text area, and a sign at lines with a finding. */
import type {ReactNode, RefObject} from 'react';
import {useLinesInView} from './useLinesInView';

/** What the line of a number has, the worst of it. */
export type Marks = ReadonlyMap<number, 'error' | 'warning' | 'info'>;

const signs = {error: '✕', warning: '!', info: 'i'};

export default function Gutter({
  field,
  text,
  lines: all,
  rows,
  marks,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** How many the text has, or the placeholder. */
  lines: number;
  /** How many are in view before the scripts come. */
  rows: number;
  marks?: Marks | undefined;
}): ReactNode {
  const {first, count: shown, shift, tops} = useLinesInView(field, text, rows);
  const count = Math.max(0, Math.min(all - first, shown));
  return (
    <div className="gutter" aria-hidden="true">
      <ol
        style={{
          transform: `translateY(${shift}px)`,
          minWidth: `${String(all).length + 2}ch`,
        }}>
        {Array.from({length: count}, (_, i) => {
          const line = first + i + 1;
          const severity = marks?.get(line);
          const end = tops?.[line];
          return (
            <li
              key={line}
              data-severity={severity}
              style={tops && end ? {height: end - tops[line - 1]!} : undefined}>
              {severity && <span>{signs[severity]}</span>}
              {line}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
