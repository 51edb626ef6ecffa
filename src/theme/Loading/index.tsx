/**
 * Why: what the framework shows while a page is fetched, and where it does not come, has
 * no role (a screen reader hears nothing), no translation, no title of its own, too little
 * contrast, and does not say what to do.
 * How: replaces the framework's component (core 3.10.2), which is shown seldom: the page
 * before stays until the next is there, unless the reader goes on to a third meanwhile, or
 * is offline (src/client-modules/unreachablePages.ts).
 */
import {
  useContext,
  useEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
// No other module exports it.
import {Context as RouteContext} from '@docusaurus/core/lib/client/routeContext';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import type FrameworkLoading from '@theme/Loading';
import LayoutOfNoPage from '@site/src/components/LayoutOfNoPage';
import styles from './styles.module.css';

type Props = ComponentProps<typeof FrameworkLoading>;

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  // A page that brings its own layout has no other page around it.
  const isInLayout = useContext(RouteContext) !== null;
  // The error may be of long ago: a page has several scripts, and the loader remembers each failure.
  const [hasTried, setHasTried] = useState(false);
  useEffect(() => {
    if (error && !hasTried) {
      queueMicrotask(() => {
        setHasTried(true);
        retry();
      });
    }
  }, [error, hasTried, retry]);
  const content =
    error && hasTried ? (
      <Missing error={error as unknown} retry={retry} />
    ) : (
      <OnItsWay pastDelay={pastDelay} />
    );
  return isInLayout ? (
    content
  ) : (
    <LayoutOfNoPage>
      <main>{content}</main>
    </LayoutOfNoPage>
  );
}

function Missing({
  error,
  retry,
}: Pick<Props, 'retry'> & {error: unknown}): ReactNode {
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <div className={styles.failure} role="alert">
      <Head>
        <title>
          {translate({
            id: 'loading.failed.title',
            message: 'Page not loaded',
            description: 'The title in the tab of a page that did not load',
          })}
        </title>
      </Head>
      <p>
        <Translate id="loading.failed">
          This page could not be loaded. Check your network connection, and try
          again. If that does not help, reload the page in your browser.
        </Translate>
      </p>
      <p>{String(error)}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        <Translate
          id="loading.retry"
          description="The button under the error of a page that could not be fetched">
          Try again
        </Translate>
      </button>
    </div>
  );
}

function OnItsWay({pastDelay}: Pick<Props, 'pastDelay'>): ReactNode {
  const label = translate({
    id: 'loading.label',
    message: 'Loading…',
    description: 'Shown while the next page is fetched',
  });
  // Empty at first: what is put into a status later is read out.
  return (
    <div className={styles.loading} role="status">
      <Head>
        <title>{label}</title>
      </Head>
      {pastDelay && (
        <>
          <span className={styles.spinner} />
          {label}
        </>
      )}
    </div>
  );
}
