/** One hit on the search page. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import type {Hit} from '@ohif-docs/search/runtime/client';
import {kindLabel} from '../kindLabel';
import {kindOf} from '../kinds';
import styles from './styles.module.css';

/** HTML made by the search client, which escapes everything except its own marks. */
function Marked({
  as: Tag,
  html,
  className,
}: {
  as: 'span' | 'p' | 'li';
  html: string;
  className?: string;
}) {
  return <Tag className={className} dangerouslySetInnerHTML={{__html: html}} />;
}

export default function Result({hit}: {hit: Hit}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const kind = kindOf(hit.url, baseUrl);
  const {hierarchy} = hit._highlightResult;
  const titles = [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3]
    .filter((title) => title !== undefined)
    .map(({value}) => value);
  const title = titles.pop() ?? '';
  const snippet = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={processUrl(hit.url)}>
          <Marked as="span" html={title} />
        </Link>
      </Heading>
      <ul className={styles.path}>
        {kind && <li className={styles.kind}>{kindLabel(kind)}</li>}
        <li>{hit.hierarchy.lvl0}</li>
        {titles.map((html) => (
          <Marked as="li" key={html} html={html} />
        ))}
      </ul>
      {snippet && <Marked as="p" className={styles.snippet} html={snippet} />}
    </li>
  );
}
