/**
 * The hosted service's own client, with the site's patience: two seconds for all tries.
 * The service is only a quicker way to the same records; a reader need not wait for it.
 */
import type {Hit, SearchClient, SearchResult} from './contract';
import {tagOfVersion, unversionedTag} from '../format/record';
import {escapeHtml} from './highlight';

const patience = 2000;

// The service marks matches with any string and escapes nothing. These marks cannot occur
// on a page, so everything else can be escaped afterward.
const mark = {before: '\ue000', after: '\ue001'};

type Marked = {value: string};

/** A record, and what of it matched. The service leaves out what it has nothing for. */
type RawHit = Pick<Hit, 'url' | 'type' | 'hierarchy'> & {
  _highlightResult?: {
    hierarchy?: Partial<Record<keyof Hit['hierarchy'], Marked>>;
  };
  _snippetResult?: {content?: Marked};
};

export type ServiceKeys = {appId: string; apiKey: string; indexName: string};

export type RawSearch = (
  requests: object[],
) => Promise<{results: (Omit<SearchResult, 'hits'> & {hits: RawHit[]})[]}>;

/**
 * The service as a client of the site: `search` fails after two seconds, loading
 * included, and with the service's own errors.
 *
 * @param keys one may search and nothing else: every reader has it
 */
export function hostedClient(
  keys: ServiceKeys,
  loadSearch: (keys: ServiceKeys) => Promise<RawSearch> = liteSearch,
): SearchClient {
  let loading: Promise<RawSearch> | undefined;
  const load = () =>
    (loading ??= loadSearch(keys).catch((error: unknown) => {
      // The next search tries again.
      loading = undefined;
      throw error;
    }));
  return {
    prepare() {
      // The next search reports the failure.
      load().catch(() => undefined);
    },
    async search({language, version, snippetWords = 10, ...request}) {
      const tags = [unversionedTag, tagOfVersion(version ?? '')];
      const facetFilters = [
        `language:${language}`,
        ...(version ? [tags.map((tag) => `docusaurus_tag:${tag}`)] : []),
      ];
      const {results} = await withinPatience(
        load().then((search) =>
          search([
            {
              ...request,
              indexName: keys.indexName,
              facetFilters,
              attributesToSnippet: [`content:${snippetWords}`],
              highlightPreTag: mark.before,
              highlightPostTag: mark.after,
            },
          ]),
        ),
      );
      const {hits, nbHits, page, nbPages} = results[0]!;
      return {hits: hits.map(safeHit), nbHits, page, nbPages};
    },
  };
}

const withinPatience = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      const tooLate = new Error(`No response within ${patience} ms.`);
      setTimeout(() => reject(tooLate), patience);
    }),
  ]);

/** Loaded only where a site has keys. */
async function liteSearch({appId, apiKey}: ServiceKeys): Promise<RawSearch> {
  const {liteClient} = await import('algoliasearch/lite');
  const client = liteClient(appId, apiKey);
  return (requests) =>
    client.search({requests: requests as never}) as ReturnType<RawSearch>;
}

/** The hit as HTML in which only the marks are tags. */
function safeHit(hit: RawHit): Hit {
  const {url, type, hierarchy} = hit;
  const html = (text: string) =>
    escapeHtml(text)
      .replaceAll(mark.before, '<mark>')
      .replaceAll(mark.after, '</mark>');
  const heading = (level: 'lvl1' | 'lvl2' | 'lvl3') =>
    html(
      hit._highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '',
    );
  return {
    url,
    type,
    hierarchy,
    marked: {
      lvl1: heading('lvl1'),
      lvl2: heading('lvl2'),
      lvl3: heading('lvl3'),
      content: html(hit._snippetResult?.content?.value ?? ''),
    },
  };
}
