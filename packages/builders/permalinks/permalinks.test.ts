/**
 * Permalinks that readers can have must keep producing the same bytes. `outputs/` has what
 * each link of `links.json` produced; a difference fails here and shows the changed lines.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {hashOf, permalinkIn, releaseFor} from '../permalink';
import {recipesByLine, urlKnowledge} from '../release-data';
import * as subPath from '../sub-path/form';
import {servers} from '../sub-path/input';
import * as url from '../url/form';
import links from './links.json';
import {replay, type Data} from './replay';

const data: Data = {urls: urlKnowledge(), recipes: recipesByLine()};
const outputs = path.join(__dirname, 'outputs');
const all = Object.entries(links);

test.each(all)('%s', async (name, link) => {
  await expect(replay(link, data)).toMatchFileSnapshot(
    path.join(outputs, `${name}.txt`),
    'The output for a permalink has changed. If the new one is right, run "npx vitest run --project unit packages/builders/permalinks -u", and say why in the commit.',
  );
});

test('each link has an output, and each output a link', () => {
  expect(readdirSync(outputs).sort()).toEqual(
    Object.keys(links)
      .map((name) => `${name}.txt`)
      .sort(),
  );
});

test('each release, server, and parameter group is among the links', () => {
  for (const {release} of data.recipes) {
    for (const page of ['/tools/url#', '/tools/sub-path#']) {
      expect(
        all.some(([, link]) => link.startsWith(`${page}release=${release}&`)),
        `${page} ${release}`,
      ).toBe(true);
    }
  }
  for (const server of servers) {
    expect(all.some(([, link]) => link.includes(`&server=${server}&`))).toBe(
      true,
    );
  }
});

describe('a change of the data is noticed, and the difference says what it is', () => {
  const [, urlLink] = all.find(([name]) => name.includes('url-grid'))!;
  const [, nginxLink] = all.find(([name]) => name.includes('sub-path-nginx'))!;

  test.each<[string, string, Data, RegExp]>([
    [
      'a parameter that is gone',
      urlLink,
      {
        ...data,
        urls: data.urls.map((known) => ({
          ...known,
          parameters: known.parameters.filter(
            ({parameter}) => parameter !== 'hangingProtocolId',
          ),
        })),
      },
      /ignores hangingProtocolId/i,
    ],
    [
      'a stage that is gone',
      urlLink,
      {...data, urls: data.urls.map((known) => ({...known, protocols: []}))},
      /2x2|mnGrid/,
    ],
    [
      'a recipe',
      nginxLink,
      {
        ...data,
        recipes: data.recipes.map((recipe) => ({
          ...recipe,
          nginx: recipe.nginx.replace('server_tokens off', 'server_tokens on'),
        })),
      },
      /server_tokens on/,
    ],
  ])('%s', (_, link, changed, says) => {
    const before = replay(link, data).split('\n');
    const added = replay(link, changed)
      .split('\n')
      .filter((line) => !before.includes(line));
    expect(added.join('\n')).toMatch(says);
  });
});

test('a link of a release that another one replaced is for its line', () => {
  const link = {release: '3.10.0-beta.1', fields: {}};
  expect(releaseFor(link, data.recipes)?.line).toBe('3.10');
  expect(releaseFor({...link, release: '3.99.0'}, data.recipes)).toBe(
    undefined,
  );
});

test('what a form shares is what its link fills in', () => {
  for (const server of servers) {
    const input = subPath.exampleOf(server);
    const hash = hashOf({
      release: '3.9.3',
      fields: subPath.sharedFields(input),
    });
    expect(
      subPath.inputOf(permalinkIn(hash, subPath.fieldNames)!.fields),
    ).toEqual(input);
  }
  const fields = {...url.example, dataSource: 'a&b=c#d', others: 'x=1\ny=ä'};
  const hash = hashOf({
    release: '3.9.3',
    fields: url.sharedFields(fields, true),
  });
  expect(url.formOf(permalinkIn(hash, url.fieldNames)!.fields)).toEqual(fields);
});

test('UIDs, patient data, and tokens are in a link only if the reader asks', () => {
  const secret = '1.2.840.99';
  const fields = {
    ...url.example,
    studies: secret,
    series: secret,
    initialSeries: secret,
    initialImage: secret,
    others: `token=${secret}\npatientName=${secret}`,
  };
  const hashFor = (withPrivate: boolean) =>
    hashOf({release: '3.9.3', fields: url.sharedFields(fields, withPrivate)});
  expect(hashFor(false)).not.toContain('99');
  expect(hashFor(false)).not.toMatch(/token|patient/i);
  expect(hashFor(true)).toContain(secret);
});

test.each([
  ['', undefined],
  ['#build-a-url', undefined],
  ['#release=', undefined],
  ['#release=3.9.3', {release: '3.9.3', fields: {}}],
  [
    '#release=3.9.3&mode=%E0%A4%A&__proto__=x&mode=b',
    {release: '3.9.3', fields: {mode: '\uFFFD%A'}},
  ],
])('the hash %j', (hash, link) => {
  expect(permalinkIn(hash, url.fieldNames)).toEqual(link);
});

test('values of a choice that do not exist are as in the example', () => {
  expect(
    subPath.inputOf({server: 'unknown', archiveIs: 'x', signIn: '<b>'}),
  ).toEqual(subPath.exampleOf('nginx'));
});

test('a link of another page is refused', () => {
  expect(() => replay('/tools/config#release=3.9.3', data)).toThrow(
    /No builder has the path/,
  );
});
