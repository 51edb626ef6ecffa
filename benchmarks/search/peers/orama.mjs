/** Orama on our records: boosted titles, one typing error, any of the words. */
import {create, insertMultiple, save, search} from '@orama/orama';
import {compressed} from './compressed.mjs';
import {documentsOf} from './documents.mjs';

export async function orama({records}) {
  const engine = create({
    schema: {
      id: 'string',
      url: 'string',
      title: 'string',
      heading: 'string',
      keywords: 'string',
      description: 'string',
      identifiers: 'string',
      text: 'string',
    },
  });
  await insertMultiple(engine, documentsOf(records));
  const index = compressed(JSON.stringify(save(engine)));
  return {
    indexBytes: index,
    firstAnswerBytes: index,
    async search(query) {
      const {hits} = await search(engine, {
        term: query,
        properties: [
          'title',
          'heading',
          'keywords',
          'description',
          'identifiers',
          'text',
        ],
        boost: {
          title: 8,
          heading: 4,
          keywords: 4,
          description: 2,
          identifiers: 1.5,
        },
        // Exact first; Orama asked for more edits finds everything.
        tolerance: query.length > 4 ? 1 : 0,
        threshold: 1,
        limit: 60,
      });
      return hits.map(({document}) => document.url);
    },
  };
}
