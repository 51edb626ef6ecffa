/** The lists of /versions: each version of config/releases.ts, with what the page says about it. */
import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {archivedVersions} from '@site/config/releases';
import styles from './styles.module.css';

type NoteProps = {of: string; children: ReactNode};

/** What a reader needs to know about a version, beyond its name. */
export function Note({children}: NoteProps): ReactNode {
  return children;
}

/** @throws if there is none */
function noteOf(version: string, notes: ReactNode): ReactNode {
  const note = Children.toArray(notes).find(
    (one) => isValidElement<NoteProps>(one) && one.props.of === version,
  );
  if (!note) {
    throw new Error(
      `src/pages/versions.mdx has no <Note of="${version}">, and config/releases.ts lists that version. Add one.`,
    );
  }
  return note;
}

export function BuiltVersions({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.cards}>
      {useVersions(undefined).map(({name, label, path}, index) => (
        <section key={name} className={styles.card}>
          <Heading as="h3" id={`v${name}`}>
            {label}
          </Heading>
          <div>{noteOf(name, children)}</div>
          <ul className={styles.links}>
            <li>
              <Link
                to={path}
                className={`button button--${index === 0 ? 'primary' : 'secondary'}`}>
                <Translate id="versions.read" values={{label}}>
                  {'Documentation of {label}'}
                </Translate>
              </Link>
            </li>
            <li>
              <Link to={`${path.replace(/\/$/, '')}/release-notes`}>
                <Translate id="versions.notes" values={{label}}>
                  {'Release notes of {label}'}
                </Translate>
              </Link>
            </li>
          </ul>
        </section>
      ))}
    </div>
  );
}

export function ArchivedVersions({children}: {children: ReactNode}): ReactNode {
  return (
    <dl className={styles.archived}>
      {archivedVersions.map(({label, href}) => (
        <div key={label}>
          <dt>
            <Link to={href}>{label}</Link>
          </dt>
          <dd>{noteOf(label, children)}</dd>
        </div>
      ))}
    </dl>
  );
}
