import type {CSSProperties, ReactNode} from 'react';
import type {FixLines} from '@ohif-docs/doctor/fix-lines';

/** Lines that go and lines that come, without the indentation that all of them have. */
export default function Change({before, after}: FixLines): ReactNode {
  const indentation = Math.min(
    ...[...before, ...after].map((line) => line.search(/\S|$/)),
  );
  /** A wrapped line continues further in than its sign and indentation. */
  const lineOf = (text: string) => {
    const line = text.slice(indentation);
    return {
      style: {'--hang': `${line.search(/\S|$/) + 6}ch`} as CSSProperties,
      children: line,
    };
  };
  return (
    <pre className="change" translate="no">
      {before.map((line, i) => (
        <del key={i} {...lineOf(line)} />
      ))}
      {after.map((line, i) => (
        <ins key={i} {...lineOf(line)} />
      ))}
    </pre>
  );
}
