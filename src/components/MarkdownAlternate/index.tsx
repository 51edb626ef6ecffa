import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {CopyResult} from './copyMarkdown';
import styles from './styles.module.css';

/** What the button says of each outcome (src/components/FirstInput/copying.ts). */
const outcomes = (): Record<`data-${Lowercase<CopyResult>}`, string> => ({
  'data-copied': translate({
    id: 'markdownAlternate.copied',
    message: 'Copied. The page is on your clipboard, as Markdown.',
  }),
  'data-refused': translate({
    id: 'markdownAlternate.refused',
    message:
      'Your browser did not allow the site to copy. Choose “View as Markdown” and copy the text there.',
  }),
  'data-unloaded': translate({
    id: 'markdownAlternate.notLoaded',
    message:
      'The Markdown of this page did not load, so nothing was copied. Check your connection and try again.',
  }),
});

/**
 * Copies a page as Markdown, or shows it. The button is rendered only with JavaScript; the
 * link always is. What the button does is the work of src/components/FirstInput/copying.ts,
 * which does not wait for React. `address` is the URL of the Markdown.
 */
export default function MarkdownAlternate({
  address,
}: {
  address: string;
}): ReactNode {
  return (
    <div className={styles.links} data-search-skip="">
      <button
        type="button"
        className={styles.copy}
        data-copy-page={address}
        {...outcomes()}>
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
      {/* What the reader is told before React is there stays: its content is not React's. */}
      <span
        role="status"
        className={styles.outcome}
        dangerouslySetInnerHTML={{__html: ''}}
        suppressHydrationWarning
      />
    </div>
  );
}
