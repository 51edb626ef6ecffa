/** One hit on the search page. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import type {Hit} from '@ohif-docs/search/runtime/client';
import {kindOf} from '../kinds';
import {kindLabel} from '../Screens';
import styles from './styles.module.css';

/** HTML made by the search client, which escapes everything except its own marks. */
const html = (text: string) => ({dangerouslySetInnerHTML: {__html: text}});

export default function Result({
  hit: {url, hierarchy, marked},
}: {
  hit: Hit;
}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const kind = kindOf(url, baseUrl);
  const titles = [marked.lvl1, marked.lvl2, marked.lvl3].filter(Boolean);
  const title = titles.pop() ?? '';
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={processUrl(url)}>
          <span {...html(title)} />
        </Link>
      </Heading>
      <ul className={styles.path}>
        {kind && <li className={styles.kind}>{kindLabel(kind)}</li>}
        <li>{hierarchy.lvl0}</li>
        {titles.map((above) => (
          <li key={above} {...html(above)} />
        ))}
      </ul>
      {marked.content && (
        <p className={styles.snippet} {...html(marked.content)} />
      )}
    </li>
  );
}
