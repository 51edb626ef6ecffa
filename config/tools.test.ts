import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tools, type Tool} from './tools';

type ListedPage = Pick<Tool, 'path' | 'title'>;

const pages = path.resolve(__dirname, '../src/pages');

/** The source of a page of a tool. */
const fileOf = (tool: ListedPage) => path.join(pages, `${tool.path}.mdx`);

/** What is wrong with the list. */
function problemsOf(list: readonly Tool[]): string[] {
  const listed: ListedPage[] = list.flatMap((tool) => [
    tool,
    ...(tool.pages ?? []),
  ]);
  return listed.flatMap((tool) => {
    if (!tool.path.startsWith('/tools/')) {
      return [];
    }
    if (!existsSync(fileOf(tool))) {
      return [`${tool.path} has no page`];
    }
    const title = /^title: (.*)$/m.exec(
      readFileSync(fileOf(tool), 'utf8'),
    )?.[1];
    return title === tool.title
      ? []
      : [`${tool.path} has the title ${title}, and here ${tool.title}`];
  });
}

test('each tool has a page with its title', () => {
  expect(problemsOf(tools)).toEqual([]);
});

test('a tool without a page is noticed, and another title', () => {
  const [tool] = tools;
  const other = {path: '/tools/config/none', title: 'None'};
  expect(problemsOf([{...tool, pages: [other]}])).toEqual([
    '/tools/config/none has no page',
  ]);
  expect(problemsOf([{...tool, path: '/tools/none'}])).toEqual([
    '/tools/none has no page',
  ]);
  expect(problemsOf([{...tool, path: '/tools/index', title: 'Other'}])).toEqual(
    ['/tools/index has the title Tools, and here Other'],
  );
});

test('no two tools share an id or a page', () => {
  for (const key of ['id', 'path'] as const) {
    expect(new Set(tools.map((tool) => tool[key])).size).toBe(tools.length);
  }
});
