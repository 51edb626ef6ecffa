/**
 * How well the finder recognizes messages that people pasted into public threads, with the
 * entries of the present pages. Each message is marked with its half: the matcher was tuned on
 * one, and the failures of the other were not looked at.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import messages from './__fixtures__/messages.json';
import {alike, type Alike} from './alike';
import {entryOf} from './elsewhere';
import {createMatcher, type Entry} from './match';
import {dataReader, messagesOf} from './plugin/messages';
import {plain} from './words';

type Row = {
  message: string;
  wordings?: string[];
  cause: string;
  check: string;
  fix: string;
};

/** All entries, by the path and the anchor that they lead to. */
function entriesIn(folder: string): [target: string, entry: Entry][] {
  const dataOf = dataReader(path.join(folder, '_data'));
  const own = (dataOf('troubleshooting').entries as Row[]).map(
    ({message, wordings = [], cause, check, fix}): [string, Entry] => [
      `deployment/troubleshooting#${createSlugger().slug(message.replaceAll('`', ''))}`,
      {message, wordings, text: [cause, check, fix].join(' ')},
    ],
  );
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file),
  );
  // A guide comes before a migration, as in the plugin.
  const order = (page: string) => Number(page.startsWith('migration-guide'));
  return [
    ...own,
    ...pages
      .sort((a, b) => order(a) - order(b) || a.localeCompare(b))
      .flatMap((file) => {
        const page = file.replace(/\.mdx?$/, '');
        const markdown = readFileSync(path.join(folder, file), 'utf8');
        return messagesOf(markdown, page, dataOf).map((section) => {
          const entry = entryOf({page, title: page, ...section});
          return [entry.id, entry] as [string, Entry];
        });
      }),
  ];
}

/** Floors: what was reached, so that a change that makes it worse is noticed. */
describe.each([
  [
    'latest',
    'docs',
    {tuned: [0.93, 0.02, 0.96], untouched: [0.87, 0.02, 0.97]},
  ],
  [
    '3.9',
    'versioned_docs/version-3.9',
    {tuned: [0.93, 0.02, 0.96], untouched: [0.84, 0.03, 0.97]},
  ],
])('messages of public threads, %s', (version, folder, floors) => {
  const entries = entriesIn(folder);
  const targets = new Set(entries.map(([target]) => target));
  const match = createMatcher(entries.map(([, entry]) => entry));

  test.each(['tuned', 'untouched'] as const)('the %s half', (half) => {
    const asked = messages
      .filter((message) => message.half === half)
      .map(({text, right}) => {
        const [first] = match(text);
        const answers = right.filter((id) => targets.has(id));
        return {
          // What only the other version documents is neither known nor unknown.
          isKnown: answers.length > 0,
          isUnknown: right.length === 0,
          isNone: first === undefined,
          isRight: first !== undefined && answers.includes(entries[first]![0]),
        };
      });
    const known = asked.filter(({isKnown}) => isKnown);
    const unknown = asked.filter(({isUnknown}) => isUnknown);
    const right = known.filter(({isRight}) => isRight);
    const wrong = known.filter(({isRight, isNone}) => !isRight && !isNone);
    const none = unknown.filter(({isNone}) => isNone);
    console.info(
      `${version}, ${half}: right first ${right.length} of ${known.length}, wrong first ${wrong.length}, rightly not known ${none.length} of ${unknown.length}`,
    );
    const [leastRight, mostWrong, leastUnknown] = floors[half];
    expect(right.length / known.length).toBeGreaterThanOrEqual(leastRight!);
    expect(wrong.length / known.length).toBeLessThanOrEqual(mostWrong!);
    expect(none.length / unknown.length).toBeGreaterThanOrEqual(leastUnknown!);
  });
});

const versions = ['docs', 'versioned_docs/version-3.9'].map((folder) => {
  const entries = entriesIn(folder).map(([, entry]) => entry);
  return {entries, match: createMatcher(entries)};
});

/** Parts that no entry documents, and wordings that lead to an entry of no such part. */
const wrongIn = (groups: readonly Omit<Alike, 'source'>[]) =>
  groups.flatMap(({documented, also}) => {
    const owners = versions.map(({entries}) =>
      documented.map((part) =>
        entries.filter(({message, wordings}) =>
          [message, ...wordings].some((text) =>
            plain(text).includes(plain(part)),
          ),
        ),
      ),
    );
    return [
      ...documented.filter((_part, i) =>
        owners.every((parts) => parts[i]!.length === 0),
      ),
      ...also.filter((text) =>
        versions.some(({entries, match}, i) => {
          const own = owners[i]!.flat();
          return (
            own.length > 0 && !own.includes(entries[match(text)[0] ?? -1]!)
          );
        }),
      ),
    ];
  });

test('each other wording leads to what documents its message, in both versions', () => {
  expect(wrongIn(alike)).toEqual([]);
});

test('a message that nothing documents, and a wording that leads elsewhere, are wrong', () => {
  expect(
    wrongIn([
      {documented: ['No page says this'], also: ['Cannot GET /viewer']},
      {documented: ['504 Gateway Time-out'], also: ['Cannot GET /viewer']},
    ]),
  ).toEqual(['No page says this', 'Cannot GET /viewer']);
});

test('a wording of another path, program, or name is not known', () => {
  for (const {match} of versions) {
    for (const text of [
      'Cannot GET /api/users',
      'The requested URL /wiki was not found on this server.',
      "'git' 不是内部或外部命令，也不是可运行的程序",
      'dial tcp: lookup registry-1.docker.io on 127.0.0.53:53: no such host',
    ]) {
      expect(match(text), text).toEqual([]);
    }
  }
});

test('the threads are public ones, at least 500 messages, each once', () => {
  expect(new Set(messages.map(({text}) => text)).size).toBe(messages.length);
  expect(messages.length).toBeGreaterThanOrEqual(500);
  for (const {from} of messages) {
    expect(from).toMatch(/^[\w.-]+\/[\w.-]+#\d+/);
  }
});
