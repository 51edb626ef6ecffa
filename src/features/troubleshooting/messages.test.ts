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
import {entryOf} from './elsewhere';
import {createMatcher, type Entry} from './match';
import {dataReader, messagesOf} from './plugin/messages';

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
  ['latest', 'docs', {tuned: [0.92, 0.02, 1], untouched: [0.88, 0.03, 0.98]}],
  [
    '3.9',
    'versioned_docs/version-3.9',
    {tuned: [0.87, 0.01, 0.99], untouched: [0.82, 0.02, 0.98]},
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

test('the threads are public ones, at least 400 messages, each once', () => {
  expect(new Set(messages.map(({text}) => text)).size).toBe(messages.length);
  expect(messages.length).toBeGreaterThanOrEqual(400);
  for (const {from} of messages) {
    expect(from).toMatch(/^[\w.-]+\/[\w.-]+#\d+/);
  }
});
