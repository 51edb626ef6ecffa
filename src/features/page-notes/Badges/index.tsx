import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

type Kind = 'since' | 'until' | 'changed' | 'unconfirmed';

/**
 * The parentheses are hidden on the screen. They separate the badge from the sentence
 * where there is no style: in the Markdown of the page, in search results, in a copied
 * text, and for a screen reader.
 */
function Badge({kind, children}: {kind: Kind; children: ReactNode}): ReactNode {
  return (
    <span className={clsx(styles.badge, styles[kind])}>
      <span className="visually-hidden">(</span>
      {children}
      <span className="visually-hidden">)</span>
    </span>
  );
}

type VersionProps = {
  /** A release, such as `3.10.0-beta.71`. */
  version: string;
};

/** Marks what a release of the line added. */
export function Since({version}: VersionProps): ReactNode {
  return (
    <Badge kind="since">
      <Translate
        id="badge.since"
        description="Badge: the first release that has it"
        values={{version}}>
        {'since {version}'}
      </Translate>
    </Badge>
  );
}

/** Marks what is gone: `version` is the last release that has it. */
export function Until({version}: VersionProps): ReactNode {
  return (
    <Badge kind="until">
      <Translate
        id="badge.until"
        description="Badge: the last release that has it"
        values={{version}}>
        {'until {version}'}
      </Translate>
    </Badge>
  );
}

/** Marks what behaves differently from a release on. */
export function Changed({version}: VersionProps): ReactNode {
  return (
    <Badge kind="changed">
      <Translate
        id="badge.changed"
        description="Badge: the release that changed it"
        values={{version}}>
        {'changed in {version}'}
      </Translate>
    </Badge>
  );
}

/**
 * Marks a statement that is not confirmed for the version of the page.
 *
 * With `claim` it links to the entry in the page's "Sources" section.
 */
export function Unconfirmed({claim}: {claim?: string}): ReactNode {
  const text = (
    <Translate
      id="badge.unconfirmed"
      description="Badge: the statement is unconfirmed for this version">
      unconfirmed
    </Translate>
  );
  return (
    <Badge kind="unconfirmed">
      {claim === undefined ? text : <Link to={`#source-${claim}`}>{text}</Link>}
    </Badge>
  );
}
