import {describe, expect, test} from 'vitest';
import type {SearchRecord} from '../shared/record';
import {allowedValues, answer, versionTags} from './answer';
import {SearchEngine} from './engine';

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
  url: `https://docs.example.org/${id}`,
  position: 0,
  ...more,
});
const engine = new SearchEngine([
  ...Array.from({length: 45}, (_, i) => record(`page${i}`)),
  record('help', {version: null, docusaurus_tag: 'default'}),
]);
const modalFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];
const ask = (request: Partial<Parameters<typeof answer>[1]>) =>
  answer([engine], {indexName: 'ohif', query: 'docker', ...request});

describe('pages of hits', () => {
  test('there are twenty on one, and the answer says how many there are', () => {
    expect(ask({})).toMatchObject({
      nbHits: 46,
      nbPages: 3,
      page: 0,
      hitsPerPage: 20,
    });
    expect(ask({}).hits).toHaveLength(20);
    expect(ask({page: 2}).hits).toHaveLength(6);
    expect(ask({page: 3}).hits).toEqual([]);
  });

  test('numbers that make no sense do no harm', () => {
    expect(ask({page: -1, hitsPerPage: 0}).hits).toHaveLength(1);
    expect(ask({hitsPerPage: 1e9}).hits).toHaveLength(46);
  });
});

describe('filters', () => {
  test('those of the modal let its version and the pages of no version through', () => {
    expect(ask({facetFilters: modalFilters}).nbHits).toBe(46);
  });

  test.each([
    [['language:de'], 0],
    [['docusaurus_tag:default'], 1],
    [['docusaurus_tag:docs-default-3.9'], 0],
    [[['docusaurus_tag:default'], ['docusaurus_tag:docs-default-current']], 0],
    ['docusaurus_tag:default', 1],
    [[], 46],
  ])('%j lets %i through', (facetFilters, hits) => {
    expect(ask({facetFilters}).nbHits).toBe(hits);
  });

  test('they tell which version’s index is wanted', () => {
    expect(versionTags({facetFilters: modalFilters})).toEqual([
      'docs-default-current',
    ]);
    expect(versionTags({})).toEqual([]);
    expect(allowedValues(modalFilters, 'language')).toEqual(new Set(['en']));
  });

  test('a page of no version that is in two indexes comes once', () => {
    const result = answer([engine, engine], {
      indexName: 'ohif',
      query: 'docker',
    });
    expect(result.nbHits).toBe(46);
  });
});

describe('a hit', () => {
  const hit = (more = {}) => ask({query: 'docker', ...more}).hits[0]!;

  test('is HTML in which only the marks are tags', () => {
    const {hierarchy, content, _highlightResult, _snippetResult} = hit({
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

  test('leaves the category as text: it is shown as text', () => {
    expect(hit()._highlightResult.hierarchy.lvl0?.value).toBe('A & B');
  });

  test.each([
    [undefined, 10],
    [['hierarchy.lvl1:3', 'content:5'], 5],
    [['content:zero'], 10],
  ])('shows as many words as asked for: %j', (attributesToSnippet, words) => {
    const {value} = hit({attributesToSnippet})._snippetResult.content!;
    expect(value.replace(/<[^>]*>|&\w+;/g, '').match(/\w+/g)).toHaveLength(
      words,
    );
  });

  test('is shown by its text where the text matched, by its title where that did', () => {
    expect(hit().type).toBe('content');
    expect(hit({query: 'page7'}).type).toBe('lvl1');
  });
});
