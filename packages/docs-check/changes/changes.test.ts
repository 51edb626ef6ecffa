/** A claim that the packages contradict is found, a difference that nobody explains is found, and so is a search that finds the wrong code. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {Fact} from '../facts/entry';
import type {SourceFact} from '../facts/source/entry';
import {parsePage} from '../core/parse';
import {type Change} from './change';
import {anchorsOf, checkChanges} from './changes';
import {checkClaims, pairsIn} from './claims';
import {
  differencesOf,
  publishedDifferences,
  type Difference,
} from './differences';
import {checkCoverage, latestStep} from './explained';
import {checkPageSearches} from './page-searches';
import {checkFind, runGrep} from './search';
import {differencesOfSources, sourceDifferences} from './source-differences';

const fact = (kind: string, name: string, more: object = {}): Fact => ({
  kind,
  name,
  tier: 'exact',
  from: '@ohif/core@1.0.0',
  ...more,
});

const owned = {owner: 'lampService'};
const service = fact('service', 'lampService', {exportName: 'LampService'});
const before: Fact[] = [
  service,
  fact('method', 'light', owned),
  fact('method', 'dim', {...owned, arity: 1}),
  fact('method', '_burn', {...owned, internal: true}),
  fact('event', 'LIT', {...owned, fires: true}),
  fact('hotkey', 'x', {keys: ['ctrl', 'l'], command: 'light'}),
  fact('behaviour', 'lights'),
];
const after: Fact[] = [
  service,
  fact('method', 'turnOn', owned),
  fact('method', 'dim', {...owned, arity: 2}),
  fact('event', 'LIT', {...owned, fires: false}),
  fact('export', 'useLamp', {owner: '@ohif/core'}),
];
const differences = differencesOf(before, after);

test('differences are of what a reader can name, with what changed', () => {
  expect(
    differences.map((d) => `${d.id}${d.detail ? `: ${d.detail}` : ''}`),
  ).toEqual([
    'added export useLamp',
    'added method lampService.turnOn',
    'changed event lampService.LIT: fires true → false',
    'changed method lampService.dim: arity 1 → 2',
    'removed hotkey ctrl+l light',
    'removed method lampService.light',
  ]);
});

test('the packages of the two docs versions differ, and the well-known removals are among the differences', () => {
  const ids = publishedDifferences(latestStep).map((d) => d.id);
  expect(ids).toContain('removed method uiDialogService.create');
  expect(ids).toContain('changed method customizationService.getCustomization');
  expect(ids).toContain('removed icon ICONS.tool-length');
  expect(ids.filter((id) => id.includes('._'))).toEqual([]);
});

test('members are read off code with their owner, however it is spelt', () => {
  expect(
    pairsIn(
      'LampService.light(); lampService?.dim(); lampService.EVENTS.LIT; other.light()',
      before,
    ),
  ).toEqual([
    ['lampService', 'light'],
    ['lampService', 'dim'],
    ['lampService', 'LIT'],
  ]);
});

const entry = (more: Partial<Change>): Change => ({
  slug: 'lamp',
  kind: 'renamed',
  from: '3.9',
  to: '3.10',
  area: 'services',
  old: 'lampService.light()',
  new: 'lampService.turnOn()',
  why: 'A lamp is turned on.',
  page: 'migration-guide/guide',
  anchor: 'lamps',
  find: "grep -rnE '\\.light\\(' src",
  tier: 'exact',
  covers: [
    'removed method lampService.light',
    'added method lampService.turnOn',
  ],
  ...more,
});
const claims = (more: Partial<Change>) =>
  checkClaims(entry(more), {
    differences,
    before,
    after,
    names: {before: '3.9.1', after: '3.10.0-beta.144'},
  }).join('\n');

describe('claims', () => {
  test('that hold are let pass', () => {
    expect(claims({})).toBe('');
    expect(
      claims({
        kind: 'signature',
        old: 'lampService.dim(1)',
        new: 'lampService.dim(1, 2)',
        covers: ['changed method lampService.*'],
      }),
    ).toBe('');
    expect(
      claims({
        kind: 'added',
        old: undefined,
        new: 'useLamp()',
        covers: ['added export useLamp'],
      }),
    ).toBe('');
  });

  test.each<[string, Partial<Change>, RegExp]>([
    [
      'a removal that did not happen',
      {kind: 'removed', old: 'lampService.dim(1)', new: undefined},
      /`lampService\.dim` was removed, but 3\.10\.0-beta\.144 still has it/,
    ],
    [
      'a rename of what never was',
      {old: 'lampService.shine()'},
      /3\.9\.1 has no such member/,
    ],
    [
      'a new name that is not there',
      {new: 'lampService.switchOn()'},
      /`lampService\.switchOn` as the replacement/,
    ],
    [
      'something added that was there before',
      {kind: 'added', old: undefined, new: 'lampService.dim(1)'},
      /was added, but 3\.9\.1 already has it/,
    ],
    [
      'a changed signature of what is gone',
      {kind: 'signature'},
      /`lampService\.light` changed, but 3\.10\.0-beta\.144 does not have it/,
    ],
    [
      'a difference that is none, with the nearest that is one',
      {covers: ['removed method lampService.lights']},
      /no such difference .* Nearest: `removed method lampService\.light`/,
    ],
    ['nothing to prove it', {covers: undefined}, /has no "evidence"/],
  ])('%s is found', (_, more, message) => {
    expect(claims(more)).toMatch(message);
  });
});

describe('coverage', () => {
  const all = entry({
    covers: ['* lampService.*', '* useLamp', 'removed hotkey *'],
  });
  const allow = (difference: string, reason = 'no reader ever sees this one') =>
    checkCoverage([entry({})], differences, [{difference, reason}]).problems;

  test('is whole where every difference is explained', () => {
    const {problems, coverage} = checkCoverage([all], differences, []);
    expect(problems).toEqual([]);
    expect(coverage.core).toEqual({all: 6, explained: 6, allowed: 0});
  });

  test('lacks what no entry covers', () => {
    const {problems} = checkCoverage([entry({})], differences, []);
    expect(problems.map((p) => p.name)).toEqual([
      'added export useLamp',
      'changed event lampService.LIT',
      'changed method lampService.dim',
      'removed hotkey ctrl+l light',
    ]);
  });

  test('entries of another step cover nothing', () => {
    expect(
      checkCoverage([{...all, from: '3.8', to: '3.9'}], differences, [])
        .problems,
    ).toHaveLength(6);
  });

  test('what is allowed need not be explained', () => {
    expect(allow('changed event lampService.LIT').map((p) => p.name)).toEqual([
      'added export useLamp',
      'changed method lampService.dim',
      'removed hotkey ctrl+l light',
    ]);
  });

  test.each([
    ['that is explained', 'removed method lampService.light', 'is covered by'],
    [
      'that is no difference',
      'removed method lampService.off',
      'is not a difference',
    ],
  ])('an allowed one %s fails', (_, difference, message) => {
    expect(
      allow(difference).find(
        (p) => p.file === 'packages/docs-check/changes/allow.json',
      )?.message,
    ).toContain(message);
  });

  test('an allowed one without a reason fails', () => {
    expect(
      allow('changed event lampService.LIT', 'later').map((p) => p.message),
    ).toContainEqual(expect.stringContaining('needs a reason'));
  });
});

describe('searches', () => {
  test('find by file what they are meant to', () => {
    expect(runGrep("grep -rnE '\\bold\\(' src", ['old()', 'bold()'])).toEqual([
      true,
      false,
    ]);
    expect(
      runGrep("grep -rnE 'old' --include='*.jsx' src", ['old()', 'x']),
    ).toEqual([true, false]);
  });

  test.each([
    ['rm -rf src', /does not have the form/],
    ["grep -rnE 'x' src; rm -rf src", /does not have the form/],
    ["grep -rnE '(' src", /./],
  ])('%s is no search', (command, wrong) => {
    expect(runGrep(command, ['x'])).toEqual({
      wrong: expect.stringMatching(wrong) as string,
    });
  });

  test.each<[string, Partial<Change>, RegExp | null]>([
    ['that holds', {}, null],
    [
      'that misses the old code',
      {find: "grep -rnE 'lantern' src"},
      /does not find the old code/,
    ],
    [
      'that finds the new code',
      {find: "grep -rnE 'lampService' src"},
      /finds the new code, too/,
    ],
    [
      'that finds the new code, and says why',
      {
        find: "grep -rnE 'lampService' src",
        alsoFinds: 'both are calls of the service',
      },
      null,
    ],
    [
      'that says why it finds what it does not find',
      {alsoFinds: 'both are calls'},
      /remove "alsoFinds"/,
    ],
    ['that is missing', {find: undefined}, /has no search/],
  ])('a search %s', (_, more, message) => {
    const problems = checkFind(entry(more)).problems.join('\n');
    if (message) {
      expect(problems).toMatch(message);
    } else {
      expect(problems).toBe('');
    }
  });

  const page = (source: string, id = 'migration-guide/guide/lamps') =>
    parsePage(`/site/docs/${id}.md`, '/site', source);
  const samples = (grep: string, meta = '') =>
    page(
      `## Lamps\n\n\`\`\`js title="before (3.9)"\nlampService.light();\n\`\`\`\n\n\`\`\`js title="after (3.10)"\nlampService.turnOn();\n\`\`\`\n\n\`\`\`bash${meta}\ngrep -rnE '${grep}' src\n\`\`\`\n`,
    );

  test.each<[string, string, string, RegExp | null]>([
    ['that holds', '\\.light\\(', '', null],
    [
      'that misses the sample before',
      'lantern',
      '',
      /does not find the code before/,
    ],
    [
      'that finds the sample after',
      'lampService',
      '',
      /also finds the code after/,
    ],
    ['that is marked', 'lampService', ' also-finds="look at the name"', null],
    [
      'that is marked and does not find it',
      '\\.light\\(',
      ' also-finds="look at the name"',
      /does not find the code after/,
    ],
  ])('a search of a page %s', (_, grep, meta, message) => {
    const problems = checkPageSearches(samples(grep, meta), [])
      .problems.map((p) => `${p.line} ${p.message}`)
      .join('\n');
    if (message) {
      expect(problems).toMatch(message);
    } else {
      expect(problems).toBe('');
    }
  });

  test('a search that nothing shows the meaning of is found', () => {
    expect(
      checkPageSearches(page("```bash\ngrep -rnE 'x' src\n```\n"), []).problems,
    ).toMatchObject([
      {line: 2, message: expect.stringMatching(/^nothing shows/) as string},
    ]);
  });

  test("the search of an area finds every entry's old code", () => {
    const overview = (grep: string) =>
      checkPageSearches(
        page(
          `## Services\n\n\`\`\`bash\ngrep -rnE '${grep}' src\n\`\`\`\n`,
          'migration-guide/guide/index',
        ),
        [
          entry({page: 'migration-guide/guide/lamps'}),
          entry({
            slug: 'dim',
            page: 'migration-guide/guide/lamps',
            old: 'lampService.dim(1)',
          }),
          entry({
            slug: 'other',
            page: 'migration-guide/other/lamps',
            old: 'candle()',
          }),
        ],
      ).problems.map((p) => p.message);
    expect(overview('lampService')).toEqual([]);
    expect(overview('\\.light')).toEqual([
      'the search of this area does not find the old code of dim: lampService.dim(1)',
    ]);
  });
});

test('anchors are those of the site', () => {
  expect([
    ...anchorsOf(
      parsePage(
        '/site/docs/x.md',
        '/site',
        '## Inherit: `inheritsFrom` and `$transform`\n\n## Options\n\n### Options\n',
      ),
    ),
  ]).toEqual(['inherit-inheritsfrom-and-transform', 'options', 'options-1']);
});

describe('the whole', () => {
  const root = (entries: Change[]) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
    for (const [place, text] of [
      ['docs/_data/changes.json', JSON.stringify({entries}, null, 2)],
      ['docs/migration-guide/guide.md', '## Lamps\n\nThere are lamps.\n'],
    ] as const) {
      mkdirSync(path.dirname(path.join(folder, place)), {recursive: true});
      writeFileSync(path.join(folder, place), text);
    }
    return folder;
  };
  const older = {from: '3.8', to: '3.9', covers: undefined};
  const none: Difference[] = [];
  const messages = (entries: Change[]) =>
    checkChanges(root(entries), [], () => none).problems.map((p) => p.message);

  test('entries of another step need no packages', () => {
    expect(messages([entry(older)])).toEqual([]);
  });

  test.each<[string, Change[], RegExp]>([
    [
      'a slug that is used twice',
      [entry(older), entry(older)],
      /is in the list twice/,
    ],
    [
      'a page that is not there',
      [entry({...older, page: 'migration-guide/no'})],
      /which does not exist/,
    ],
    [
      'a heading that is not there',
      [entry({...older, anchor: 'lamp'})],
      /Nearest: lamps/,
    ],
    [
      'differences of a step without packages',
      [entry({...older, covers: ['removed x']})],
      /no packages to compare/,
    ],
  ])('%s is found', (_, entries, message) => {
    expect(messages(entries).join('\n')).toMatch(message);
  });
});

describe('differences of the sources', () => {
  const at = (kind: string, name: string, more: object = {}): SourceFact => ({
    kind,
    name,
    at: 'extensions/lamp/src/index.ts:1',
    ...more,
  });
  const ids = (from: SourceFact[], to: SourceFact[]) =>
    differencesOfSources(from, to).map(
      (d) => `${d.id}${d.detail ? `: ${d.detail}` : ''}`,
    );

  test('are of what a reader names', () => {
    expect(
      ids(
        [
          at('command', 'light', {context: 'LAMP', options: ['at']}),
          at('config-key', 'lamps', {owner: 'window.config'}),
          at('button', 'Lamp'),
        ],
        [
          at('command', 'light', {context: 'ROOM', options: ['at']}),
          at('module', '@ohif/extension-lamp.panelModule.lamps'),
          at('script', 'build:lamp'),
        ],
      ),
    ).toEqual([
      'added module @ohif/extension-lamp.panelModule.lamps',
      'changed command light: context "LAMP" → "ROOM"',
      'removed config-key window.config.lamps',
    ]);
  });

  test('an id that is read is the one that is registered', () => {
    expect(
      ids(
        [at('customization-read', 'lamp.shade')],
        [at('customization', 'lamp.shade', {owner: '@ohif/extension-lamp'})],
      ),
    ).toEqual([]);
  });

  test('an export is one of its package, and of a package without its own facts', () => {
    expect(
      ids(
        [at('export', 'Lamp', {owner: '@ohif/ui-next'})],
        [
          at('export', 'Lamp', {owner: '@ohif/extension-lamp'}),
          at('export', 'useLamp', {owner: '@ohif/core'}),
        ],
      ),
    ).toEqual([
      'added export @ohif/extension-lamp.Lamp',
      'removed export @ohif/ui-next.Lamp',
    ]);
  });

  test('are found between the two releases, without what the packages show', () => {
    const found = sourceDifferences(latestStep).map((d) => d.id);
    expect(found).toContain('removed export @ohif/mode-longitudinal.moreTools');
    expect(found).toContain('removed config-key window.config.tours');
    expect(found).not.toContain('removed method uiDialogService.create');
  });

  test('one that nobody explains is reported as one of the source', () => {
    const [lamp] = differencesOfSources([at('command', 'light')], []);
    const {problems} = checkCoverage([entry({})], [lamp!], []);
    expect(problems[0]?.message).toContain('(source) that no entry covers');
  });

  test('a star in what is allowed stands for any text, and must stand for something', () => {
    const [lamp] = differencesOfSources([at('command', 'light')], []);
    const reason = 'The lamp is one of the platform itself.';
    expect(
      checkCoverage(
        [entry({})],
        [lamp!],
        [{difference: 'removed command l*', reason}],
      ).problems,
    ).toEqual([]);
    expect(
      checkCoverage(
        [entry({})],
        [lamp!],
        [
          {difference: 'removed command l*', reason},
          {difference: 'removed command s*', reason},
        ],
      ).problems.map((p) => p.name),
    ).toEqual(['removed command s*']);
  });
});
