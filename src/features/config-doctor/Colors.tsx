/** The letters of the text area in the colors of code, below it; the ones above are transparent. */
import type {ReactNode} from 'react';
import {Highlight} from 'prism-react-renderer';
import {codeTheme} from '@site/config/code-themes';
import {shown} from './lineBreaks';
import type {OverField} from './Waves';
import {useLinesInView} from './useLinesInView';

/** Characters. Coloring a longer text would take longer than a frame with each key. */
const longest = 20_000;

export default function Colors({
  field,
  text,
}: Pick<OverField, 'field' | 'text'>): ReactNode {
  const view = useLinesInView(field);
  if (!view || text === '' || text.length > longest) {
    return null;
  }
  const {first, count, shift, left} = view;
  return (
    <div className="waves colors" aria-hidden="true">
      <Highlight code={shown(text)} language="javascript" theme={codeTheme}>
        {({tokens, getTokenProps}) => (
          <pre style={{transform: `translate(${-left}px, ${shift}px)`}}>
            {tokens.slice(first, first + count).map((line, i) => (
              <span key={first + i}>
                {line
                  .filter(({empty}) => !empty)
                  .map((token, j) => (
                    <span key={j} {...getTokenProps({token})} />
                  ))}
                {'\n'}
              </span>
            ))}
          </pre>
        )}
      </Highlight>
    </div>
  );
}
