import {expect, test} from 'vitest';
import {
  forEachTerm,
  unpackSections,
  type IndexFile,
} from '../format/index-format';
import {makeIndexFiles} from './index-files';
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

test('each version has its own index, with the unversioned pages', () => {
  const {manifest, files} = makeIndexFiles(records, {versions, origin});
  expect(manifest.indexes.map(({tag}) => tag)).toEqual([
    'docs-default-current',
    'docs-default-3.9',
  ]);
  const titles = manifest.indexes.map(({file}) =>
    (JSON.parse(files.get(file)!) as IndexFile).pages.map(({t}) => t),
  );
  expect(titles).toEqual([
    ['New', 'Help'],
    ['Old', 'Help'],
  ]);
});

test('each language has its own indexes, with no page of another', () => {
  const german = records.map((record) => ({
    ...record,
    language: 'de',
    hierarchy: {...record.hierarchy, lvl1: `${record.hierarchy.lvl1} (de)`},
  }));
  const {manifest, files} = makeIndexFiles([...records, ...german], {
    versions,
    origin,
  });
  expect(
    manifest.indexes.map(({language, tag, file}) => [
      language,
      tag,
      (JSON.parse(files.get(file)!) as IndexFile).pages.map(({t}) => t),
    ]),
  ).toEqual([
    ['de', 'docs-default-current', ['New (de)', 'Help (de)']],
    ['de', 'docs-default-3.9', ['Old (de)', 'Help (de)']],
    ['en', 'docs-default-current', ['New', 'Help']],
    ['en', 'docs-default-3.9', ['Old', 'Help']],
  ]);
});

test('the browser unpacks the very records that were packed', () => {
  const {manifest, files} = makeIndexFiles(records, {versions, origin});
  const index = JSON.parse(files.get(manifest.indexes[1]!.file)!) as IndexFile;
  const packed = records.filter(({version}) => version !== 'current');
  const texts = index.texts.flatMap(
    ([file]) => JSON.parse(files.get(file)!) as string[],
  );
  expect(texts).toEqual(packed.map(({content}) => content));
  const notIndexed = {content: undefined, identifiers: undefined};
  expect(unpackSections(index)).toEqual(
    packed.map((record) => ({...record, ...notIndexed})),
  );
});

test('each word of texts and code is listed with its sections', () => {
  const {manifest, files} = makeIndexFiles(records, {versions, origin});
  const index = JSON.parse(files.get(manifest.indexes[0]!.file)!) as IndexFile;
  const words: Record<string, [number[], number[]]> = {};
  forEachTerm(index, (word, sections, counts) => {
    words[word] = [sections, counts];
  });
  expect(words).toEqual({
    text: [
      [0, 3],
      [1, 1],
    ],
    new: [[0], [1]],
    help: [[3], [1]],
    // Its words are not listed again.
    'api.call': [
      [1, 4],
      [1, 1],
    ],
  });
});

test('versions share the texts of the pages of no version', () => {
  const {manifest, files} = makeIndexFiles(records, {versions, origin});
  const [latest, old] = manifest.indexes.map(({file}) =>
    (JSON.parse(files.get(file)!) as IndexFile).texts.map(([name]) => name),
  );
  expect(latest!.filter((file) => old!.includes(file))).toHaveLength(1);
});

test('the texts of a long page are in several files, none much larger than another', () => {
  const long = Array.from({length: 30}, (_, i) => ({
    ...records[0]!,
    url: `${origin}/long#part-${i}`,
    content: `Part ${i}. `.padEnd(1000, 'text '),
  }));
  const {manifest, files} = makeIndexFiles([...records, ...long], {
    versions,
    origin,
  });
  const {texts} = JSON.parse(
    files.get(manifest.indexes[0]!.file)!,
  ) as IndexFile;
  const sizes = texts.map(([file]) => files.get(file)!.length);
  expect(texts.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThan(10_000);
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
