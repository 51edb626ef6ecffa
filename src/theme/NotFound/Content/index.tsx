/**
 * Why: the theme's page only says that there is no such page; ours leads to the one that was meant or to the nearest.
 * How: replaces the theme's component (safe; theme-classic 3.10.2), with its title and first sentence.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import NotFoundHelp from '@site/src/features/not-found';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main
      className={clsx('container margin-vert--lg', className)}
      // Only script can tell where the reader wanted to go (src/chrome/start.ts).
      data-hydrate-immediately="">
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}
      />
      <article>
        <Heading as="h1">
          <Translate
            id="theme.NotFound.title"
            description="The title of the 404 page">
            Page Not Found
          </Translate>
        </Heading>
        <p>
          <Translate
            id="theme.NotFound.p1"
            description="The first paragraph of the 404 page">
            We could not find what you were looking for.
          </Translate>
        </p>
        <NotFoundHelp />
      </article>
    </main>
  );
}
