import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {VerificationNote as Note} from '../plugin';
import styles from './styles.module.css';

/** The text of the line: the first package, and the number of others. */
function Against({packages}: Pick<Note, 'packages'>): ReactNode {
  const [first = '', ...others] = packages;
  return others.length === 0 ? (
    <Translate
      id="checked.against"
      description="Under a docs page: what its names were compared with"
      values={{first}}>
      {'Checked against {first}.'}
    </Translate>
  ) : (
    <Translate
      id="checked.againstMore"
      description="Under a docs page: what its names were compared with"
      values={{first, count: others.length}}>
      {'Checked against {first} and {count} more.'}
    </Translate>
  );
}

function Release({release}: {release: string}): ReactNode {
  return (
    <Translate
      id="checked.release"
      description="Under a docs page: the exact release of the viewer that it describes"
      values={{release}}>
      {'This page describes {release}.'}
    </Translate>
  );
}

function Names({names}: {names: string[]}): ReactNode {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** The platform's repository. A commit has the same files in every copy of it, so readers need not know which one was read. */
const platform = 'OHIF/Viewers';

function Source({
  release,
  commit,
}: Omit<NonNullable<Note['source']>, 'repository'>): ReactNode {
  const tag = `v${release}`;
  return (
    <p>
      <Translate
        id="checked.source"
        description="Says which source a page was checked against, and where it is public"
        values={{
          repository: platform,
          tag: (
            <Link href={`https://github.com/${platform}/tree/${tag}`}>
              {tag}
            </Link>
          ),
          commit: <code>{commit}</code>,
        }}>
        {'The source is {repository}, tag {tag}, commit {commit}.'}
      </Translate>
    </p>
  );
}

/** Below the first line of the note: the sources that were read, and the names that were not found. */
function Details({
  note: {packages, unverified, source},
}: {
  note: Note;
}): ReactNode {
  return (
    <>
      <Names names={packages} />
      {source && <Source release={source.release} commit={source.commit} />}
      {unverified.length > 0 && (
        <>
          <p>
            <Translate
              id="checked.unverified"
              description="Introduces the list of names that could not be verified"
              values={{count: unverified.length}}>
              {
                'Not confirmed: {count}. These names exist in another release, or in a package that is not published for this version. Test them before you rely on them.'
              }
            </Translate>
          </p>
          <Names names={unverified} />
        </>
      )}
    </>
  );
}

/**
 * Under a docs page: which release it describes, against which packages its names were
 * checked, how many were found, and which were not.
 */
export default function VerificationNote({
  release,
  note,
  children,
}: {
  release: string;
  note: Note | undefined;
  /** Further lines. */
  children?: ReactNode;
}): ReactNode {
  return (
    <section
      className={styles.note}
      aria-label={translate({
        id: 'checked.label',
        message: 'What this page was checked against',
        description: 'Label of the note under a docs page',
      })}>
      {note ? (
        <details>
          <summary>
            <Release release={release} /> <Against packages={note.packages} />{' '}
            {note.verified + note.unverified.length > 0 && (
              <Translate
                id="checked.confirmed"
                description="Under a docs page: how many of its names were found"
                values={{
                  verified: note.verified,
                  all: note.verified + note.unverified.length,
                }}>
                {'{verified} of {all} names confirmed.'}
              </Translate>
            )}
          </summary>
          <Details note={note} />
        </details>
      ) : (
        <p>
          <Release release={release} />
        </p>
      )}
      {children}
    </section>
  );
}
