/** Facts that are read from folders: those of the source prove weaker ones wrong. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {Facts} from './index';
import {hashOf} from './messages';
import {releases} from './source/releases';
import {factReleases} from './versions';

const [ofCurrent] = releases;
const head = {
  repository: ofCurrent!.repository,
  commit: ofCurrent!.commit,
  release: ofCurrent!.release,
};
const sourceWords = (words: string[], messages: string[] = []) => ({
  tier: 'source',
  from: [ofCurrent!.name],
  words,
  messages,
});

/** A folder of facts with these files. */
function factsWith(files: Record<string, object>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  for (const release of factReleases) {
    mkdirSync(path.join(root, release));
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(root, file, '..'), {recursive: true});
    writeFileSync(path.join(root, file), JSON.stringify(content));
  }
  return root;
}

describe('facts of the source', () => {
  const weak = (name: string, more: object = {}) => ({
    kind: 'method',
    name,
    owner: 'lampService',
    tier: 'nearest',
    from: '@ohif/extension-lamp@3.11.0',
    ...more,
  });
  const source = {
    source: head,
    entries: [
      {kind: 'service', name: 'lampService', at: 'a.ts:1'},
      {kind: 'method', name: 'turnOn', owner: 'lampService', at: 'a.ts:2'},
    ],
  };

  test('win over facts of a release near theirs, in both directions', () => {
    const facts = new Facts(
      factsWith({
        'current/source.json': source,
        'current/words-source.json': sourceWords(['glow']),
        'current/lamp.json': {
          entries: [
            weak('turnOn'),
            weak('glow'),
            weak('brighten'),
            weak('shade', {kind: 'customization', owner: undefined}),
          ],
        },
      }),
    );
    const status = (name: string) =>
      facts.member('current', 'lampService', name).status;
    expect(status('turnOn')).toBe('found');
    // The word is used somewhere, but is not a method of the service.
    expect(status('glow')).toBe('elsewhere');
    expect(status('brighten')).toBe('elsewhere');
    expect(facts.name('current', 'shade').status).toBe('elsewhere');
    expect(facts.name('current', 'glow').status).toBe('found');
  });

  test('say of a message whether the release prints it', () => {
    const facts = new Facts(
      factsWith({
        'current/words-source.json': sourceWords(
          [],
          [hashOf('The lamp is broken')],
        ),
      }),
    );
    expect(facts.message('current', 'The lamp is broken').status).toBe('found');
    expect(facts.message('current', 'The lamp is fine').status).toBe('unknown');
  });

  test.each([
    ['commit', {...head, commit: head.commit.replace('0', '1')}],
    ['repository', {...head, repository: 'someone/viewer'}],
    ['release', {...head, release: '3.11.0'}],
  ])('of another %s are refused', (_, wrong) => {
    const root = factsWith({
      'current/source.json': {...source, source: wrong},
    });
    expect(() => new Facts(root)).toThrow(
      /source\.json was read at .* The source of current is openloop-co\/medivault-ohif-viewer@0fee0236/,
    );
  });

  test.each([
    ['a fact', {entries: [weak('turnOn', {tier: 'sure'})]}],
    ['a list of words', {tier: 'sure', from: [], words: []}],
  ])('%s of an unknown tier is refused', (_, content) => {
    const root = factsWith({'current/lamp.json': content});
    expect(() => new Facts(root)).toThrow(
      /lamp\.json has the tier "sure"\. Tiers: exact, source, bracketed/,
    );
  });

  test('a name of Cornerstone3D that its own packages do not prove is not refuted by the platform', () => {
    const root = factsWith({
      'current/words-source.json': sourceWords([]),
      '3.9/words-cornerstone3d.json': {
        tier: 'bracketed',
        from: ['@cornerstonejs/tools@2.2.20'],
        words: ['LampTool'],
      },
    });
    expect(new Facts(root).name('current', 'LampTool').status).toBe(
      'unverified',
    );
  });
});
