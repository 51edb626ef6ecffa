/**
 * Why: what the framework shows where a page crashes before its layout has other words,
 * no translation and other looks than what the theme shows where it crashes inside.
 * How: replaces the framework's component (core 3.10.2): the theme's content in the
 * layout, and where the layout itself crashes the same words without it.
 */
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import CrashTitle from '@site/src/components/CrashTitle';
import {withEntered} from '@site/src/components/Entered';
import LayoutOfNoPage from '@site/src/components/LayoutOfNoPage';

export default function PageError({error, tryAgain}: Props): ReactNode {
  return (
    // What is shown is the error of the page, not that of the layout.
    <ErrorBoundary
      fallback={() => <PlainError error={error} tryAgain={tryAgain} />}>
      <LayoutOfNoPage>
        <ErrorPageContent error={error} tryAgain={tryAgain} />
      </LayoutOfNoPage>
    </ErrorBoundary>
  );
}

/** So simple that it does not crash: it needs no part of the theme and no context. */
function PlainError({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <CrashTitle />
      {/* The theme's heading needs a context. */}
      <h1>
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </h1>
      <ErrorBoundaryTryAgainButton
        onClick={withEntered(tryAgain)}
        className="button button--primary"
      />
      <ErrorBoundaryError error={error} />
    </main>
  );
}
