import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What the docs check found on a page; plugins/verification-note puts it into the page's metadata. */
export type Note = {
  /** published packages, with their versions */
  packages: string[];
  /** the exact source of the release, where names were found in it */
  source: {release: string; repository: string; commit: string} | null;
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

function Against({packages, source}: Note): ReactNode {
  return source ? (
    <Translate
      id="checked.againstPackagesAndSource"
      description="Under a docs page: what its names were compared with"
      values={{packages: list(packages), release: source.release}}>
      {'Checked against {packages} and the source of {release}.'}
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

function Source({repository, commit}: NonNullable<Note['source']>): ReactNode {
  return (
    <details>
      <summary>
        <Translate
          id="checked.source"
          description="Summary of the details of the source that a page was checked against">
          Source that was read
        </Translate>
      </summary>
      <p className={styles.line}>
        <Translate
          id="checked.sourceWhere"
          description="Says where the source of the release is public"
          values={{
            repository: (
              <Link href={`https://github.com/${repository}/tree/${commit}`}>
                {repository}
              </Link>
            ),
            commit: <code>{commit}</code>,
          }}>
          {'Commit {commit} in the history of {repository}.'}
        </Translate>
      </p>
    </details>
  );
}

/** Under a docs page: against which packages its names were checked, how many were found, and which were not. */
export default function VerificationNote({note}: {note: Note}): ReactNode {
  const {verified, unverified, source} = note;
  return (
    <section
      className={styles.note}
      aria-label={translate({
        id: 'checked.label',
        message: 'What this page was checked against',
        description: 'Label of the note under a docs page',
      })}>
      <p className={styles.line}>
        <Against {...note} />{' '}
        <Translate
          id="checked.verified"
          description="Under a docs page: how many names were found"
          values={{count: verified}}>
          {'Names found there: {count}.'}
        </Translate>
      </p>
      {source && <Source {...source} />}
      {unverified.length > 0 && (
        <details>
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
              These names exist in another release, or in a package that is not
              published for this version. Test them before you rely on them.
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
