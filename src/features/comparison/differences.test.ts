import {expect, test} from 'vitest';
import {differences, type Difference} from './differences';

const edition = (version: string, text: string) => ({
  markdown: `# Lamps\n\nDocs ${version}: <https://a.example/${version}lamps>\n\n${text}\n`,
  root: `https://a.example/${version}`,
});

const compare = (before: string, after: string) =>
  differences(edition('1.0/', before), edition('', after));

/** The parts of each block, with signs: `[-removed-]{+added+}`. */
const marked = (found: readonly Difference[]) =>
  found.map(({parts}) =>
    parts
      .flat()
      .map(({kind, text}) =>
        kind === 'same'
          ? text
          : kind === 'added'
            ? `{+${text}+}`
            : `[-${text}-]`,
      )
      .join(' '),
  );

test('words that differ are marked in their sentence, and the title is left out', () => {
  const found = compare(
    'Turn the lamp on. Wait.\n\nThe end.',
    'Turn the lamp off. Wait.\n\nThe end.',
  );
  expect(marked(found)).toEqual([
    'Turn the lamp [-on.-] {+off.+} Wait.',
    'The end.',
  ]);
  expect(found.map(({changed}) => changed)).toEqual([true, false]);
});

test('a sentence of which less than half is kept is replaced as a whole', () => {
  expect(
    marked(
      compare(
        'Another system can open a study. It needs a UID.',
        'A portal opens any study by link. It needs a UID.',
      ),
    ),
  ).toEqual([
    '[-Another system can open a study.-] {+A portal opens any study by link.+} It needs a UID.',
  ]);
});

test('a few words between two changes belong to the change', () => {
  expect(
    marked(
      compare(
        'The new lamp is on the old table near the open window of the house.',
        'The big lamp is in the small table near the open window of the house.',
      ),
    ),
  ).toEqual([
    'The [-new lamp is on the old-] {+big lamp is in the small+} table near the open window of the house.',
  ]);
});

test('blocks that have little in common are removed and added, not mixed', () => {
  expect(
    marked(compare('Turn the lamp on.', 'Nobody knows what it costs.')),
  ).toEqual(['[-Turn the lamp on.-]', '{+Nobody knows what it costs.+}']);
});

test('signs of Markdown are no text, except in code', () => {
  const text =
    '## Use `a[0](*b*)`\n\n> **Note:** see [the *bulbs*](bulbs.md)\n\n1. One\\.\n   - Two\n\n| A | B |\n| - | - |\n| `x` | 1 \\| 2 |';
  const found = compare(text, text);
  expect(marked(found)).toEqual([
    'Use `a[0](*b*)`',
    'Note: see the bulbs',
    'One.',
    'Two',
    'A B',
    '`x` 1 | 2',
  ]);
  expect(found.map(({type, level, marker}) => [type, level, marker])).toEqual([
    ['heading', 2, ''],
    ['text', 0, ''],
    ['item', 1, '1.'],
    ['item', 2, '-'],
    ['row', 0, ''],
    ['row', 0, ''],
  ]);
});

test('a cell of a table is compared with the one in its place', () => {
  expect(
    marked(compare('| `x` | old | yes | long |', '| `x` | new | yes | long |')),
  ).toEqual(['`x` [-old-] {+new+} yes long']);
});

test('of code, the lines that differ are shown, with three around them', () => {
  const code = (line: string) =>
    `- Run:\n\n  \`\`\`js title="a.js"\n  1\n  2\n  3\n  4\n  ${line}\n  # 6\n  \`\`\``;
  const [, lines] = compare(code('old()'), code('now()'));
  expect(lines).toMatchObject({type: 'code', marker: 'js', changed: true});
  expect(lines!.parts[0]![0]!.text).toBe(' 2\n 3\n 4\n-old()\n+now()\n # 6');
});

test('a link to the same page of either version is no difference', () => {
  expect(
    compare(
      '`https://a.example/1.0/bulbs.md`',
      '`https://a.example/bulbs.md`',
    ).map(({changed}) => changed),
  ).toEqual([false]);
});

test('a paragraph that only one version has is marked as a whole', () => {
  expect(marked(compare('One.', 'One.\n\nTwo. Three.'))).toEqual([
    'One.',
    '{+Two.+} {+Three.+}',
  ]);
});
