/** The letters of the text area in the colors of code, below it; the ones above are transparent. */
import type {ReactNode, RefObject} from 'react';
import {Highlight} from 'prism-react-renderer';
import {codeTheme} from '@site/config/code-themes';
import {useLinesInView} from './useLinesInView';
import {longest} from './wraps';

export default function Colors({
  field,
  text,
  rows,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  /** As the text area shows it. */
  text: string;
  /** Rows that are colored before the scripts load. */
  rows: number;
}): ReactNode {
  const {first, count, shift, left} = useLinesInView(field, text, rows);
  if (text === '' || text.length > longest) {
    return null;
  }
  return (
    <div className="waves colors" aria-hidden="true">
      <Highlight code={text} language="javascript" theme={codeTheme}>
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
