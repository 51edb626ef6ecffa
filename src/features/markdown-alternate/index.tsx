import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {CopyResult} from '@site/src/chrome/copyMarkdown';
import styles from './styles.module.css';

export {default as AlternateHead} from './AlternateHead';

/** The button's message for each result (src/chrome/copying.ts). */
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

/** The menu: a plain element, so that it opens without JavaScript (src/chrome/dropdowns.ts). */
function Menu({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={styles.more} data-menu="">
      <summary
        aria-label={translate({
          id: 'pageActions.more',
          message: 'More actions',
          description: 'Button above a page that opens a menu',
        })}>
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d="m3 6 5 5 5-5" />
        </svg>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

type Props = {
  /** Where the page is as Markdown. */
  address: string;
  /** Where the page can be edited, if it can. */
  editUrl?: string | null;
  /** Further entries of the menu, each an `li` with a link. */
  children?: ReactNode;
};

/**
 * The actions for a page, as a button and a menu: copy it as Markdown, view the Markdown,
 * or edit it. The button only appears with JavaScript; the menu always does. The button
 * is handled by src/chrome/copying.ts, which does not wait for React.
 */
export default function MarkdownAlternate({
  address,
  editUrl,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.actions} data-search-skip="">
      <div className={styles.split}>
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
        <Menu>
          <li>
            {/* A file, not a page: the site's router must not follow it. */}
            <a href={address}>
              <Translate
                id="markdownAlternate.view"
                description="Link above a page to the page as Markdown">
                View as Markdown
              </Translate>
            </a>
          </li>
          {editUrl && (
            <li>
              <Link to={editUrl}>
                <Translate
                  id="pageActions.edit"
                  description="Link above a page to its source">
                  Edit this page
                </Translate>
              </Link>
            </li>
          )}
          {children}
        </Menu>
      </div>
      {/* A message from before hydration stays, because React does not manage the content. */}
      <span
        role="status"
        className={styles.outcome}
        dangerouslySetInnerHTML={{__html: ''}}
        suppressHydrationWarning
      />
    </div>
  );
}
