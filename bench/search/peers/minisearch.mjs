/**
 * MiniSearch on our records, configured as its documentation recommends for a site: boosted
 * titles, prefix search, and fuzziness by word length. Words are split, and stop words and
 * synonyms treated, as by our engine.
 */
import MiniSearch from 'minisearch';
import synonyms from '../../../packages/search/format/synonyms.json' with {type: 'json'};
import {
  splitCamelCase,
  stem,
  stopWords,
  tokenize,
} from '../../../packages/search/format/words.ts';
import {readSynonyms} from '../../../packages/search/indexer/synonyms.ts';
import {compressed} from './host.mjs';

const phrases = readSynonyms(synonyms.entries);

/** The synonyms of all runs of up to four words. */
function synonymsOf(query) {
  const stems = tokenize(query).map(({key}) => stem(key));
  return stems.flatMap((_, start) =>
    [1, 2, 3, 4].flatMap((length) =>
      start + length <= stems.length
        ? (phrases.get(stems.slice(start, start + length).join(' ')) ?? [])
        : [],
    ),
  );
}

const boost = {
  title: 8,
  heading: 4,
  keywords: 4,
  description: 2,
  identifiers: 1.5,
};

const options = {
  prefix: (term) => term.length > 1,
  fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  boost,
  weights: {fuzzy: 0.3, prefix: 0.5},
};

export function miniSearch({records}) {
  const engine = new MiniSearch({
    fields: [...Object.keys(boost), 'content'],
    storeFields: ['url'],
    tokenize: (text) =>
      tokenize(text).flatMap(({raw, key}) => [key, ...splitCamelCase(raw)]),
    processTerm: (term) => (stopWords.has(term) ? null : term),
  });
  engine.addAll(
    records.map(
      ({url, type, hierarchy, keywords, identifiers, ...rest}, id) => ({
        ...rest,
        id,
        url: new URL(url).pathname,
        [type === 'lvl1' ? 'title' : 'heading']: hierarchy[type],
        keywords: keywords.join(', '),
        identifiers: identifiers.join(' '),
      }),
    ),
  );
  return {
    size: compressed(JSON.stringify(engine)),
    search(query) {
      const queries = synonymsOf(query).map((phrase) => ({
        queries: phrase,
        combineWith: 'AND',
        boostDocument: () => 0.75,
      }));
      const found = engine.search({queries: [query, ...queries]}, options);
      return found.map(({url}) => url);
    },
  };
}
