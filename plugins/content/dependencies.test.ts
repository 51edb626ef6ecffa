/** A dependency that is not reported leaves an outdated page in the bundler's cache. */
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/written-files';
import {addDependency, onDependency} from './dependencies';
import {features} from '../../config/features';
import {docsContent} from './index';
import {siteRoot} from '@ohif-docs/docs-check/included-files/include';

const root = temporaryFolder({
  'docs/_data/services/dialogs.json': {
    $schema: '../schemas/service.schema.json',
    service: 'dialogs',
    methods: [{method: 'show'}],
  },
  'docs/_data/schemas/service.schema.json': {
    properties: {methods: {items: {properties: {method: {}}}}},
  },
  'docs/_data/changes.json': {entries: []},
  'docs/a.ts': 'a();\n',
});
let pages = 0;

/** The files that a listener receives while the remark plugins of the docs transform a page. */
async function dependenciesOf(mdx: string): Promise<string[]> {
  pages += 1;
  const page = path.join(root, `docs/page-${pages}.mdx`);
  const heard = new Set<string>();
  onDependency(page, 'client', (file) => heard.add(file));
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(docsContent(features).beforeDefaultRemarkPlugins);
  const file = new VFile({value: mdx, path: page});
  await processor.run(processor.parse(file), file).catch(() => undefined);
  return [...heard];
}

const inDocs = (...files: string[]) =>
  files.map((file) => path.join(root, 'docs', file));

test('a page of plain Markdown depends on no other file', async () => {
  expect(await dependenciesOf('# A\n\nText.\n')).toEqual([]);
});

test('a table depends on its data, the schema, and the changes', async () => {
  expect(
    await dependenciesOf(
      '<ReferenceTable where="method=show" data="services/dialogs" list="methods" columns="method" />',
    ),
  ).toEqual(
    inDocs(
      '_data/services/dialogs.json',
      '_data/schemas/service.schema.json',
      '_data/changes.json',
    ),
  );
});

test('the bundler and the page agree on an attribute with ">" before the data', async () => {
  expect(
    await dependenciesOf(
      '<ReferenceTable where="method=>" data="services/dialogs" list="methods" columns="method" />',
    ),
  ).toContain(inDocs('_data/services/dialogs.json')[0]);
});

test('an image depends on the catalog, which has the release that it shows', async () => {
  expect(
    await dependenciesOf('<ViewerPicture name="viewer" alt="a" caption="b" />'),
  ).toEqual([path.join(siteRoot, 'pictures/pictures.json')]);
});

test.each(['', '- ', '1. ', '> ', '> - '])(
  'an included file, in a fence after "%s"',
  async (before) => {
    expect(await dependenciesOf(`${before}\`\`\`ts file="a.ts"\n`)).toEqual(
      inDocs('a.ts'),
    );
  },
);

test('a page that fails depends on the file that is missing: creating it builds the page again', async () => {
  expect(await dependenciesOf('```ts file="gone.ts"\n```\n')).toEqual(
    inDocs('gone.ts'),
  );
});

test('a listener that is added after compilation receives all files', () => {
  const heard: string[] = [];
  addDependency('/docs/p.md', '/docs/before.ts');
  onDependency('/docs/p.md', 'server', (file) => heard.push(file));
  addDependency('/docs/p.md', '/docs/after.ts');
  expect(heard).toEqual(['/docs/before.ts', '/docs/after.ts']);
});
