/** Orama on our records: boosted titles, OR matching, and typo tolerance. */
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
  // The last two: as many in parallel as exist, without a pause.
  await insertMultiple(
    engine,
    documentsOf(records),
    100_000,
    undefined,
    true,
    0,
  );
  const index = compressed(JSON.stringify(save(engine)));
  return {
    indexBytes: index,
    firstAnswerBytes: index,
    async search(query) {
      // Exact first; with typing errors allowed from the start it finds everything.
      const exact = await ask(query, 0);
      return exact.length > 0 ? exact : ask(query, 2);
    },
  };

  async function ask(term, tolerance) {
    const {hits} = await search(engine, {
      term,
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
      tolerance,
      // Any of the words.
      threshold: 1,
      limit: 60,
    });
    return hits.map(({document}) => document.url);
  }
}
