import {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** The folded section at the foot of a page, written by src/features/page-notes/plugin/sources.ts. */
export function PageSources({children}: {children: ReactNode}): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useBrokenLinks().collectAnchor('page-sources');
  // For browsers whose style sheets cannot open it on paper.
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      wasOpen = details.current!.open;
      details.current!.open = true;
    };
    const restore = () => {
      details.current!.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  return (
    <details ref={details} className={styles.sources}>
      <summary>
        {/* The theme's heading has a link to itself; a summary must not contain one. */}
        <h2 id="page-sources" className={styles.heading}>
          <Translate
            id="sources.heading"
            description="Heading of the folded section at the foot of a page that lists the evidence of its statements">
            Sources
          </Translate>
        </h2>
      </summary>
      <ul className={styles.claims}>{children}</ul>
    </details>
  );
}

/** One claim: the statement, then its details. */
export function PageSource({
  claim,
  children,
}: {
  claim: string;
  children: ReactNode;
}): ReactNode {
  const id = `source-${claim}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.claim}>
      {children}
    </li>
  );
}

/** The details of a claim that are of one kind. */
export function SourceDetail({
  kind,
  children,
}: {
  kind: 'read' | 'tried' | 'links' | 'rows';
  children: ReactNode;
}): ReactNode {
  const labels = {
    read: translate({
      id: 'sources.read',
      message: 'Based on',
      description:
        'Above the releases and files that were read for a statement',
    }),
    tried: translate({
      id: 'sources.tried',
      message: 'Why it is not confirmed',
      description: 'Above the reason why a statement is not confirmed',
    }),
    links: translate({
      id: 'sources.links',
      message: 'Reports and references',
      description: 'Above the links of a statement',
    }),
    rows: translate({
      id: 'sources.rows',
      message: 'By entry',
      description: 'Above the sources of the entries of a table or list',
    }),
  };
  return (
    <>
      <p className={styles.label}>{labels[kind]}</p>
      {children}
    </>
  );
}
