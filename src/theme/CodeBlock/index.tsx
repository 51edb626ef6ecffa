/**
 * Why: code of 15 lines and more has line numbers; of a file of more than 40 lines the beginning
 * shows, or the highlighted lines and the ones around them, and the rest when the reader wants it.
 * How: replaces the theme's component (safe; theme-classic 3.10.2), which draws each block a second
 * time after hydration, because a theme may write the colors of a mode into the elements; here they
 * are custom properties, and one drawing is enough.
 */
import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {translate} from '@docusaurus/Translate';
import ShowAll from '@site/src/components/ShowAll';

const numbered = 15;
const folded = 40;
/** Highlighted lines, as a fence names them. */
const marked = /\{[\d,-]+\}/;

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const {metastring} = props;
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  const code = Array.isArray(children)
    ? (children as string[]).join('')
    : ((children ?? '') as string);
  const lines = code.trimEnd().split('\n').length;
  const showLineNumbers =
    props.showLineNumbers ?? (lines >= numbered || undefined);
  const block = (
    <StringContent {...props} showLineNumbers={showLineNumbers}>
      {code}
    </StringContent>
  );
  return lines <= folded ? (
    block
  ) : (
    <ShowAll
      className={
        marked.test(metastring ?? '') ? 'long-code focused-code' : 'long-code'
      }
      label={translate(
        {
          id: 'code.showAll',
          message: 'Show all {count} lines',
          description: 'Below the beginning of a long file',
        },
        {count: lines},
      )}>
      {block}
    </ShowAll>
  );
}
