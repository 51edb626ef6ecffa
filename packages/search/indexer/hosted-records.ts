/**
 * Records for the hosted service, which rejects large ones: the record of a long section is
 * split into several with different text and code. The service shows one of them
 * (`attributeForDistinct` in the settings).
 */
import type {SearchRecord} from '../format/record';

/**
 * Bytes of text in a record, and as many of code: with the rest of it, less than the 10,000
 * that the service allows in its smallest plan.
 */
const most = 4000;

/** Lists of words, each of as many bytes of JSON at most. */
function divided(words: readonly string[]): string[][] {
  const lists: string[][] = [[]];
  let room = most;
  for (const word of words) {
    // With a comma or a space.
    const size = Buffer.byteLength(JSON.stringify(word)) + 1;
    if (size > room) {
      lists.push([]);
      room = most;
    }
    lists.at(-1)!.push(word);
    room -= size;
  }
  return lists;
}

export const hostedRecords = (
  records: readonly SearchRecord[],
): SearchRecord[] =>
  records.flatMap((record) => {
    const texts = divided(record.content.split(' '));
    const names = divided(record.identifiers);
    const count = Math.max(texts.length, names.length);
    return Array.from({length: count}, (_, i) => ({
      ...record,
      objectID: record.objectID + (i > 0 ? ` (${i + 1})` : ''),
      content: texts[i]?.join(' ') ?? '',
      identifiers: names[i] ?? [],
    }));
  });
