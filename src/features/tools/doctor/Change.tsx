import type {ReactNode} from 'react';
import type {FixLines} from '@ohif-docs/doctor/fix-lines';

/** Lines that go and lines that come. */
export default function Change({before, after}: FixLines): ReactNode {
  return (
    <pre className="change" translate="no">
      {before.map((line, i) => (
        <del key={i}>{line}</del>
      ))}
      {after.map((line, i) => (
        <ins key={i}>{line}</ins>
      ))}
    </pre>
  );
}
