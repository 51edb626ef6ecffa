/**
 * MiniSearch on our records, configured as its documentation recommends for a site: boosted
 * titles, prefix search, fuzziness by word length, and our camelCase splitting.
 */
import MiniSearch from 'minisearch';
import {compressed} from './compressed.mjs';
import {documentsOf} from './documents.mjs';

const words = (text) =>
  text
    .split(/[^\p{L}\p{N}_$]+/u)
    .filter(Boolean)
    .flatMap((word) => {
      const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})|[_$]+/u).filter(Boolean);
      return parts.length > 1 ? [word, ...parts] : [word];
    });

export async function miniSearch({records}) {
  const engine = new MiniSearch({
    fields: [
      'title',
      'heading',
      'keywords',
      'description',
      'identifiers',
      'text',
    ],
    storeFields: ['url'],
    tokenize: words,
  });
  engine.addAll(documentsOf(records));
  const options = {
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    boost: {
      title: 8,
      heading: 4,
      keywords: 4,
      description: 2,
      identifiers: 1.5,
    },
    weights: {fuzzy: 0.3, prefix: 0.5},
  };
  const index = compressed(JSON.stringify(engine));
  return {
    indexBytes: index,
    firstAnswerBytes: index,
    async search(query) {
      const found = engine.search(query, options);
      return found.map(({url}) => url);
    },
  };
}
