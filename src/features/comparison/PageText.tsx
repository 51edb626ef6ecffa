import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Docs} from '@generated/compare/default/comparison.json';
import {markdownUrl} from '@site/src/chrome/markdownUrl';
import type {Part} from './differences';
import styles from './styles.module.css';

/** More lines without a change than these are in a part that the reader opens. */
const mostLines = 8;

function PartOfText({text, kind}: Part): ReactNode {
  if (kind === 'added') {
    return <ins>{text}</ins>;
  }
  if (kind === 'removed') {
    return <del>{text}</del>;
  }
  const count = text.trimEnd().split('\n').length;
  return count > mostLines ? (
    <details>
      <summary>
        <Translate id="compare.unchanged" values={{count}}>
          {'{count} lines without a change'}
        </Translate>
      </summary>
      {text}
    </details>
  ) : (
    text
  );
}

/**
 * The Markdown of a page with what differs from its other version. The browser compares the
 * two files that programs read: nothing is built for each pair of pages.
 */
export default function PageText({
  before,
  after,
  docs: {from, to},
}: {
  /** URLs of the page in both versions. */
  before: string;
  after: string;
  docs: Docs;
}): ReactNode {
  const {url: site, baseUrl} = useDocusaurusContext().siteConfig;
  const [parts, setParts] = useState<readonly Part[] | 'failed'>();
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const read = async (page: string, root: string) => {
      const response = await fetch(markdownUrl(page, baseUrl), {signal});
      if (!response.ok) {
        throw new Error(`${response.status}`);
      }
      return {markdown: await response.text(), root: site + root};
    };
    Promise.all([
      read(before, from.path),
      read(after, to.path),
      import('./differences'),
    ])
      .then(([old, now, {differences}]) => setParts(differences(old, now)))
      .catch(() => {
        if (!signal.aborted) {
          setParts('failed');
        }
      });
    return () => controller.abort();
  }, [before, after, from.path, to.path, site, baseUrl]);
  if (parts === 'failed') {
    return (
      <p role="alert">
        <Translate id="compare.failed">
          The two versions of the page did not load. Check your connection and
          reload the page. A site that was started with “npm start” does not
          have them. Run “npm run build”.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <p role="status">
        {parts &&
          (parts.every(({kind}) => kind === 'same') ? (
            <Translate id="compare.same">The text is the same.</Translate>
          ) : (
            <Translate
              id="compare.marks"
              values={{
                removed: (
                  <del>
                    <Translate id="compare.what.removed">Removed</Translate>
                  </del>
                ),
                added: (
                  <ins>
                    <Translate id="compare.what.added">Added</Translate>
                  </ins>
                ),
              }}>
              {'{removed} and {added} text, in the Markdown of the page:'}
            </Translate>
          ))}
      </p>
      <div className={styles.text}>
        {parts?.map((part, i) => (
          <PartOfText key={i} {...part} />
        ))}
      </div>
    </>
  );
}
