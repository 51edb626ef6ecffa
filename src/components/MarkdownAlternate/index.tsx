import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {copyMarkdown, type CopyResult} from './copyMarkdown';
import styles from './styles.module.css';

function Outcome({result}: {result: CopyResult}): ReactNode {
  switch (result) {
    case 'copied':
      return (
        <Translate id="markdownAlternate.copied">
          Copied. The page is on your clipboard, as Markdown.
        </Translate>
      );
    case 'refused':
      return (
        <Translate id="markdownAlternate.refused">
          Your browser did not allow the site to copy. Choose “View as Markdown”
          and copy the text there.
        </Translate>
      );
    case 'notLoaded':
      return (
        <Translate id="markdownAlternate.notLoaded">
          The Markdown of this page did not load, so nothing was copied. Check
          your connection and try again.
        </Translate>
      );
  }
}

/**
 * Copies a page as Markdown, or shows it. The button is rendered only with JavaScript; the
 * link always is. `address` is the URL of the Markdown.
 */
export default function MarkdownAlternate({
  address,
  children,
}: {
  address: string;
  /** Other links above the page. */
  children?: ReactNode;
}): ReactNode {
  const [result, setResult] = useState<CopyResult>();
  const copy = (): void => {
    setResult(undefined);
    void copyMarkdown(address).then(setResult);
  };
  return (
    <div className={styles.links} data-search-skip="">
      <button type="button" className={styles.copy} onClick={copy}>
        <Translate
          id="markdownAlternate.copy"
          description="Button above a page: copies it as Markdown">
          Copy page
        </Translate>
      </button>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a page: the site's router must not follow it */}
      <a href={address}>
        <Translate
          id="markdownAlternate.view"
          description="Link above a page to the page as Markdown">
          View as Markdown
        </Translate>
      </a>
      {children}
      <span role="status" className={styles.outcome}>
        {result && <Outcome result={result} />}
      </span>
    </div>
  );
}
