import {expect, it} from 'vitest';
import {patchLines} from './patchLines';

it('tells the head of a file from removed and added lines that look like it', () => {
  const patch = [
    'diff --git a/a.ts b/a.ts',
    '--- a/a.ts',
    '+++ b/a.ts',
    '@@ -1,2 +1,2 @@',
    '---i;',
    '+++i;',
    ' @@;',
    '\\ No newline at end of file',
    'diff --git a/b.ts b/b.ts',
    '--- a/b.ts',
  ].join('\n');
  expect(
    patchLines(patch)
      .map(({kind}) => kind)
      .join(' '),
  ).toBe('head head head head removed added same same head head');
});
