import {expect, test} from 'vitest';
import {problemsOfTables, tableShareOf} from './table-share';

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

test('a page of tables is reported, unless it is allowed', () => {
  const pages = [page('guide', table), page('other', 'Only text.')];
  expect(problemsOfTables(pages, []).join('\n')).toMatch(
    /docs\.example\/guide has 100 % .* may have 40 %/,
  );
  expect(
    problemsOfTables(pages, [{pages: /^guide$/, reason: 'A list.'}]),
  ).toEqual([]);
});

test('an entry that no page needs is reported', () => {
  expect(
    problemsOfTables(
      [page('other', 'Only text.')],
      [{pages: /^other$/, reason: 'A list.'}],
    ).join('\n'),
  ).toMatch(/allows \/\^other\$\/, but no such page/);
});
