/** The page at /search. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useReadersVersion} from '@site/src/features/versions';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import Form from './Form';
import Outcome from './Outcome';
import {shortened} from '../queryText';
import styles from './styles.module.css';
import {useSearch} from './useSearch';
import {useSearchParameters, useTyped} from './useSearchParameters';

function SearchContent() {
  const versions = useVersions(undefined);
  const readersVersion = useReadersVersion();
  const parameters = useSearchParameters();
  const version =
    versions.find(({name}) => name === parameters.version) ?? readersVersion;
  const {query} = parameters;
  const [text, setText] = useTyped(parameters);
  const [state, retry] = useSearch(parameters, version.name);
  const field = useEarlyInput<HTMLInputElement>(text, setText);
  const title = query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
        },
        {query: shortened(query)},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      });
  return (
    <>
      <PageMetadata title={title} />
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <noscript>
          <p>
            <Translate id="search.page.noScript">
              Search needs JavaScript. Without it, use the sidebar of the
              documentation and the links in the footer to reach the pages.
            </Translate>
          </p>
        </noscript>
        <Form
          ref={field}
          text={text}
          version={version.name}
          onText={setText}
          onVersion={(name) => parameters.replace({version: name})}
        />
        <Outcome
          state={state}
          parameters={parameters}
          onRetry={() => {
            retry();
            field.current?.focus();
          }}
        />
      </main>
    </>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchContent />
    </Layout>
  );
}
