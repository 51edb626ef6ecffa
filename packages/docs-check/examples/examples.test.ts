/** What `__fixtures__` cannot plant: samples that run, and files of another version. */
import {describe, expect, test} from 'vitest';
import {leavesOutCores} from '../facts/fetch';
import {parsePage} from '../core/parse';
import {checkExamples, checkRunnable} from './examples';

const page = (source: string, file = 'docs/x.md') =>
  parsePage(`/site/${file}`, '/site', source);

test.each([
  ['ts', 'export type A = {b?: number};', []],
  ['jsx', 'export const B = () => <b>{1}</b>;', []],
  ['js', 'export const f = (...all) => [...all, { ...all[0] }];', []],
  ['json', '{\n  "a": 1,\n}', [4]],
  ['', 'x', [1]],
  ['bat', 'x', [1]],
  ...['batch', 'http', 'ini', 'toml', 'dockerfile', 'text'].map(
    (lang): [string, string, number[]] => [lang, 'x', []],
  ),
])('%s: %s', (lang, value, lines) => {
  const problems = checkExamples(page(`\`\`\`${lang}\n${value}\n\`\`\`\n`));
  expect(problems.map(({line}) => line)).toEqual(lines);
});

test('the worked example of another version is reported', () => {
  const included = page('```ts\nconst a = 1;\n```\n');
  Object.assign(included.blocks[0]!, {
    included: {
      file: 'examples/extension-and-mode/3.9/mode/index.ts',
      place: 'examples/extension-and-mode/3.9/mode/index.ts',
      lines: [1],
    },
  });
  expect(checkExamples(included)).toMatchObject([
    {line: 1, message: expect.stringContaining('another version') as string},
  ]);
});

describe.skipIf(leavesOutCores)('runnable blocks', () => {
  const list =
    "import { ServicesManager } from '@ohif/core';\nconsole.log(typeof ServicesManager, Object.keys(servicesManager.services).includes('multiMonitorService'));";
  const dialogs =
    "console.log(Object.keys(servicesManager.services.uiDialogService.constructor.REGISTRATION), typeof servicesManager.services.uiDialogService.dismissAll);\nif (!servicesManager.services.uiDialogService.dismissAll) throw new Error('gone');";
  const prints = '["name","altName","create"] function';
  const three = "for (const n of ['one', 'two', 'three']) console.log(n);";
  const before = 'runnable title="before (3.9)"';

  const after = 'runnable title="after (3.10)"';
  const log = (text: string) => `console.log('${text}')`;
  const broken = 'servicesManager.services.noSuchService.run()';

  test.each<[string, string, string | null, number, RegExp?]>([
    ['runnable', list, 'function true', 1],
    ['runnable', log('a'), 'b', 1, /^6 .*It prints:\n {4}a/],
    ['runnable', broken, '', 1, /^2 does not run/],
    ['runnable', log('1'), null, 0, /^1 /],
    ['runnable excerpt', three, 'one\nthree', 1],
    ['runnable excerpt', three, 'three\none', 1, /prints something else/],
    // With the version of the title.
    [before, dialogs, prints, 1],
    [after, dialogs, prints, 1, /does not run: gone/],
    [`${before} fails-on="3.10"`, dialogs, prints, 2],
    [`${before} fails-on="3.10"`, list, 'function false', 2],
    [
      `${before} fails-on="3.10"`,
      log('1'),
      '1',
      2,
      /^1 .*with 3\.10\.0-beta\.144 it prints the same\.$/,
    ],
    [`${before} fails-on="3.9"`, log('1'), '1', 1, /fails-on/],
    [`${before} fails-on="later"`, log('1'), '1', 1, /fails-on/],
    ['fails-on="3.10"', log('1'), '1', 0, /fails-on/],
  ])('%s, case %#', async (meta, code, output, done, says) => {
    const excerpt = meta.includes('excerpt') ? ' excerpt' : '';
    const shown = `\`\`\`text output${excerpt}\n${output}\n\`\`\`\n`;
    const fence = `\`\`\`js ${meta.replace(' excerpt', '')}\n${code}\n\`\`\`\n\n`;
    const result = await checkRunnable(
      page(fence + (output === null ? '' : shown)),
    );
    expect(result).toMatchObject({done, skipped: []});
    expect(
      result.problems.map(({line, message}) => `${line} ${message}`),
    ).toEqual(says ? [expect.stringMatching(says)] : []);
  });

  test('a page of 3.9 runs with the core of 3.9', async () => {
    const source = `\`\`\`js runnable\n${list}\n\`\`\`\n\n\`\`\`text output\nfunction false\n\`\`\`\n`;
    const older = page(source, 'versioned_docs/version-3.9/x.md');
    expect((await checkRunnable(older)).problems).toEqual([]);
  });
});
