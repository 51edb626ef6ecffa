/**
 * The hosted service's own client, with the site's patience: two seconds for all tries.
 * The service is only a quicker way to the same records; a reader need not wait for it.
 */
import {
  flatRequests,
  type Highlighted,
  type Hit,
  type SearchClient,
  type SearchResponse,
} from './contract';
import {escapeHtml} from './highlight';

const patience = 2000;

// The service marks matches with any string and escapes nothing. These marks cannot occur
// on a page, so everything else can be escaped afterward.
const mark = {before: '\ue000', after: '\ue001'};

export type RawSearch = (requests: object[]) => Promise<{results: unknown[]}>;

export type HostedClient = SearchClient & {
  /** Loads the service's client, before a query comes. */
  prepare(): void;
};

/**
 * The service as a client of the site: `search` fails after two seconds, loading
 * included, and with the service's own errors.
 *
 * @param apiKey one that may search and nothing else: every reader has it
 */
export function hostedClient(
  appId: string,
  apiKey: string,
  loadSearch: (
    appId: string,
    apiKey: string,
  ) => Promise<RawSearch> = liteSearch,
): HostedClient {
  let loading: Promise<RawSearch> | undefined;
  const load = () =>
    (loading ??= loadSearch(appId, apiKey).catch((error: unknown) => {
      // The next search tries again.
      loading = undefined;
      throw error;
    }));
  return {
    prepare() {
      // The next search reports the failure.
      load().catch(() => undefined);
    },
    async search(requests) {
      const flat = flatRequests(requests);
      const response = await withinPatience(
        (async () => {
          const search = await load();
          return search(
            flat.map((request) => ({
              ...request,
              highlightPreTag: mark.before,
              highlightPostTag: mark.after,
            })),
          );
        })(),
      );
      const results = response.results as SearchResponse['results'];
      return {
        results: results.map((result, i) => ({
          ...result,
          hits: result.hits.map((hit) =>
            safeHit(
              hit,
              flat[i]?.highlightPreTag ?? '<em>',
              flat[i]?.highlightPostTag ?? '</em>',
            ),
          ),
        })),
      };
    },
  };
}

async function withinPatience<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No response within ${patience} ms.`)),
      patience,
    );
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loaded only where a site has keys. */
async function liteSearch(appId: string, apiKey: string): Promise<RawSearch> {
  const {liteClient} = await import('algoliasearch/lite');
  const client = liteClient(appId, apiKey, {
    timeouts: {connect: patience, read: patience, write: patience},
  });
  return (requests) => client.search({requests: requests as never});
}

function safeHit(hit: Hit, before: string, after: string): Hit {
  const html = (text: string) =>
    escapeHtml(text)
      .replaceAll(mark.before, before)
      .replaceAll(mark.after, after);
  const safe = <Value>(value: Value): Value => {
    if (Array.isArray(value)) {
      return value.map(safe) as Value;
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          key === 'value' && typeof inner === 'string'
            ? html(inner)
            : safe(inner as unknown),
        ]),
      ) as Value;
    }
    return value;
  };
  const escaped = (text: string | null) => text && escapeHtml(text);
  const {_highlightResult: highlighted, _snippetResult: snipped} = hit;
  const withPlainCategory = (result: Hit['_snippetResult'] | undefined) => {
    const copy = safe(result ?? {hierarchy: {}});
    const lvl0: Highlighted | undefined = copy.hierarchy?.lvl0;
    if (lvl0) {
      // Shown as text, not as HTML.
      lvl0.value = hit.hierarchy.lvl0 ?? '';
    }
    return copy;
  };
  return {
    ...hit,
    hierarchy: Object.fromEntries(
      Object.entries(hit.hierarchy).map(([level, text]) => [
        level,
        level === 'lvl0' ? text : escaped(text),
      ]),
    ) as Hit['hierarchy'],
    content: escaped(hit.content),
    _highlightResult: withPlainCategory(highlighted),
    _snippetResult: withPlainCategory(snipped),
  };
}
