import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {broadcastsIn} from './broadcasts';
import {shapeOf} from './function-shape';
import {wordsOf} from './words';
import {bracket} from './cornerstone';
import {serialize, serializeWords, type Fact, type FactFile} from './entry';
import {packageFolder, pinnedPackages, tiers, type Tier} from './fetch';
import {docsVersions, Facts} from './index';
import {nearestOf} from './nearest';
import {messagesIn} from './messages';
import {factReleases} from './versions';

const facts = new Facts();

test('a version without facts is an error that says what to copy', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  expect(() => new Facts(root)).toThrow(
    /^packages\/docs-check\/facts\/current does not exist, .* Copy the facts of the version/,
  );
});

describe('reading functions', () => {
  test('keys are taken off the parameters by destructuring, in the head or in the body', () => {
    class Probe {
      show(
        {title, message}: {title: string; message: string},
        other: {deep?: number} = {},
      ) {
        const {deep} = other;
        return [title, message, deep];
      }
      async load(...rest: unknown[]) {
        return Promise.resolve(rest);
      }
    }
    const methods = Probe.prototype as unknown as Record<string, () => void>;
    expect(shapeOf(methods.show!)).toEqual({
      arity: 2,
      options: {0: ['message', 'title'], 1: ['deep']},
    });
    expect(shapeOf(methods.load!)).toEqual({
      arity: 0,
      async: true,
      variadic: true,
    });
  });

  test('a broadcast gives its event and the literal keys of its payload', () => {
    const source =
      'class A { run(x) { this._broadcastEvent(this.EVENTS.ADDED, {source: x, ...x}); this._broadcastEvent(x ? E.ONE : E.TWO, x); } }';
    expect(broadcastsIn(source)).toEqual({
      ADDED: ['...', 'source'],
      ONE: null,
      TWO: null,
    });
  });

  test('words are what minification keeps', () => {
    expect(
      [
        ...wordsOf(
          'var a = {keepMe: 1}; a.readMe(b["textMe"]); function c() {}',
        ),
      ].sort(),
    ).toEqual(['keepMe', 'readMe', 'textMe']);
  });

  test('messages are what code logs, throws or shows; what it fills in is left open', () => {
    expect([
      ...messagesIn(
        'throw new Error(`No such service: ${name}`); console.warn("Ignoring unknown field " + key); f("not a message")',
      ),
    ]).toEqual(['No such service: …', 'Ignoring unknown field …']);
  });
});

describe('bracketing', () => {
  const fact = (name: string, from: string, owner = 'someService'): Fact => ({
    kind: 'method',
    name,
    owner,
    tier: 'nearest',
    from,
  });

  test('what is in the release before and in the one after is bracketed; the pair counts, not the name', () => {
    const both = bracket(
      [fact('stays', 'p@1'), fact('goes', 'p@1')],
      [
        fact('stays', 'p@2'),
        fact('comes', 'p@2'),
        fact('goes', 'p@2', 'otherService'),
      ],
    );
    expect(both).toEqual([
      {...fact('stays', 'p@1'), tier: 'bracketed', from: 'p@1 and 2'},
    ]);
  });
});

describe('the files', () => {
  test('one entry a line, sorted, the same bytes for the same facts', () => {
    const entries: Fact[] = [
      {kind: 'method', name: 'b', tier: 'exact', from: 'p@1'},
      {kind: 'method', name: 'a', tier: 'exact', from: 'p@1'},
    ];
    const text = serialize({$note: 'n', entries});
    expect(text).toBe(serialize({$note: 'n', entries: [...entries].reverse()}));
    expect((JSON.parse(text) as FactFile).entries.map((e) => e.name)).toEqual([
      'a',
      'b',
    ]);
    expect(
      JSON.parse(
        serializeWords({
          $note: '',
          tier: 'exact',
          from: [],
          words: ['b', 'a', 'b'],
        }),
      ),
    ).toMatchObject({words: ['a', 'b']});
  });

  test('every entry has a tier, and says where it was read', () => {
    for (const folder of factReleases) {
      for (const file of readdirSync(path.join(import.meta.dirname, folder))) {
        const data = JSON.parse(
          readFileSync(path.join(import.meta.dirname, folder, file), 'utf8'),
        ) as Partial<FactFile> & {tier?: Tier};
        // Entries of a file of source facts have their place, and the file's head has the commit.
        const all = data.source
          ? ['source' as const]
          : data.entries?.map((e) => e.tier);
        expect(
          (all ?? [data.tier]).filter((t) => !t || !tiers.includes(t)),
        ).toEqual([]);
        expect(
          (data.entries ?? []).filter(
            (e) => !(data.source ? e.at : e.from) || !e.name || !e.kind,
          ),
        ).toEqual([]);
      }
    }
  });

  test('a name of the application is bracketed only if the later release also has it', () => {
    const words = (
      JSON.parse(
        readFileSync(
          path.join(import.meta.dirname, '3.11', 'words.json'),
          'utf8',
        ),
      ) as {words: string[]}
    ).words;
    const later = new Set(words);
    for (const version of docsVersions) {
      const {entries} = JSON.parse(
        readFileSync(
          path.join(import.meta.dirname, version, 'application.json'),
          'utf8',
        ),
      ) as FactFile;
      const claimed = entries.filter(
        (e) => e.tier === 'bracketed' && e.from.includes('@ohif/app 3.11.1'),
      );
      // An id with dots or dashes is put together at run time: its last part is what the later release has.
      const has = (name: string) =>
        later.has(name) || facts.named('3.11', name).length > 0;
      expect(claimed.length).toBeGreaterThan(100);
      expect(
        claimed
          .map((e) => e.name)
          .filter((name) => !has(name) && !has(name.split(/[.-]/).at(-1)!)),
      ).toEqual([]);
      expect(
        entries.filter(
          (e) =>
            e.from.startsWith('OHIF/Viewers') &&
            !/@[0-9a-f]{12}\b/.test(e.from),
        ),
      ).toEqual([]);
    }
  });
});

describe('the lock', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('pins a version and a sha512 for each package', () => {
    for (const pkg of pinnedPackages) {
      expect(pkg.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
      expect(pkg.version).toMatch(/^\d+\.\d+\.\d+/);
    }
  });

  test('a tarball with another sha512 is refused and thrown away', () => {
    const cache = mkdtempSync(path.join(tmpdir(), 'facts-cache-'));
    vi.stubEnv('DOCS_FACTS_CACHE', cache);
    const tarball = path.join(cache, 'ohif-core-3.9.1.tgz');
    writeFileSync(tarball, 'something else');
    expect(() => packageFolder('@ohif/core', '3.9.1')).toThrow(
      /sha512 is .* packages\.lock\.json says/,
    );
    expect(existsSync(tarball)).toBe(false);
  });

  test('a package that is not pinned is refused by name', () => {
    expect(() => packageFolder('@ohif/core', '3.9.2')).toThrow(
      /is not in packages\.lock\.json\. Pinned: /,
    );
  });
});

describe('asking', () => {
  test('a pair is found in its release, and named with the release that has it', () => {
    expect(facts.member('current', 'uiDialogService', 'show').status).toBe(
      'found',
    );
    expect(facts.member('current', 'uiDialogService', 'create')).toMatchObject({
      status: 'elsewhere',
      releases: ['3.9'],
    });
    expect(facts.member('3.9', 'uiDialogService', 'create').status).toBe(
      'found',
    );
    expect(
      facts.member('current', 'toolbarService', 'updateSection'),
    ).toMatchObject({status: 'elsewhere', releases: ['3.11']});
    expect(facts.member('current', 'measurementService', 'fetchAll')).toEqual({
      status: 'unknown',
    });
  });

  test('the release that the text speaks of counts', () => {
    expect(
      facts.member('current', 'uiDialogService', 'create', ['3.9']).status,
    ).toBe('found');
  });

  test('what the source of the release has is found, with repository and commit', () => {
    expect(facts.name('3.9', 'promptTrackNewSeries')).toMatchObject({
      status: 'found',
      tier: 'source',
      from: 'source 3.9.3 (Wanbicoi/latn-3-ohif3@b7b53be671057e6fec1fd0055ed34882475d792e)',
    });
  });

  test.each([
    ['viewportNotification.hydrateSRMessage', 'only 3.11 has it'],
    ['customizationType', 'only 3.9 and an early 3.10 have it'],
    ['instanceSortingCriteria', 'only the published 3.11.1 application has it'],
  ])('%s is wrong in 3.10.0-beta.146, not unverified: %s', (name) => {
    expect(facts.name('current', name).status).toBe('elsewhere');
  });

  test('a service goes by each of its names', () => {
    expect(facts.owner('current', 'MeasurementService')).toBe(
      'measurementService',
    );
    expect(facts.owner('current', 'ToolBarService')).toBe('toolbarService');
    expect(facts.isService('segmentationService')).toBe(true);
  });

  test('the nearest name has to be near', () => {
    expect(nearestOf('getMeasurments', ['getMeasurements', 'remove'])).toBe(
      'getMeasurements',
    );
    expect(nearestOf('setHotKeys', ['setHotkeys'])).toBe('setHotkeys');
    expect(nearestOf('zzzzzz', ['getMeasurements'])).toBeNull();
  });

  test('messages are found whole, in part, and with what is filled in', () => {
    expect(facts.message('current', 'Extension ID not set').status).toBe(
      'found',
    );
    expect(
      facts.message('current', 'Event event::x not supported.').status,
    ).toBe('found');
    expect(facts.message('current', 'The printer is out of paper').status).toBe(
      'unknown',
    );
  });
});
