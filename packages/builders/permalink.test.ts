import {expect, test} from 'vitest';
import {hashOf, permalinkIn, releaseFor} from './permalink';
import {recipesByLine} from './release-data';
import * as subPath from './sub-path/form';
import {servers} from './sub-path/input';
import * as url from './url/form';

test('a link of a release that another one replaced is for its line', () => {
  const link = {release: '3.10.0-beta.1', fields: {}};
  expect(releaseFor(link, recipesByLine())?.line).toBe('3.10');
  expect(releaseFor({...link, release: '3.99.0'}, recipesByLine())).toBe(
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
