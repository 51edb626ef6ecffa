import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What the docs check found on a page; the plugin `checked-stamp` puts it into the page's metadata. */
export type Stamp = {
  /** published packages, with their versions */
  packages: string[];
  /** names were also found in the platform's source */
  source: boolean;
  /** names that were found */
  verified: number;
  /** names that nothing published for this version proves */
  unverified: string[];
};

// One element: a translated sentence shows elements, and turns arrays into text.
const list = (packages: string[]): ReactNode => (
  <>
    {packages.map((name, index) => (
      <span key={name}>
        {index > 0 && ', '}
        <code>{name}</code>
      </span>
    ))}
  </>
);

function Against({packages, source}: Stamp): ReactNode {
  return source ? (
    <Translate
      id="checked.againstPackagesAndSource"
      description="Under a docs page: what its names were compared with"
      values={{packages: list(packages)}}>
      {'Checked against {packages} and the source of the platform.'}
    </Translate>
  ) : (
    <Translate
      id="checked.againstPackages"
      description="Under a docs page: what its names were compared with"
      values={{packages: list(packages)}}>
      {'Checked against {packages}.'}
    </Translate>
  );
}

/** Under a docs page: against which packages its names were checked, how many were found, and which were not. */
export default function CheckedStamp({stamp}: {stamp: Stamp}): ReactNode {
  const {verified, unverified} = stamp;
  return (
    <section
      className={styles.stamp}
      aria-label={translate({
        id: 'checked.label',
        message: 'What this page was checked against',
        description: 'Label of the note under a docs page',
      })}>
      <p className={styles.line}>
        <Against {...stamp} />{' '}
        <Translate
          id="checked.verified"
          description="Under a docs page: how many names were found"
          values={{count: verified}}>
          {'Names found there: {count}.'}
        </Translate>
      </p>
      {unverified.length > 0 && (
        <details className={styles.unverified}>
          <summary>
            <Translate
              id="checked.unverified"
              description="Summary of the list of names that could not be verified"
              values={{count: unverified.length}}>
              {'Names that could not be verified for this version: {count}'}
            </Translate>
          </summary>
          <p className={styles.line}>
            <Translate
              id="checked.unverifiedWhy"
              description="Explains the list of names that could not be verified">
              These were seen in another release or in a package that is not
              published for this version. Try them before you build on them.
            </Translate>
          </p>
          <ul className={styles.names}>
            {unverified.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
