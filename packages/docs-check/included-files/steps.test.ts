import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  changedLines,
  excerpt,
  excerptOf,
  highlight,
  previousFile,
  stepsBefore,
} from './steps';

let root: string;
const write = (file: string, text: string) => {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
};
const at = (file: string) => path.join(root, file);

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'steps-'));
  write('01-one/src/a.ts', 'a\nb\nc\n');
  write('02-two/src/b.ts', 'x\n');
  write('02-two.challenge/src/a.ts', 'a\nb\nchallenge\n');
  write('03-three/src/a.ts', 'a\nnew\nb\nc\nd\n');
  write('04-four/src/a.ts', 'a\nb\nc\nd\n');
});
afterAll(() => rmSync(root, {recursive: true}));

describe('the steps of a tutorial', () => {
  it('build on the earlier ones, but not on solutions of challenges', () => {
    const steps = ['02-two.challenge', '03-three', '01-one', '02-two'];
    expect(stepsBefore(steps, '03-three')).toEqual(['01-one', '02-two']);
    expect(stepsBefore(steps, '02-two.challenge')).toEqual([
      '01-one',
      '02-two',
    ]);
  });

  it('find a file in the last step that changed it', () => {
    expect(previousFile(at('03-three/src/a.ts'))).toBe(at('01-one/src/a.ts'));
    expect(previousFile(at('04-four/src/a.ts'))).toBe(at('03-three/src/a.ts'));
    expect(previousFile(at('02-two/src/b.ts'))).toBeUndefined();
  });

  it('mark the lines that they add', () => {
    expect(highlight(at('03-three/src/a.ts'))).toBe('{2,5}');
    expect(highlight(at('02-two.challenge/src/a.ts'))).toBe('{3}');
    // Only a removed line: nothing to mark.
    expect(highlight(at('04-four/src/a.ts'))).toBe('');
    expect(highlight(at('02-two/src/b.ts'))).toBe('');
  });

  it('fail if the file is not in a step', () => {
    expect(() => highlight(at('a.ts'))).toThrow(/not for a\.ts/);
  });
});

describe('an excerpt', () => {
  const lines = (...texts: string[]) => `${texts.join('\n')}\n`;
  const before = lines('a', 'b', '  c', '  d', 'e', 'f', 'g', 'h');
  const texts = (after: string) => excerpt(before, after).map(({text}) => text);

  it('has the changes, two lines around them, and a mark for the rest', () => {
    expect(
      texts(lines('a', 'b', '  c', '  d', 'e', 'f', 'new', 'g', 'h')),
    ).toEqual(['// …', 'e', 'f', 'new', 'g', 'h']);
    expect(
      texts(lines('new', 'a', 'b', '  c', '  d', 'e', 'f', 'g', 'h')),
    ).toEqual(['new', 'a', 'b', '  // …']);
  });

  it('shows a single line instead of a mark for it', () => {
    expect(
      texts(lines('a', 'b', '  c', 'new', '  d', 'e', 'f', 'g', 'h')).slice(
        0,
        2,
      ),
    ).toEqual(['a', 'b']);
  });

  it('marks the lines by their position in it, and is not for a new file', () => {
    expect(excerptOf(at('03-three/src/a.ts'))).toEqual({
      text: 'a\nnew\nb\nc\nd',
      marks: '{2,5}',
    });
    expect(excerptOf(at('02-two/src/b.ts'))).toBeUndefined();
  });

  it('leaves nothing out that is new', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ''))
      .map((all) => lines(...all, 'end'));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const shown = excerpt(one, other);
        expect(
          shown.filter(({added}) => added).map(({number}) => number),
        ).toEqual(changedLines(one, other).added);
      }),
    );
  });
});

describe('changed lines', () => {
  it('are the difference: without them, the rest was there before', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ''))
      .map((lines) => lines.map((line) => `${line}\n`).join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const {added, removed} = changedLines(before, after);
        const lines = (all: string) => all.split('\n').length - 1;
        expect(lines(after) - added.length).toBe(lines(before) - removed);
        const kept = after
          .split('\n')
          .filter((_, i) => !added.includes(i + 1))
          .join('\n');
        expect(changedLines(before, kept).added).toEqual([]);
      }),
    );
  });
});
