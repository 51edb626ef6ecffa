import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
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

/** The menu: a plain element, so that it opens without JavaScript. */
function Menu({children}: {children: ReactNode}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    menu.current!.open = false;
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && menu.current!.open) {
      close();
      menu.current!.querySelector('summary')!.focus();
    }
  };
  const closeBehind = (event: FocusEvent): void => {
    if (!menu.current!.contains(event.relatedTarget)) {
      close();
    }
  };
  return (
    // The keys come from the summary and the links in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className={styles.more}
      onKeyDown={closeByKey}
      onBlur={closeBehind}>
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
      {/* Focusable, so that a press on a link in it does not close it first. */}
      <ul tabIndex={-1}>{children}</ul>
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
 * What can be done with a page, as one button and a menu: to copy it as Markdown, to view
 * that, to edit it. The button is not there without JavaScript; the menu always is.
 */
export default function MarkdownAlternate({
  address,
  editUrl,
  children,
}: Props): ReactNode {
  const [result, setResult] = useState<CopyResult>();
  const copy = (): void => {
    setResult(undefined);
    void copyMarkdown(address).then(setResult);
  };
  return (
    <div className={styles.actions} data-search-skip="">
      <div className={styles.split}>
        <button type="button" className={styles.copy} onClick={copy}>
          <Translate
            id="markdownAlternate.copy"
            description="Button above a page: copies it as Markdown">
            Copy page
          </Translate>
        </button>
        <Menu>
          <li>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a page: the site's router must not follow it */}
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
      <span role="status" className={styles.outcome}>
        {result && <Outcome result={result} />}
      </span>
    </div>
  );
}
