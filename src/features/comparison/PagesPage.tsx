/** The docs of two releases, and the text of one compared: `/versions/compare/3.9...3.10/pages`. */
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Docs} from '@generated/compare/default/comparison.json';
import Frame from './Frame';
import PageText from './PageText';
import {urlOfPage} from './CompareLinks';
import styles from './styles.module.css';

type Doc = Docs['docs'][number];

function ChosenPage({doc, docs}: {doc: Doc; docs: Docs}): ReactNode {
  const {before, after} = doc;
  const links = [
    [before, docs.from.line],
    [after, docs.to.line],
  ] as const;
  return (
    <section>
      <Heading as="h2" id="page">
        {doc.title}
      </Heading>
      <ul className={styles.contents}>
        {links.map(([url, line]) => (
          <li key={line}>
            {url ? (
              <Link to={url}>
                <Translate id="compare.page" values={{line}}>
                  {'Page of {line}'}
                </Translate>
              </Link>
            ) : (
              <Translate id="compare.noPage" values={{line}}>
                {'{line} does not have this page.'}
              </Translate>
            )}
          </li>
        ))}
        <li>
          <Link to={docs.permalink}>
            <Translate id="compare.allPages">All pages</Translate>
          </Link>
        </li>
      </ul>
      {before && after && (
        <PageText key={doc.id} before={before} after={after} docs={docs} />
      )}
    </section>
  );
}

function PageList({
  id,
  title,
  docs: {pair},
  shown,
}: {
  id: string;
  title: string;
  docs: Docs;
  shown: readonly Doc[];
}): ReactNode {
  return (
    <section>
      <Heading as="h2" id={id}>
        {title} ({shown.length})
      </Heading>
      <ul data-search-skip="index">
        {shown.map((doc) => (
          <li key={doc.id}>
            <Link
              to={
                doc.before && doc.after
                  ? urlOfPage(pair, doc.id)
                  : (doc.after ?? doc.before)!
              }>
              {doc.title}
            </Link>{' '}
            (<code>{doc.id}</code>)
          </li>
        ))}
      </ul>
    </section>
  );
}

function AllPages({docs}: {docs: Docs}): ReactNode {
  const {from, to} = docs;
  const only = (line: string) =>
    translate({id: 'compare.only', message: 'Only in {line}'}, {line});
  return (
    <>
      <p>
        <Translate id="compare.pages.intro">
          Choose a page that both have to compare its text. Your browser does
          it, so this needs JavaScript and a connection.
        </Translate>
      </p>
      <PageList
        id="new"
        title={only(to.line)}
        docs={docs}
        shown={docs.docs.filter(({before}) => !before)}
      />
      <PageList
        id="gone"
        title={only(from.line)}
        docs={docs}
        shown={docs.docs.filter(({after}) => !after)}
      />
      <PageList
        id="both"
        title={translate({id: 'compare.both', message: 'In both'})}
        docs={docs}
        shown={docs.docs.filter(({before, after}) => before && after)}
      />
    </>
  );
}

export default function PagesPage({docs}: {docs: Docs}): ReactNode {
  const {from, to, permalink} = docs;
  const {search} = useLocation();
  // The first render must match the built page, which lists all.
  const id = useIsBrowser() && new URLSearchParams(search).get('page');
  const doc = docs.docs.find((candidate) => candidate.id === id);
  const lines = {from: from.line, to: to.line};
  return (
    <Frame
      title={translate(
        {id: 'compare.pages.title', message: 'Pages of {from} and {to}'},
        lines,
      )}
      description={translate(
        {
          id: 'compare.pages.description',
          message:
            'The pages that only {from} or only {to} has, and the pages that both have, compared word by word.',
        },
        lines,
      )}
      permalink={permalink}>
      <div data-hydrate-immediately="">
        {doc ? <ChosenPage doc={doc} docs={docs} /> : <AllPages docs={docs} />}
      </div>
    </Frame>
  );
}
