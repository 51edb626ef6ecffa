/** Facts that are read from folders, each of the commit that the list of releases has. */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import {Facts} from './index';
import {docsVersions, nameOf, sourcesOf} from './releases';

const {release, repository, commit} = sourcesOf.current.platform;
const head = {release, repository, commit};
const lamp = {
  source: head,
  entries: [
    {kind: 'service', name: 'lampService', at: 'a.ts:1'},
    {kind: 'method', name: 'turnOn', owner: 'lampService', at: 'a.ts:2'},
    {kind: 'config-part', name: 'lamps', owner: 'window.config', at: 'a.ts:3'},
  ],
  words: ['glow'],
};

function factsWith(file: object): Facts {
  const root = temporaryFolder({'current/source.json': file});
  for (const version of docsVersions) {
    mkdirSync(path.join(root, version), {recursive: true});
  }
  return new Facts(root);
}

test('a name is found with its owner, as a word, or in another release', () => {
  const facts = factsWith(lamp);
  const from = nameOf(head);
  expect(facts.member('current', 'lampService', 'turnOn')).toMatchObject({
    status: 'found',
    from,
  });
  expect(facts.member('current', 'lampService', 'glow').status).toBe('unknown');
  expect(facts.name('current', 'glow')).toEqual({status: 'found', from});
  expect(facts.name('3.9', 'glow')).toEqual({
    status: 'elsewhere',
    releases: ['current'],
  });
  expect(facts.name('3.9', 'glow', ['current']).status).toBe('found');
});

test('a part of the configuration is a key there, and no name elsewhere', () => {
  const facts = factsWith({...lamp, words: []});
  const key = facts.member(
    'current',
    'window.config',
    'lamps',
    [],
    'config-key',
  );
  expect(key.status).toBe('found');
  expect(facts.named('current', 'lamps')).toEqual([]);
});

test('a file of another commit is refused', () => {
  const source = {...head, commit: '0'.repeat(40)};
  expect(() => factsWith({...lamp, source})).toThrow(
    /run `npm run facts:source`/,
  );
});

test('a version without facts is an error that says what to copy', () => {
  expect(() => new Facts(temporaryFolder())).toThrow(
    /current does not exist, .* Copy the facts of the version/,
  );
});
