/**
 * Why: a block of code says its language (src/css/code.css).
 * How: wraps the theme's component (safe; theme-classic 3.10.2), which has the language as
 * a class only.
 */
import type {ComponentProps, ReactNode} from 'react';
import Container from '@theme-original/CodeBlock/Container';

type Props = ComponentProps<'div'> & {as: 'div' | 'pre'};

/** Not a language, but the lack of one. */
const plain = new Set(['text', 'txt', 'plain']);

export default function ContainerWrapper(props: Props): ReactNode {
  const language = /\blanguage-([\w+-]+)/.exec(props.className ?? '')?.[1];
  return (
    <Container
      {...props}
      data-language={language && !plain.has(language) ? language : undefined}
    />
  );
}
