/**
 * Why: on a phone, a long path breaks where a folder ends, and not in a name.
 * How: wraps the theme's component (safe; theme-classic 3.10.2).
 */
import {Fragment, type ReactNode} from 'react';
import Title from '@theme-original/CodeBlock/Title';
import type {Props} from '@theme/CodeBlock/Title';

export default function TitleWrapper({children}: Props): ReactNode {
  return (
    <Title>
      {typeof children === 'string'
        ? (children.match(/[^/]*\/+|[^/]+/g) ?? []).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))
        : children}
    </Title>
  );
}
