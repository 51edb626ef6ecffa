import {expect, test} from 'vitest';
import {exampleRecord, packed} from '../example-records';
import {
  nameEnd,
  partFile,
  unpackTexts,
  type IndexRoot,
  type TextsPart,
} from '../format/index-format';
import {makeIndexFiles, type IndexFiles} from './index-files';

const origin = 'https://docs.example.org';
const versions = ['current', '3.9'];
const ofPage = (path: string, title: string, version: string | null) => {
  const about = {
    version,
    docusaurus_tag: version ? `docs-default-${version}` : 'default',
    content: `Text of ${title}.`,
  };
  const page = exampleRecord(path, title, about);
  const section = exampleRecord(
    `${path}#${encodeURIComponent('öffnen')}`,
    'Öffnen',
    {
      ...about,
      page: title,
    },
  );
  const hierarchy = {...section.hierarchy, lvl3: 'B'};
  return [
    page,
    section,
    {...section, url: `${page.url}#b`, type: 'lvl3' as const, hierarchy},
  ];
};
const records = [
  ...ofPage('new', 'New', 'current'),
  ...ofPage('3.9', 'Old', '3.9'),
  ...ofPage('help', 'Help', null),
];

/** The sections of an index, as the browser unpacks them. */
function sectionsIn({files}: IndexFiles, file: string) {
  const read = (name: string) => JSON.parse(files.get(name)!) as unknown;
  const root = read(file) as IndexRoot;
  return root.texts.map((_, i) =>
    unpackTexts(read(partFile(file, 'texts', i)) as TextsPart, root.origin),
  );
}

test('each version and language has its own index, with the unversioned pages; the browser unpacks what was packed', () => {
  const german = records.map((record) => ({
    ...record,
    language: 'de',
    content: `${record.content} (de)`,
  }));
  const index = makeIndexFiles([...records, ...german], {versions, origin});
  const expected = [german, records].flatMap((own) =>
    versions.map((version) => [
      own[0]!.language,
      `docs-default-${version}`,
      own
        .filter((one) => one.version === version || one.version === null)
        .map(({hierarchy, type, url, content}) => ({
          ...{hierarchy, type, url, content},
        })),
    ]),
  );
  expect(
    index.manifest.indexes.map(({language, tag, file}) => [
      language,
      tag,
      sectionsIn(index, file).flat(),
    ]),
  ).toEqual(expected);
});

test('a long page is in several parts, none much larger than another', () => {
  const long = Array.from({length: 30}, (_, i) =>
    exampleRecord(`long#part-${i}`, 'Part', {content: 'text '.repeat(200)}),
  );
  const index = makeIndexFiles([...records, ...long], {versions, origin});
  const sizes = sectionsIn(index, index.manifest.indexes[0]!.file).map(
    (part) => JSON.stringify(part).length,
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThan(6000);
});

test('the same records give the same bytes under the same name, another text gives another name', () => {
  const index = makeIndexFiles(records, {versions, origin});
  expect(index).toEqual(
    makeIndexFiles(structuredClone(records), {versions, origin}),
  );
  const changed = structuredClone(records);
  changed[0]!.content += '!';
  const other = makeIndexFiles(changed, {versions, origin});
  expect(index.manifest.indexes[0]).not.toEqual(other.manifest.indexes[0]);
  expect(index.manifest.indexes[1]).toEqual(other.manifest.indexes[1]);
});

test('a record of another site, or a version without pages, stops the build', () => {
  const stray = {...records[0]!, url: 'https://elsewhere.example.org/a'};
  expect(() =>
    makeIndexFiles([stray], {versions: ['current'], origin}),
  ).toThrow(/elsewhere/);
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
  const {endings} = packed([
    exampleRecord('a', 'A', {content: words.join(' ')}),
  ]);
  const parts = endings.map((part) => part.words.split(nameEnd));
  expect(parts.length).toBeGreaterThan(3);
  for (const end of ends) {
    const having = parts.filter((part) => part.some((w) => w.endsWith(end)));
    expect(having).toHaveLength(1);
  }
});
