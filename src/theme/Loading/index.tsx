/**
 * Why: what the framework shows while a page is fetched, and where it does not come, has
 * no role (a screen reader hears nothing), no translation, and too little contrast.
 * How: replaces the framework's component (core 3.10.2), which is shown seldom: the page
 * before stays until the next is there, unless the reader goes on to a third meanwhile.
 */
import type {ComponentProps, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type FrameworkLoading from '@theme/Loading';
import styles from './styles.module.css';

type Props = ComponentProps<typeof FrameworkLoading>;

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          <Translate
            id="loading.retry"
            description="The button under the error of a page that could not be fetched">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  // Empty at first: what is put into a status later is read out.
  return (
    <div className={styles.loading} role="status">
      {pastDelay && (
        <>
          <span className={styles.spinner} />
          <Translate
            id="loading.label"
            description="Shown while the next page is fetched">
            Loading…
          </Translate>
        </>
      )}
    </div>
  );
}
