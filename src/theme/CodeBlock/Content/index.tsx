/**
 * Why: code outside the viewport is not styled, laid out, or painted (src/css/code.css); it keeps
 * its height, which the number of its lines gives.
 * How: wraps the theme's component (safe by its behavior, though the theme marks it as unsafe;
 * theme-classic 3.10.2).
 */
import type {ComponentProps, CSSProperties, ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Content from '@theme-original/CodeBlock/Content';

export default function ContentWrapper(
  props: ComponentProps<typeof Content>,
): ReactNode {
  const {code} = useCodeBlockContext().metadata;
  const lines = {'--lines': code.split('\n').length} as CSSProperties;
  return (
    <div className="code-lines" style={lines}>
      <Content {...props} />
    </div>
  );
}
