import {describe, expect, test} from 'vitest';
import type {SearchRecord} from '../format/record';
import {allowedValues, answer, versionTags} from './answer';
import {packRecords} from '../indexer/pack';
import {SearchEngine} from './engine';
import {IndexParts} from './parts';

const record = (
  id: string,
  more: Partial<SearchRecord> = {},
): SearchRecord => ({
  objectID: id,
  version: 'current',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  hierarchy: {
    lvl0: 'A & B',
    lvl1: `<i>${id}</i>`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  type: 'lvl1',
  content:
    'The quick docker <container> runs over one two three four five six seven eight nine ten words.',
  identifiers: [],
  keywords: [],
  description: '',
  weight: 1,
  url: `https://docs.example.org/${id}`,
  position: 0,
  ...more,
});
function engineOf(records: SearchRecord[]): SearchEngine {
  const {root, ...parts} = packRecords(records, {
    language: 'en',
    tag: 'docs-default-current',
    version: 'current',
    origin: 'https://docs.example.org',
  });
  return new SearchEngine(
    new IndexParts(root, (kind, part) => Promise.resolve(parts[kind][part])),
  );
}
const engine = engineOf([
  ...Array.from({length: 45}, (_, i) => record(`page${i}`)),
  record('help', {version: null, docusaurus_tag: 'default'}),
]);
const modalFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];
const ask = (request: Partial<Parameters<typeof answer>[1]>) =>
  answer(engine, {indexName: 'ohif', query: 'docker', ...request});

test('an answer for which something must be loaded is unknown, if nothing may be', async () => {
  const fresh = engineOf([record('page')]);
  const request = {indexName: 'ohif', query: 'docker'};
  const options = {withoutLoading: true};
  expect(await answer(fresh, request, options)).toMatchObject({
    isUnknown: true,
    hits: [],
  });
  const whole = await answer(fresh, request);
  expect(whole.isUnknown).toBeUndefined();
  expect(whole.hits[0]?._snippetResult.content?.value).toContain('docker');
  expect((await answer(fresh, request, options)).hits).toEqual(whole.hits);
});

test('of the best hits, those are shown for which five files of texts are enough', async () => {
  const long = 'Docker. '.padEnd(3000, 'text ');
  const many = engineOf(
    Array.from({length: 30}, (_, i) => record(`page${i}`, {content: long})),
  );
  const request = {indexName: 'ohif', query: 'docker'};
  const best = await answer(many, request, {onlyBest: true});
  expect(best.nbHits).toBe(30);
  expect(best.hits.length).toBeLessThan(12);
  const all = await answer(many, request);
  expect(all.hits).toHaveLength(20);
  expect(all.hits[0]).toEqual(best.hits[0]);
});

test('without an index for the reader’s language, nothing is found', async () => {
  expect(
    await answer(undefined, {indexName: 'ohif', query: 'docker'}),
  ).toMatchObject({hits: [], nbHits: 0});
});

test('a query that finds nothing has suggestions, another has none', async () => {
  expect((await ask({query: 'dokkur'})).suggestions).toEqual(['docker']);
  expect((await ask({})).suggestions).toEqual([]);
  // What the filters leave out does not help.
  expect(
    (await ask({query: 'dokkur', facetFilters: ['language:de']})).suggestions,
  ).toEqual([]);
});

describe('pages of hits', () => {
  test('there are twenty on one, and the answer says how many there are', async () => {
    expect(await ask({})).toMatchObject({
      nbHits: 46,
      nbPages: 3,
      page: 0,
      hitsPerPage: 20,
    });
    expect((await ask({})).hits).toHaveLength(20);
    expect((await ask({page: 2})).hits).toHaveLength(6);
    expect((await ask({page: 3})).hits).toEqual([]);
  });

  test('numbers that make no sense do no harm', async () => {
    expect((await ask({page: -1, hitsPerPage: 0})).hits).toHaveLength(1);
    expect((await ask({hitsPerPage: 1e9})).hits).toHaveLength(46);
  });
});

describe('filters', () => {
  test('those of the modal let its version and the pages of no version through', async () => {
    expect((await ask({facetFilters: modalFilters})).nbHits).toBe(46);
  });

  test.each([
    [['language:de'], 0],
    [['docusaurus_tag:default'], 1],
    [['docusaurus_tag:docs-default-3.9'], 0],
    [[['docusaurus_tag:default'], ['docusaurus_tag:docs-default-current']], 0],
    ['docusaurus_tag:default', 1],
    [['version:current'], 45],
    [['version:3.9'], 0],
    [['version:null'], 0],
    [['type:lvl2'], 46],
    [[], 46],
  ])('%j lets %i through', async (facetFilters, hits) => {
    expect((await ask({facetFilters})).nbHits).toBe(hits);
  });

  test('they tell which version’s index is wanted', () => {
    expect(versionTags({facetFilters: modalFilters})).toEqual([
      'docs-default-current',
    ]);
    expect(versionTags({})).toEqual([]);
    expect(versionTags({facetFilters: ['version:3.9']})).toEqual([
      'docs-default-3.9',
    ]);
    expect(allowedValues(modalFilters, 'language')).toEqual(new Set(['en']));
  });
});

describe('a hit', () => {
  const hit = async (more = {}) =>
    (await ask({query: 'docker', ...more})).hits[0]!;

  test('is HTML in which only the marks are tags', async () => {
    const {hierarchy, content, _highlightResult, _snippetResult} = await hit({
      query: 'docker page0',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    expect(hierarchy.lvl1).toBe('&lt;i&gt;page0&lt;/i&gt;');
    expect(content).toContain('&lt;container&gt;');
    expect(_highlightResult.hierarchy.lvl1?.value).toBe(
      '&lt;i&gt;<mark>page0</mark>&lt;/i&gt;',
    );
    expect(_snippetResult.content?.value).toContain(
      '<mark>docker</mark> &lt;container&gt;',
    );
  });

  test('is also HTML in the headings below its title', async () => {
    const {hierarchy} = record('sections');
    const result = await answer(
      engineOf([
        record('sections', {
          type: 'lvl3',
          hierarchy: {...hierarchy, lvl2: '<b>two</b>', lvl3: '<b>three</b>'},
        }),
      ]),
      {indexName: 'ohif', query: 'three'},
    );
    expect(result.hits[0]?.hierarchy).toMatchObject({
      lvl2: '&lt;b&gt;two&lt;/b&gt;',
      lvl3: '&lt;b&gt;three&lt;/b&gt;',
    });
  });

  test('leaves the category as text: it is shown as text', async () => {
    expect((await hit())._highlightResult.hierarchy.lvl0?.value).toBe('A & B');
  });

  test.each([
    [undefined, 10],
    [['hierarchy.lvl1:3', 'content:5'], 5],
    [['content:zero'], 10],
  ])(
    'shows as many words as asked for: %j',
    async (attributesToSnippet, words) => {
      const {value} = (await hit({attributesToSnippet}))._snippetResult
        .content!;
      expect(value.replace(/<[^>]*>|&\w+;/g, '').match(/\w+/g)).toHaveLength(
        words,
      );
    },
  );

  test('is shown by its text where the text matched, by its title where that did', async () => {
    expect((await hit()).type).toBe('content');
    expect((await hit({query: 'page7'})).type).toBe('lvl1');
  });
});
