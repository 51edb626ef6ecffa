import {expect, test} from 'vitest';
import {checkTableShares, tableShareOf} from './table-share';

const table = '| a | b |\n| --- | --- |\n| one | `two` three |\n';
const page = (id: string, markdown: string) => ({
  id,
  url: `https://docs.example/${id}`,
  markdown,
});

test('counts the words of tables, and no code', () => {
  expect(tableShareOf(`${table}\nfour five\n`)).toBeCloseTo(5 / 7);
  expect(tableShareOf(`${table}\n\`\`\`js\na b c d e\n\`\`\`\n`)).toBe(1);
  expect(tableShareOf('')).toBe(0);
});

test('a page of tables stops the build, unless it is allowed', () => {
  const pages = [page('guide', table), page('other', 'Only text.')];
  expect(() => checkTableShares(pages, [])).toThrow(
    /docs\.example\/guide has 100 % .* may have 40 %/,
  );
  expect(() =>
    checkTableShares(pages, [{pages: /^guide$/, reason: 'A list.'}]),
  ).not.toThrow();
});

test('an entry that no page needs stops the build', () => {
  expect(() =>
    checkTableShares(
      [page('other', 'Only text.')],
      [{pages: /^other$/, reason: 'A list.'}],
    ),
  ).toThrow(/allows \/\^other\$\/, but no such page/);
});
