/** The page at /search. */
import {useEffect, useEffectEvent, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useReadersVersion} from '@site/src/features/versions';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import {useTyped} from '@site/src/components/UrlParameters';
import Outcome from './Outcome';
import {longestQuery, shortened} from '../queryText';
import styles from './styles.module.css';
import {hitsPerPage, useSearch} from '../useSearch';
import {useSearchParameters} from './useSearchParameters';

const snippetWords = 30;

/** The field and the version list. */
function Form({
  ref,
  text,
  version,
  onText,
  onVersion,
}: {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  /** Name of the version to search. */
  version: string;
  onText: (text: string) => void;
  /** Gets the name of the version; empty for the one that needs no parameter. */
  onVersion: (name: string) => void;
}): ReactNode {
  const versions = useVersions(undefined);
  const readersVersion = useReadersVersion();
  const chooseVersion = (name: string) =>
    onVersion(
      readersVersion.isLast && name === readersVersion.name ? '' : name,
    );
  const select = useEarlyInput<HTMLSelectElement>(version, chooseVersion);
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}>
      <label className={styles.field}>
        <Translate id="theme.SearchPage.inputLabel">Search</Translate>
        <input
          ref={ref}
          type="search"
          name="q"
          maxLength={longestQuery}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({target}) => onText(target.value)}
        />
      </label>
      {versions.length > 1 && (
        <label className={styles.field}>
          <Translate id="search.page.version">Version</Translate>
          <select
            ref={select}
            name="version"
            value={version}
            onChange={({target}) => chooseVersion(target.value)}>
            {versions.map(({name, label}) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}

function SearchContent() {
  const versions = useVersions(undefined);
  const readersVersion = useReadersVersion();
  const parameters = useSearchParameters();
  const version =
    versions.find(({name}) => name === parameters.version) ?? readersVersion;
  const {query} = parameters;
  const {page, replace, replacePage} = parameters;
  const [text, setText] = useTyped(query, (q) => replace({q}));
  const search = useSearch(
    {query, version: version.name, page: page - 1, hitsPerPage, snippetWords},
    {onlyBest: false},
  );
  const last = search.status === 'answered' ? search.answer!.nbPages : page;
  const goToLast = useEffectEvent(() => replacePage(last));
  useEffect(() => {
    // The link is older than the index, which had more results.
    if (last > 0 && page > last) {
      goToLast();
    }
  }, [page, last]);
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
        <Heading as="h1">{title}</Heading>
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
          search={search}
          parameters={parameters}
          onRetry={() => {
            search.retry();
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
