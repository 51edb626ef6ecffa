/**
 * Why: long code outside the viewport is not styled, laid out, or painted (src/css/code.css); it
 * keeps its height, which the number of its lines gives. Short code would gain little, and would be
 * blank in a picture of the whole page.
 * How: wraps the theme's component (safe by its behavior, though the theme marks it as unsafe;
 * theme-classic 3.10.2).
 */
import type {ComponentProps, CSSProperties, ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Content from '@theme-original/CodeBlock/Content';

/** Lines. */
const longest = 20;

export default function ContentWrapper(
  props: ComponentProps<typeof Content>,
): ReactNode {
  const {code} = useCodeBlockContext().metadata;
  const lines = code.split('\n').length;
  return (
    <div
      className="code-lines"
      style={
        lines > longest ? ({'--lines': lines} as CSSProperties) : undefined
      }>
      <Content {...props} />
    </div>
  );
}
