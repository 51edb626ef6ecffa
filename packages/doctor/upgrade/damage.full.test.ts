import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checkFiles} from './index';

const root = path.resolve(__dirname, '../../..');
const upgrade = {from: '3.8', to: '3.10'} as const;

const labeled = ['3.8', '3.9'].flatMap((release) =>
  readdirSync(path.join(__dirname, 'labeled', release))
    .filter((name) => /\.[jt]sx?\.txt$/.test(name))
    .sort()
    .map((name) =>
      readFileSync(path.join(__dirname, 'labeled', release, name), 'utf8'),
    ),
);

/** The "before" code of all migration pages, which is what readers have, and larger files. */
const samples = readdirSync(path.join(root, 'docs/migration-guide'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.mdx'))
  .sort()
  .flatMap((name) => [
    ...readFileSync(
      path.join(root, 'docs/migration-guide', name),
      'utf8',
    ).matchAll(/```[jt]sx? title="before[^"]*"[^\n]*\n([\s\S]*?)```/g),
  ])
  .map((match) => match[1] ?? '')
  .filter((text) => text.split('\n').length > 4)
  .concat(labeled);

const find = async (text: string) =>
  (await checkFiles([{path: 'a.tsx', text}], upgrade)).findings.map(
    ({change, line}) => ({change, line}),
  );

/** A damaged text. `shift` is what to add to its lines to get those of the whole text. */
type Damaged = {
  text: string;
  shift: number;
  /** Whether a line of the whole text is still there, at least two lines from the damage. */
  isFar: (line: number) => boolean;
};

const linesUpTo = (text: string, offset: number) =>
  text.slice(0, offset).split('\n').length;

/** Each bracket is missing once; of a large file, each nineteenth. */
function* withoutBracket(text: string): Generator<Damaged> {
  const brackets = [...text.matchAll(/[()[\]{}]/g)];
  const step = brackets.length > 150 ? 19 : 1;
  for (const {index} of brackets.filter((_, i) => i % step === 0)) {
    const damage = linesUpTo(text, index);
    yield {
      text: text.slice(0, index) + text.slice(index + 1),
      shift: 0,
      isFar: (line) => Math.abs(line - damage) > 2,
    };
  }
}

/** Cut off in the middle of a line, at each tenth of the text. */
function* cutOff(text: string): Generator<Damaged> {
  for (let tenth = 2; tenth < 10; tenth++) {
    const length = Math.floor((text.length * tenth) / 10);
    const damage = linesUpTo(text, length);
    yield {
      text: text.slice(0, length),
      shift: 0,
      isFar: (line) => damage - line > 2,
    };
  }
}

/** Lines out of the middle: 15 to 40 of them. */
function* fromTheMiddle(text: string): Generator<Damaged> {
  const lines = text.split('\n');
  for (let start = 2; start < lines.length - 15; start += 5) {
    const end = Math.min(start + 15 + (start % 26), lines.length - 2);
    yield {
      text: lines.slice(start, end).join('\n'),
      shift: start,
      isFar: (line) => line - 1 >= start + 2 && line - 1 < end - 2,
    };
  }
}

/** `...` between two lines, where people leave something out. */
function* shortened(text: string): Generator<Damaged> {
  const lines = text.split('\n');
  for (let index = 1; index < lines.length - 1; index += 5) {
    const withDots = [
      ...lines.slice(0, index),
      '  ...',
      ...lines.slice(index),
    ].join('\n');
    yield {
      text: withDots,
      shift: -1,
      isFar: (line) => line - 1 > index + 2,
    };
    yield {
      text: withDots,
      shift: 0,
      isFar: (line) => line - 1 < index - 2,
    };
  }
}

type Recall = {kept: number; all: number; lost: string[]};

async function recallOf(
  damage: (text: string) => Iterable<Damaged>,
): Promise<Recall> {
  const recall: Recall = {kept: 0, all: 0, lost: []};
  for (const sample of samples) {
    const whole = await find(sample);
    for (const {text, shift, isFar} of damage(sample)) {
      const rest = await find(text);
      for (const {change, line} of whole.filter((one) => isFar(one.line))) {
        recall.all++;
        if (
          rest.some((one) => one.change === change && one.line === line - shift)
        ) {
          recall.kept++;
        } else {
          recall.lost.push(`${change} in line ${line} of:\n${text}`);
        }
      }
    }
  }
  return recall;
}

it.each([
  ['a missing bracket', withoutBracket, 800],
  ['a cut-off end', cutOff, 100],
  ['the ends of lines out of the middle', fromTheMiddle, 100],
  ['`...` between two lines', shortened, 500],
] as const)(
  'keeps 98 %% of the findings that are not near %s',
  async (_name, damage, least) => {
    const {kept, all, lost} = await recallOf(damage);
    expect(all).toBeGreaterThan(least);
    expect(kept / all, lost.slice(0, 3).join('\n\n')).toBeGreaterThanOrEqual(
      0.98,
    );
  },
  120_000,
);

it('notices what is lost', async () => {
  const {kept, all} = await recallOf(function* (text) {
    yield {text: text.replaceAll('.', '!'), shift: 0, isFar: () => true};
  });
  expect(kept / all).toBeLessThan(0.98);
});
