/**
 * Generates larger sites to measure how search scales: pages are composed of sections of
 * real pages, with additional words so that the vocabulary also grows. The same seed gives
 * the same pages.
 */
import type {SearchRecord} from '@ohif-docs/search/format/record';

/** A small generator of pseudo-random numbers below `limit` (mulberry32). */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  };
}

const syllables =
  'ba ce di fo gu ha ji ke lo mu na pe qui ro si ta ve wo xa zy'.split(' ');

export function syntheticRecords(
  real: readonly SearchRecord[],
  pageCount: number,
): SearchRecord[] {
  const random = randomNumbers(pageCount);
  const word = () =>
    Array.from(
      {length: 3 + random(2)},
      () => syllables[random(syllables.length)],
    ).join('');
  const pages = new Map<string, SearchRecord[]>();
  for (const record of real) {
    const {pathname} = new URL(record.url);
    pages.set(pathname, [...(pages.get(pathname) ?? []), record]);
  }
  const models = [...pages.values()];
  return Array.from({length: pageCount}, (_, number) => {
    const model = models[number % models.length]!;
    // The real pages first, as they are.
    if (number < models.length) {
      return model;
    }
    const title = `${model[0]!.hierarchy.lvl1} ${word()}`;
    return model.map((_, position) => {
      const source = models[random(models.length)]!;
      const record =
        position === 0
          ? model[0]!
          : (source[1 + random(source.length - 1)] ?? source[0]!);
      const heading = `${record.hierarchy[record.type] ?? ''} ${word()}`;
      const isFirst = position === 0;
      return {
        ...record,
        objectID: `synthetic-${number}-${position}`,
        version: model[0]!.version,
        docusaurus_tag: model[0]!.docusaurus_tag,
        type: isFirst ? ('lvl1' as const) : ('lvl2' as const),
        hierarchy: {
          ...record.hierarchy,
          lvl0: model[0]!.hierarchy.lvl0,
          lvl1: title,
          lvl2: isFirst ? null : heading,
          lvl3: null,
        },
        content: `${record.content} ${word()}`,
        keywords: [],
        description: isFirst ? `${record.description} ${word()}` : '',
        url: `${new URL(model[0]!.url).origin}/synthetic/${number}${isFirst ? '' : `#${heading.replaceAll(/\W+/g, '-').toLowerCase()}`}`,
        position,
      };
    });
  }).flat();
}
