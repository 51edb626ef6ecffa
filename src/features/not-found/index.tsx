/**
 * Help for readers who follow a URL that does not exist. If the URL can only mean one page,
 * that page replaces it in the history, with the same query and hash; otherwise a search and the
 * nearest pages are offered. Without scripts, and until the route manifest is loaded, the
 * page shows links to the main sections.
 *
 * The URL is read in the browser, so that one 404.html works on every host.
 */
import {useEffect, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {asQuery, mainLinks, useSearchPageLink} from '@site/src/features/search';
import type {Found, Page} from './findPage';
import styles from './styles.module.css';

/** Whether the host itself redirected the browser to the page that it loaded. */
function hostRedirected(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return ((navigation as PerformanceNavigationTiming)?.redirectCount ?? 0) > 0;
}

function useFound(): Found | undefined {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [result, setResult] = useState<{pathname: string; found: Found}>();
  useEffect(() => {
    let isUnmounted = false;
    import('./loadFindPage').then(
      ({findPageOfSite}) => {
        if (isUnmounted) {
          return;
        }
        const found = findPageOfSite(
          // A host may also serve this page for URLs outside the site.
          pathname.startsWith(baseUrl)
            ? `/${pathname.slice(baseUrl.length)}`
            : pathname,
          hostRedirected(),
        );
        if (found.page) {
          history.replace(baseUrl + found.page.slice(1) + search + hash);
        } else {
          setResult({pathname, found});
        }
      },
      // Offline, or the site was rebuilt: the links to the sections remain.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [pathname, search, hash, history, baseUrl]);
  return result?.pathname === pathname ? result.found : undefined;
}

export default function NotFoundHelp(): ReactNode {
  const found = useFound();
  return (
    <>
      <SearchLink words={asQuery(found?.words ?? '')} />
      {found && found.nearest.length > 0 && <Nearest pages={found.nearest} />}
      <Heading as="h2" id="sections">
        {translate({
          id: 'notFound.sections.title',
          message: 'Sections of the documentation',
        })}
      </Heading>
      <ul className="cards">
        {mainLinks().map(({to, label}) => (
          <li key={to} className={`card ${styles.section}`}>
            <Link className="card-link" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <noscript>
        <p>
          <Translate
            id="notFound.withoutScripts"
            values={{
              sitemap: (
                <Link to="pathname:///sitemap.xml" target="_self">
                  <Translate id="notFound.sitemap">list of all URLs</Translate>
                </Link>
              ),
            }}>
            {
              'The search of this site needs JavaScript. Without it, use your browser to search the {sitemap} for a word of the URL.'
            }
          </Translate>
        </p>
      </noscript>
    </>
  );
}

/** It has its place before the words are known, so that what is below does not move then. */
function SearchLink({words}: {words: string}): ReactNode {
  const searchPageLink = useSearchPageLink();
  return (
    <p className={styles.search}>
      <Link to={searchPageLink(words)}>
        {words ? (
          <Translate id="notFound.search" values={{words}}>
            {'Search the documentation for “{words}”'}
          </Translate>
        ) : (
          <Translate id="notFound.searchAll">
            Search the documentation
          </Translate>
        )}
      </Link>
    </p>
  );
}

function Nearest({pages}: {pages: readonly Page[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <Heading as="h2" id="nearest">
        {translate({
          id: 'notFound.nearest.title',
          message: 'Pages with similar URLs',
        })}
      </Heading>
      <ul className={styles.nearest}>
        {pages.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>{' '}
            <span className={styles.address}>{withBaseUrl(path)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
