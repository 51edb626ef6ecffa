/**
 * Why: a page that crashes inside the layout keeps its title, as if it were there, and
 * "Try again" empties its fields.
 * How: wraps the theme's component (theme-classic 3.10.2); its props are those of every
 * error boundary's fallback.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import CrashTitle from '@site/src/components/CrashTitle';
import {withEntered} from '@site/src/components/Entered';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  return (
    <>
      <CrashTitle />
      <ErrorPageContent {...props} tryAgain={withEntered(props.tryAgain)} />
    </>
  );
}
