import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Docs} from '@generated/compare/default/comparison.json';
import {markdownUrl} from '@site/src/chrome/markdownUrl';
import type {Difference} from './differences';
import TextOfPage from './TextOfPage';
/**
 * The text of a page with what differs from its other version. The browser compares the two
 * Markdown files that programs read: nothing is built for each pair of pages.
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
  const [found, setFound] = useState<readonly Difference[] | 'failed'>();
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
      .then(([old, now, {differences}]) => setFound(differences(old, now)))
      .catch(() => {
        if (!signal.aborted) {
          setFound('failed');
        }
      });
    return () => controller.abort();
  }, [before, after, from.path, to.path, site, baseUrl]);
  if (found === 'failed') {
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
        {found?.every(({changed}) => !changed) && (
          <Translate id="compare.same">The text is the same.</Translate>
        )}
      </p>
      {found && <TextOfPage differences={found} />}
    </>
  );
}
