import type {ReactNode} from 'react';
import {Highlight} from 'prism-react-renderer';
import type {FixLines} from '@ohif-docs/doctor/fix-lines';
import {codeTheme} from '@site/config/code-themes';
import CodeWords from '@site/src/components/CodeWords';
import {indentOf} from '@site/src/components/CodeWords/words';

function Lines({
  as: Line,
  lines,
}: {
  as: 'del' | 'ins';
  lines: readonly string[];
}): ReactNode {
  return lines.length === 0 ? null : (
    <Highlight code={lines.join('\n')} language="tsx" theme={codeTheme}>
      {({tokens, getTokenProps}) =>
        tokens.map((line, i) => (
          <Line key={i} style={indentOf(lines[i] ?? '', '+ '.length)}>
            <CodeWords
              line={line.filter(({empty}) => !empty)}
              paint={(token) => getTokenProps({token})}
            />
          </Line>
        ))
      }
    </Highlight>
  );
}

/** Lines that go and lines that come, without the indentation that all of them have. */
export default function Change({before, after}: FixLines): ReactNode {
  const indentation = Math.min(
    ...[...before, ...after].map((line) => line.search(/\S|$/)),
  );
  // The highlighter takes a carriage return, which Windows has, for the end of a line as well.
  const withoutIndentation = (lines: readonly string[]) =>
    lines.map((line) => line.slice(indentation).replace(/\r$/, ''));
  return (
    <pre className="change" translate="no">
      <Lines as="del" lines={withoutIndentation(before)} />
      <Lines as="ins" lines={withoutIndentation(after)} />
    </pre>
  );
}
