import type {ReactNode} from 'react';
import type {FixLines} from '@ohif-docs/doctor/fix-lines';

/** Lines that go and lines that come, without the indentation that all of them have. */
export default function Change({before, after}: FixLines): ReactNode {
  const indentation = Math.min(
    ...[...before, ...after].map((line) => line.search(/\S|$/)),
  );
  return (
    <pre className="change" translate="no">
      {before.map((line, i) => (
        <del key={i}>{line.slice(indentation)}</del>
      ))}
      {after.map((line, i) => (
        <ins key={i}>{line.slice(indentation)}</ins>
      ))}
    </pre>
  );
}
