/**
 * One page compared with its other version. src/features/comparison/plugin/built-pages.ts makes
 * all of these pages from the built page of this component: the words in capitals are
 * replaced there.
 */
import {useCallback, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AfterBuild from './AfterBuild';
import ChangeButtons from './ChangeButtons';
import './page.css';

const title = 'COMPARED TITLE';

/** The title in the built page; after navigation within the site, the title of the text. */
const firstTitle = () =>
  typeof document === 'undefined' ? title : document.title;

function Comparison({from}: {from: string}): ReactNode {
  const {title: site} = useDocusaurusContext().siteConfig;
  const [changes, setChanges] = useState<readonly HTMLElement[]>([]);
  const [pageTitle, setPageTitle] = useState(firstTitle);
  const onReady = useCallback(
    (element: HTMLElement) => {
      setChanges(
        Array.from(element.querySelectorAll<HTMLElement>('[data-change]')),
      );
      const oldTitle = element.querySelector('h1')?.dataset.title;
      setPageTitle(oldTitle ? `${oldTitle} | ${site}` : firstTitle());
    },
    [site],
  );
  return (
    <>
      <Head>
        <title>{pageTitle}</title>
        <meta property="og:title" content={pageTitle} />
      </Head>
      <ChangeButtons changes={changes} />
      <AfterBuild slot="page-comparison" from={from} onReady={onReady} />
    </>
  );
}

export default function PageComparison(): ReactNode {
  const {pathname} = useLocation();
  return (
    <Layout description="COMPARED DESCRIPTION">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Comparison key={pathname} from={pathname} />
      </main>
    </Layout>
  );
}
