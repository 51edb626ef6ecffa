/** The samples of a migration page, for tests. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {CodeBlock} from '@ohif-docs/docs-check/core/page';
import {readPage} from '@ohif-docs/docs-check/core/read-page';

const root = path.resolve(__dirname, '../../..');

type Sample = {text: string; file: string};

/** What a page shows as the code before or after: samples with that title, and one side of each diff. */
export function samples(id: string, side: 'before' | 'after'): Sample[] {
  const file = ['.mdx', '.md']
    .map((ending) => `docs/${id}${ending}`)
    .find((one) => existsSync(path.join(root, one)));
  const other = side === 'before' ? '+' : '-';
  return readPage(file ?? '', root)
    .blocks.filter((block): block is CodeBlock => block.type === 'code')
    .flatMap(({lang, title, value}) =>
      lang === 'diff'
        ? [
            {
              text: value
                .split('\n')
                .filter((line) => !line.startsWith(other))
                .map((line) => line.slice(1))
                .join('\n'),
              file: /[\w.-]+\.\w+/.exec(title ?? '')?.[0] ?? 'sample.tsx',
            },
          ]
        : /^(?:[jt]sx?|json)$/.test(lang) &&
            new RegExp(`\\b${side}\\b`, 'i').test(title ?? '')
          ? [
              {
                text: value,
                file: lang === 'json' ? 'package.json' : 'sample.tsx',
              },
            ]
          : [],
    );
}
