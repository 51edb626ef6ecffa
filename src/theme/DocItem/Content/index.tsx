/**
 * Why: the version of a page is remembered as the one that the reader reads.
 * How: wraps the theme's component (safe; theme-classic 3.10.2).
 */
import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {useRememberVersion} from '@site/src/features/versions';

export default function ContentWrapper(props: Props): ReactNode {
  useRememberVersion();
  return <Content {...props} />;
}
