import {expect, test} from 'vitest';
import {exampleRecord, packed} from '../example-records';
import {
  backward,
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
    page: title,
  };
  const page = exampleRecord(path, title, about);
  const section = exampleRecord(`${path}#%C3%B6`, 'Öffnen', about);
  const hierarchy = {...section.hierarchy, lvl3: 'B'};
  const url = `${page.url}#b`;
  return [page, section, {...section, url, type: 'lvl3' as const, hierarchy}];
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
  const german = records.map((one) => ({...one, language: 'de', content: ''}));
  const index = makeIndexFiles([...records, ...german], {versions, origin});
  const expected = [german, records].flatMap((own) =>
    versions.map((version) => ({
      language: own[0]!.language,
      tag: `docs-default-${version}`,
      sections: own
        .filter((one) => one.version === version || one.version === null)
        .map(({hierarchy, type, url, content}) => ({
          ...{hierarchy, type, url, content},
        })),
    })),
  );
  expect(
    index.manifest.indexes.map(({file, ...about}) => ({
      ...about,
      sections: sectionsIn(index, file).flat(),
    })),
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

test('words with the same last letters are in one part', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const ends = ['segmentation', 'registration', 'canceled', 'workspace'];
  const content = ends
    .flatMap((end) =>
      letters.flatMap((a) => letters.map((b) => `${a}${b}${end}`)),
    )
    .join(' ');
  const {words} = packed([exampleRecord('a', 'A', {content})]);
  const parts = words.map(({names}) => names.split(nameEnd));
  for (const end of ends) {
    const key = backward(end);
    expect(
      parts.filter((part) => part.some((w) => w.startsWith(key))),
    ).toHaveLength(1);
  }
});
