/**
 * Records for the hosted service, which rejects large ones: the record of a long section is
 * split into several with different text and code. The service shows one of them
 * (`attributeForDistinct` in the settings).
 */
import type {SearchRecord} from '../format/record';

/** Bytes of a record's JSON, in the service's smallest plan. */
const largestRecord = 10_000;

/** Room for the number in the id of a part. */
const roomForNumber = 10;

const bytesOf = (value: unknown) =>
  Buffer.byteLength(JSON.stringify(value), 'utf8');

/** @throws if a record is too large also without its text and code */
export function hostedRecords(
  records: readonly SearchRecord[],
): SearchRecord[] {
  return records.flatMap((record) =>
    bytesOf(record) <= largestRecord ? [record] : split(record),
  );
}

function split(record: SearchRecord): SearchRecord[] {
  const frame = bytesOf({...record, content: '', identifiers: []});
  const room = largestRecord - roomForNumber - frame;
  const parts: {words: string[]; identifiers: string[]}[] = [];
  let remaining = 0;
  const partFor = (text: string) => {
    // With quotes and a comma; a space takes less.
    const needed = bytesOf(text) + 1;
    if (needed > room) {
      throw new Error(
        `The search record ${record.objectID} cannot be made small enough for the service.`,
      );
    }
    if (needed > remaining) {
      parts.push({words: [], identifiers: []});
      remaining = room;
    }
    remaining -= needed;
    return parts[parts.length - 1]!;
  };
  for (const word of record.content.split(' ')) {
    partFor(word).words.push(word);
  }
  for (const name of record.identifiers) {
    partFor(name).identifiers.push(name);
  }
  return parts.map(({words, identifiers}, i) => ({
    ...record,
    objectID: i === 0 ? record.objectID : `${record.objectID} (${i + 1})`,
    content: words.join(' '),
    identifiers,
  }));
}
