import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/written-files';
import {filesOf, onDisk} from './shared';
import {
  excerpt,
  excerptOf,
  highlight,
  previousFile,
  stepsBefore,
} from './steps';

const root = temporaryFolder({
  '01-one/src/a.ts': 'a\nb\nc\n',
  '02-two/src/b.ts': 'x\n',
  '02-two.challenge/src/a.ts': 'a\nb\nchallenge\n',
  '03-three/src/a.ts': 'a\nnew\nb\nc\nd\n',
  '04-four/src/a.ts': 'a\nb\nc\nd\n',
});
const at = (file: string) => path.join(root, file);

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

describe('an example of an earlier version', () => {
  const example = 'examples/demo';

  writeFiles(at(example), {
    'README.md': 'words',
    '3.9/02-two/a.ts': 'two\n',
    '3.10/01-one/a.ts': 'one\n',
    '3.10/02-two/a.ts': 'other\n',
    'current/01-one/a.ts': 'newest\n',
    'current/01-one/b.ts': 'b\n',
  });

  it('has the files of the next newer version that it lacks', () => {
    expect(
      [...filesOf(at(`${example}/3.9`))].map(([name, place]) => [
        name,
        path.relative(at(example), place),
      ]),
    ).toEqual([
      ['01-one/a.ts', '3.10/01-one/a.ts'],
      ['01-one/b.ts', 'current/01-one/b.ts'],
      ['02-two/a.ts', '3.9/02-two/a.ts'],
    ]);
    expect(onDisk(at(`${example}/3.9/01-one/a.ts`))).toBe(
      at(`${example}/3.10/01-one/a.ts`),
    );
    expect(previousFile(at(`${example}/3.9/02-two/a.ts`))).toBe(
      at(`${example}/3.10/01-one/a.ts`),
    );
  });

  it('lends nothing to newer ones', () => {
    expect([...filesOf(at(`${example}/current`)).keys()]).not.toContain(
      '02-two/a.ts',
    );
    const file = at(`${example}/current/02-two/a.ts`);
    expect(onDisk(file)).toBe(file);
  });
});

const lines = (...texts: string[]) => texts.map((line) => `${line}\n`).join('');

describe('an excerpt', () => {
  const before = lines('a', 'b', '  c', '  d', 'e', 'f', 'g', 'h');

  it.each([
    ['a b   c   d e f new g h', ['// …', 'e', 'f', 'new', 'g', 'h']],
    ['new a b   c   d e f g h', ['new', 'a', 'b', '  // …']],
    // A single line instead of a mark for it.
    ['a b   c new   d e f g h', ['a', 'b', '  c', 'new', '  d', 'e', '// …']],
  ])('of %s has the changes, and two lines around them', (after, shown) => {
    const words = after.match(/(?<= |^)(?: {2})?\S+/g)!;
    expect(excerpt(before, lines(...words)).map(({text}) => text)).toEqual(
      shown,
    );
  });

  it('marks the lines by their position in it, and is not for a new file', () => {
    expect(excerptOf(at('03-three/src/a.ts'))).toEqual({
      text: 'a\nnew\nb\nc\nd',
      marks: '{2,5}',
    });
    expect(excerptOf(at('02-two/src/b.ts'))).toBeUndefined();
  });
});
