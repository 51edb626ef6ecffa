/**
 * Why: code of 15 lines and more has line numbers; of a file of more than 40 lines the beginning
 * shows, or the highlighted lines and the ones around them, and the rest when the reader wants it.
 * How: wraps the theme's component (safe; theme-classic 3.10.2). A checkbox unfolds the rest, so
 * that it works without JavaScript. Nothing is cut from the HTML (src/css/code.css).
 */
import {useId, type ReactNode} from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {translate} from '@docusaurus/Translate';

const numbered = 15;
const folded = 40;
/** Highlighted lines, as a fence names them. */
const marked = /\{[\d,-]+\}/;

export default function CodeBlockWrapper(props: Props): ReactNode {
  const id = useId();
  const {children, metastring, showLineNumbers} = props;
  const lines =
    typeof children === 'string' ? children.trimEnd().split('\n').length : 0;
  const block = (
    <CodeBlock
      {...props}
      showLineNumbers={showLineNumbers ?? (lines >= numbered || undefined)}
    />
  );
  return lines <= folded ? (
    block
  ) : (
    <div
      className={
        marked.test(metastring ?? '') ? 'long-code focused-code' : 'long-code'
      }>
      <input id={id} type="checkbox" data-search-skip="" />
      {block}
      <label htmlFor={id} data-search-skip="">
        <span>
          {translate(
            {
              id: 'code.showAll',
              message: 'Show all {count} lines',
              description: 'Below the beginning of a long file',
            },
            {count: lines},
          )}
        </span>
      </label>
    </div>
  );
}
