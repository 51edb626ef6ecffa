import {expect, test} from 'vitest';
import {
  nameEnd,
  partFile,
  unpackTexts,
  type IndexRoot,
  type TextsPart,
} from '../format/index-format';
import {makeIndexFiles, type IndexFiles} from './index-files';
import {packRecords} from './pack';
import {recordsOfPages, type LocatedPage} from './records';

const origin = 'https://docs.example.org';
const section = {
  level: 2 as const,
  anchor: '',
  parentHeading: '',
  text: '',
  identifiers: [],
};
const page = (
  pathname: string,
  title: string,
  version: string | null,
): LocatedPage => ({
  pathname,
  page: {
    language: 'en',
    version,
    tag: version ? `docs-default-${version}` : 'default',
    category: null,
    title,
    keywords: [],
    description: '',
    sections: [
      {...section, level: 1, heading: title, text: `Text of ${title}.`},
      {
        ...section,
        anchor: 'öffnen',
        heading: 'Öffnen',
        identifiers: ['api.call'],
      },
      {
        ...section,
        level: 3,
        anchor: 'b',
        heading: 'B',
        parentHeading: 'Öffnen',
      },
    ],
  },
});
const records = recordsOfPages(
  [
    page('/', 'New', 'current'),
    page('/3.9', 'Old', '3.9'),
    page('/help', 'Help', null),
  ],
  origin,
);
const versions = ['current', '3.9'];

const read = <Content>({files}: IndexFiles, file: string) =>
  JSON.parse(files.get(file)!) as Content;

/** The parts of the texts of an index. */
function textsIn(index: IndexFiles, file: string): TextsPart[] {
  const {texts} = read<IndexRoot>(index, file);
  return texts.map((_, i) => read(index, partFile(file, 'texts', i)));
}

const titlesIn = (index: IndexFiles, file: string) =>
  textsIn(index, file)
    .flat()
    .map(({t}) => t);

test('each version has its own index, with the unversioned pages', () => {
  const index = makeIndexFiles(records, {versions, origin});
  const found = index.manifest.indexes.map(({tag, file}) => [
    tag,
    titlesIn(index, file),
  ]);
  expect(found).toEqual([
    ['docs-default-current', ['New', 'Help']],
    ['docs-default-3.9', ['Old', 'Help']],
  ]);
});

test('each language has its own indexes, with no page of another', () => {
  const german = records.map((record) => ({
    ...record,
    language: 'de',
    hierarchy: {...record.hierarchy, lvl1: `${record.hierarchy.lvl1} (de)`},
  }));
  const index = makeIndexFiles([...records, ...german], {versions, origin});
  expect(
    index.manifest.indexes.map(({language, tag, file}) => [
      language,
      tag,
      titlesIn(index, file),
    ]),
  ).toEqual([
    ['de', 'docs-default-current', ['New (de)', 'Help (de)']],
    ['de', 'docs-default-3.9', ['Old (de)', 'Help (de)']],
    ['en', 'docs-default-current', ['New', 'Help']],
    ['en', 'docs-default-3.9', ['Old', 'Help']],
  ]);
});

test('the browser unpacks the very sections that were packed', () => {
  const index = makeIndexFiles(records, {versions, origin});
  const {file} = index.manifest.indexes[1]!;
  const root = read<IndexRoot>(index, file);
  expect(
    textsIn(index, file).flatMap((part) => unpackTexts(part, root)),
  ).toEqual(
    records
      .filter(({version}) => version !== 'current')
      .map(({objectID, hierarchy, type, url, content}) => ({
        objectID,
        hierarchy,
        type,
        url,
        content,
      })),
  );
});

test('a long page is in several parts, none much larger than another', () => {
  const long = Array.from({length: 30}, (_, i) => ({
    ...records[0]!,
    url: `${origin}/long#part-${i}`,
    content: `Part ${i}. `.padEnd(1000, 'text '),
  }));
  const index = makeIndexFiles([...records, ...long], {versions, origin});
  const sizes = textsIn(index, index.manifest.indexes[0]!.file).map(
    (part) => JSON.stringify(part).length,
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThan(6000);
});

test('a record of another site does not get into the index', () => {
  const stray = {...records[0]!, url: 'https://elsewhere.example.org/a'};
  expect(() =>
    makeIndexFiles([stray], {versions: ['current'], origin}),
  ).toThrow(/elsewhere/);
});

test('the same records give the same bytes under the same name', () => {
  expect(makeIndexFiles(records, {versions, origin})).toEqual(
    makeIndexFiles(structuredClone(records), {versions, origin}),
  );
});

test('another text gives another name', () => {
  const changed = structuredClone(records);
  changed[0]!.content += '!';
  const names = [records, changed].map(
    (r) => makeIndexFiles(r, {versions, origin}).manifest.indexes[0]!.file,
  );
  expect(names[0]).not.toBe(names[1]);
});

test('a version without pages stops the build and names those that have some', () => {
  expect(() =>
    makeIndexFiles(records, {versions: ['current', '9.9'], origin}),
  ).toThrow(/version "9\.9".*current, 3\.9/);
});

test('words with the same last letters are in one part of the endings', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const ends = ['segmentation', 'registration', 'canceled', 'workspace'];
  const words = ends.flatMap((end) =>
    letters.flatMap((a) => letters.map((b) => `${a}${b}${end}`)),
  );
  const [record] = records;
  const {endings} = packRecords([{...record!, content: words.join(' ')}], {
    language: 'en',
    tag: 'x',
    version: 'current',
    origin,
  });
  const parts = endings.map((part) => part.words.split(nameEnd));
  expect(parts.length).toBeGreaterThan(3);
  for (const end of ends) {
    const having = parts.filter((part) => part.some((w) => w.endsWith(end)));
    expect(having).toHaveLength(1);
  }
});
