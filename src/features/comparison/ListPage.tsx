/** The releases that can be compared: `/versions/compare`. */
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Pairs} from '@generated/compare/default/comparison.json';
import Frame from './Frame';

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
          releases. To compare the text of a page, choose the link above it.
        </Translate>
      </p>
      <ul>
        {pairs.map(({pair, from, to, count}) => (
          <li key={pair}>
            <Link to={`/versions/compare/${pair}`}>
              <Translate
                id="compare.title"
                values={{from: from.line, to: to.line}}>
                {'From {from} to {to}'}
              </Translate>
            </Link>
            {': '}
            <Translate
              id="compare.list.count"
              values={{count, from: from.release, to: to.release}}>
              {'{count} differences between {from} and {to}'}
            </Translate>
          </li>
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
