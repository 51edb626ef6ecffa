/** The releases that can be compared: `/versions/compare`. */
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Pairs} from '@generated/compare/default/comparison.json';
import Heading from '@theme/Heading';
import Frame from './Frame';
import styles from './styles.module.css';

function PairCard({
  permalink,
  from,
  to,
  count,
  areas,
}: Pairs[number]): ReactNode {
  const lines = {from: from.line, to: to.line};
  return (
    <li className="card">
      <Heading as="h2" id={`from-${from.line}-to-${to.line}`}>
        <Link to={permalink}>
          {translate(
            {id: 'compare.title', message: 'From {from} to {to}'},
            lines,
          )}
        </Link>
      </Heading>
      <p>
        <Translate
          id="compare.list.count"
          values={{count, from: from.release, to: to.release}}>
          {'{count} differences between {from} and {to}'}
        </Translate>
      </p>
      <ul className={styles.contents}>
        {areas.map(({id, title, count: some}) => (
          <li key={id}>
            <Link to={`${permalink}?area=${id}`}>{title}</Link> ({some})
          </li>
        ))}
        <li>
          <Link to={`${permalink}/pages`}>
            <Translate id="compare.pages.title" values={lines}>
              {'Pages of {from} and {to}'}
            </Translate>
          </Link>
        </li>
      </ul>
    </li>
  );
}

export default function ListPage({pairs}: {pairs: Pairs}): ReactNode {
  return (
    <Frame
      title={translate({id: 'compare.list.title', message: 'Compare versions'})}
      description={translate({
        id: 'compare.list.description',
        message:
          'What differs between two releases of the viewer and between the two versions of each page, with reasons and migration steps.',
      })}
      permalink={useBaseUrl('/versions/compare')}>
      <p>
        <Translate id="compare.list.intro">
          Each comparison lists every name and value that differs between two
          releases. To compare the text of a page, choose it from the list of
          pages, or “Compare with” on the page itself.
        </Translate>
      </p>
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <PairCard key={pair.pair} {...pair} />
        ))}
      </ul>
      <p>
        <Link to="/migration-guide">
          <Translate id="compare.list.guides">Migration guides</Translate>
        </Link>
      </p>
    </Frame>
  );
}
