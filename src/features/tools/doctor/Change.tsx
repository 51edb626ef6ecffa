import type {ReactNode} from 'react';
import type {FixLines} from '@ohif-docs/doctor/fix-lines';
import CodeWords from '@site/src/components/CodeWords';
import {indentOf} from '@site/src/components/CodeWords/words';

/** Lines that go and lines that come, without the indentation that all of them have. */
export default function Change({before, after}: FixLines): ReactNode {
  const indentation = Math.min(
    ...[...before, ...after].map((line) => line.search(/\S|$/)),
  );
  const lineOf = (text: string) => {
    const line = text.slice(indentation);
    return {
      style: indentOf(line, '+ '.length),
      children: <CodeWords line={line} />,
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
