import {describe, expect, test} from 'vitest';
import {engineOf, exampleRecord} from '../example-records';
import {answer} from './answer';

const content =
  'The quick docker <container> runs over one two three four five six seven eight nine ten words.';
const pages = (count: number, text: string) =>
  Array.from({length: count}, (_, i) =>
    exampleRecord(`page${i}`, `<i>page${i}</i>`, {content: text}),
  );
const engine = engineOf(pages(46, content));
const request = {query: 'docker'};
const ask = (more: Partial<Parameters<typeof answer>[1]>) =>
  answer(engine, {...request, ...more});

test('an answer for which something must be loaded is unknown, if nothing may be', async () => {
  const fresh = engineOf(pages(1, content));
  const options = {withoutLoading: true};
  expect(await answer(fresh, request, options)).toMatchObject({
    isUnknown: true,
    hits: [],
  });
  const whole = await answer(fresh, request);
  expect(whole.isUnknown).toBeUndefined();
  expect(whole.hits[0]?.marked.content).toContain('docker');
  expect((await answer(fresh, request, options)).hits).toEqual(whole.hits);
});

test('of the best hits, those are shown for which five files with text are enough', async () => {
  const many = engineOf(pages(30, 'Docker. '.padEnd(3000, 'text ')));
  const best = await answer(many, request, {onlyBest: true});
  expect(best.nbHits).toBe(30);
  expect(best.hits.length).toBeLessThan(12);
  const all = await answer(many, request);
  expect(all.hits).toHaveLength(20);
  expect(all.hits[0]).toEqual(best.hits[0]);
});

test('without an index for the reader’s language, nothing is found', async () => {
  const result = await answer(undefined, request);
  expect(result).toMatchObject({hits: [], nbHits: 0});
});

test('a query that finds nothing has suggestions, another has none', async () => {
  expect((await ask({query: 'dokkur'})).suggestions).toEqual(['docker']);
  expect((await ask({})).suggestions).toEqual([]);
});

test('there are twenty hits on a page, and the answer says how many there are', async () => {
  const first = await ask({});
  expect(first).toMatchObject({nbHits: 46, nbPages: 3, page: 0});
  expect(first.hits).toHaveLength(20);
  expect((await ask({page: 2})).hits).toHaveLength(6);
});

describe('a hit', () => {
  const hit = async (more = {}) => (await ask(more)).hits[0]!;

  test('is HTML in which only the marks are tags; its headings are also there as text', async () => {
    const {hierarchy, marked} = await hit({query: 'docker page0'});
    expect(hierarchy.lvl1).toBe('<i>page0</i>');
    expect(marked.lvl1).toBe('&lt;i&gt;<mark>page0</mark>&lt;/i&gt;');
    expect(marked.content).toContain('<mark>docker</mark> &lt;container&gt;');
  });

  test.each([undefined, 5])('shows %s words', async (snippetWords) => {
    const {marked} = await hit({snippetWords});
    const text = marked.content.replace(/<[^>]*>|&\w+;/g, '');
    expect(text.match(/\w+/g)).toHaveLength(snippetWords ?? 10);
  });

  test('is shown by its text where the text matched, by its title where that did', async () => {
    expect((await hit()).type).toBe('content');
    expect((await hit({query: 'page7'})).type).toBe('lvl1');
  });
});
