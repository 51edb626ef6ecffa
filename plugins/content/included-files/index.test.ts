import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {treeAfter} from '../../../tests/support/remark-page';
import {temporaryFolder} from '../../../tests/support/written-files';
import includedFiles from './remark';

const root = temporaryFolder({
  'docs/_recipes/nginx.conf':
    'server {\n  # #region headers\n  add_header A b;\n \n    add_header C d;\n  # #endregion\n}\n# #region open\n',
  'docs/_recipes/windows.conf':
    'a;\r\n# #region b\r\nb;\r\n# #endregion\r\nc;\r\n',
  'steps/01-one/a.ts': 'a\nc\n',
  'steps/02-two/a.ts': 'a\nb\nc\n',
});

/** The fence after the plugin. */
function fenceOf(meta: string, body = '') {
  const tree = treeAfter(
    includedFiles,
    path.join(root, 'docs/deployment.mdx'),
    `text\n\n\`\`\`nginx ${meta}\n${body}\`\`\`\n`,
  );
  const code = tree.children.find((node) => node.type === 'code');
  return code!;
}

const textOf = (meta: string, body = '') => fenceOf(meta, body).value;

describe('a fence with file="…"', () => {
  it('has the text of the file without the marks of regions', () => {
    expect(textOf('title="x" file="_recipes/nginx.conf"')).toBe(
      'server {\n  add_header A b;\n \n    add_header C d;\n}',
    );
  });

  it('shows one region without its indentation, ignoring lines of spaces', () => {
    expect(textOf('file="_recipes/nginx.conf" region="headers"')).toBe(
      'add_header A b;\n\n  add_header C d;',
    );
  });

  it('uses the line endings of the page, not of the file', () => {
    expect(textOf('file="_recipes/windows.conf"')).toBe('a;\nb;\nc;');
  });

  it('resolves @site/ to the root of the site', () => {
    expect(textOf('file="@site/versions.json"')).toContain('3.9');
  });

  it('has the numbers of the lines that a step of a tutorial adds, if it has `changes`', () => {
    const metaOf = (meta: string) => fenceOf(meta).meta;
    expect(
      metaOf('file="../steps/02-two/a.ts" title="no changes" changes'),
    ).toBe('file="../steps/02-two/a.ts" title="no changes" {2}');
    expect(metaOf('file="../steps/02-two/a.ts" title="no changes"')).toBe(
      'file="../steps/02-two/a.ts" title="no changes"',
    );
    expect(metaOf('file="../steps/01-one/a.ts" changes')).toBe(
      'file="../steps/01-one/a.ts"',
    );
    expect(() => metaOf('file="_recipes/nginx.conf" changes')).toThrow(
      /deployment\.mdx:3: "changes" is for a file in the folder of a step/,
    );
  });

  it('leaves other fences alone', () => {
    expect(textOf('title="profile=x"', 'a;\n')).toBe('a;');
  });
});

describe('an error names the page, the line, and the valid choices', () => {
  it.each([
    [
      'file="_recipes/ngnix.conf"',
      '',
      /deployment\.mdx:3: .*"_recipes\/ngnix\.conf" does not exist\. .*nginx\.conf/,
    ],
    ['file="_recipe/nginx.conf"', '', /The folder does not exist/],
    [
      'file="_recipes/nginx.conf" region="header"',
      '',
      /no region "header"\. Its regions: headers, open/,
    ],
    [
      'file="_recipes/nginx.conf" region="open"',
      '',
      /"open" .* has no #endregion/,
    ],
    ['file="_recipes/nginx.conf"', 'own text\n', /shows that file\. Remove/],
  ])('%s', (meta, body, message) => {
    expect(() => textOf(meta, body)).toThrow(message);
  });
});
