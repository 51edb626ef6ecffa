import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/written-files';
import {fillIncluded, locate} from './read-page';
import type {CodeBlock} from './page';
import {parsePage} from './parse';

const root = temporaryFolder({
  'docs/_recipes/a.ts':
    'one();\n// #region part\ntwo();\nthree();\n// #endregion\n',
});

const pageWith = (fence: string) => {
  const page = parsePage(
    path.join(root, 'docs/x.mdx'),
    root,
    `Words.\n\n\`\`\`ts ${fence}\n\`\`\`\n`,
  );
  fillIncluded(page, root);
  return page;
};

test('a fence has the text and the line numbers of its file', () => {
  const page = pageWith('file="_recipes/a.ts" region="part"');
  const block = page.blocks.at(-1) as CodeBlock;
  expect(block.value).toBe('two();\nthree();');
  expect(locate(page, block, 1)).toEqual({
    file: 'docs/_recipes/a.ts',
    line: 4,
  });
});

test('a missing file is an error of the page', () => {
  expect(pageWith('file="_recipes/b.ts"').error).toMatchObject({
    line: 3,
    message: expect.stringContaining('Files in that folder: a.ts') as string,
  });
});
