import {describe, expect, test} from 'vitest';
import {leavesOutCores} from '../facts/fetch';
import {parsePage} from '../core/parse';
import {checkExamples, checkRunnable} from './examples';

const page = (source: string, file = 'docs/x.md') =>
  parsePage(`/site/${file}`, '/site', source);
const sample = (code: string, output: string) =>
  `\`\`\`js runnable\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`;

describe('blocks parse', () => {
  test('TypeScript and JSX are also samples', () => {
    expect(
      checkExamples(
        page(
          '```ts\nexport type A = {b?: number};\n```\n\n```jsx\nexport const B = () => <b>{1}</b>;\n```\n',
        ),
      ),
    ).toEqual([]);
  });

  test('reports JSON at the line of the error', () => {
    expect(
      checkExamples(page('```json\n{\n  "a": 1,\n}\n```\n')),
    ).toMatchObject([{line: 4, check: 'examples'}]);
  });

  test('the worked example of another version is reported', () => {
    const included = page('```ts\nconst a = 1;\n```\n');
    Object.assign(included.blocks[0]!, {
      included: {
        file: 'examples/extension-and-mode/3.9/mode/index.ts',
        lines: [1],
      },
    });
    expect(checkExamples(included)).toMatchObject([
      {line: 1, message: expect.stringContaining('another version') as string},
    ]);
  });

  test('a block without a language is reported', () => {
    expect(checkExamples(page('```\nx\n```\n'))).toMatchObject([
      {line: 1, message: 'the code block has no language.'},
    ]);
  });

  test.each(['bat', 'apacheconf', 'ngnix'])(
    'a language that this site does not color is reported: %s',
    (lang) => {
      expect(checkExamples(page(`\`\`\`${lang}\nx\n\`\`\`\n`))).toMatchObject([
        {line: 1, name: lang},
      ]);
    },
  );

  test.each(['batch', 'http', 'ini', 'toml', 'dockerfile', 'text'])(
    'a language that it colors, and text, is not: %s',
    (lang) => {
      expect(checkExamples(page(`\`\`\`${lang}\nx\n\`\`\`\n`))).toEqual([]);
    },
  );

  test('rest and spread are no holes', () => {
    expect(
      checkExamples(
        page(
          '```js\nexport const f = (...all) => [...all, { ...all[0] }];\n```\n',
        ),
      ),
    ).toEqual([]);
  });
});

describe.skipIf(leavesOutCores)('runnable blocks', () => {
  const list =
    "import { ServicesManager } from '@ohif/core';\nconsole.log(typeof ServicesManager, Object.keys(servicesManager.services).includes('multiMonitorService'));";

  test("run with the published package of the page's version", async () => {
    expect(await checkRunnable(page(sample(list, 'function true')))).toEqual({
      problems: [],
      skipped: [],
      ran: 1,
    });
    expect(
      await checkRunnable(
        page(sample(list, 'function false'), 'versioned_docs/version-3.9/x.md'),
      ),
    ).toEqual({problems: [], skipped: [], ran: 1});
  });

  test('what they print is compared with what the page says', async () => {
    const {problems} = await checkRunnable(
      page(sample("console.log('a')", 'b')),
    );
    expect(problems).toMatchObject([
      {
        line: 6,
        message: expect.stringContaining('It prints:\n    a') as string,
      },
    ]);
  });

  test('what they throw is reported', async () => {
    const {problems} = await checkRunnable(
      page(sample('servicesManager.services.noSuchService.run()', '')),
    );
    expect(problems).toMatchObject([
      {line: 2, message: expect.stringContaining('does not run') as string},
    ]);
  });

  test('a block without its output is reported', async () => {
    expect(
      (await checkRunnable(page('```js runnable\nconsole.log(1)\n```\n')))
        .problems,
    ).toMatchObject([{line: 1}]);
  });

  test('an excerpt has lines of the output, in their order', async () => {
    const code = "for (const n of ['one', 'two', 'three']) console.log(n);";
    const check = async (output: string) =>
      (
        await checkRunnable(
          page(sample(code, output).replace('output', 'output excerpt')),
        )
      ).problems;
    expect(await check('one\nthree')).toEqual([]);
    expect(await check('three\none')).toMatchObject([
      {message: expect.stringMatching(/prints something else/) as string},
    ]);
    expect(await check('four')).toHaveLength(1);
  });

  const dialogs =
    "console.log(Object.keys(servicesManager.services.uiDialogService.constructor.REGISTRATION), typeof servicesManager.services.uiDialogService.dismissAll);\nif (!servicesManager.services.uiDialogService.dismissAll) throw new Error('gone');";
  const titled = (meta: string, code: string, output: string) =>
    sample(code, output).replace('js runnable', `js runnable ${meta}`);
  const prints = '["name","altName","create"] function';

  test('a sample runs with the version that its title names', async () => {
    expect(
      await checkRunnable(
        page(titled('title="before (3.9)"', dialogs, prints)),
      ),
    ).toEqual({problems: [], skipped: [], ran: 1});
    expect(
      (
        await checkRunnable(
          page(titled('title="after (3.10)"', dialogs, prints)),
        )
      ).problems,
    ).toMatchObject([{message: 'does not run: gone'}]);
  });

  test('what is marked as failing with the other version throws or prints something else there', async () => {
    const meta = 'title="before (3.9)" fails-on="3.10"';
    expect(await checkRunnable(page(titled(meta, dialogs, prints)))).toEqual({
      problems: [],
      skipped: [],
      ran: 2,
    });
    expect(
      await checkRunnable(page(titled(meta, list, 'function false'))),
    ).toEqual({problems: [], skipped: [], ran: 2});
    expect(
      (await checkRunnable(page(titled(meta, 'console.log(1)', '1')))).problems,
    ).toMatchObject([
      {
        line: 1,
        message:
          'is marked fails-on, and with 3.10.0-beta.144 it prints the same.',
      },
    ]);
  });

  test.each([
    ['the own version', 'runnable title="before (3.9)" fails-on="3.9"'],
    ['no version', 'runnable title="before (3.9)" fails-on="later"'],
    ['a sample that does not run', 'fails-on="3.10"'],
  ])('fails-on with %s is reported', async (_, meta) => {
    const {problems} = await checkRunnable(
      page(sample('console.log(1)', '1').replace('runnable', meta)),
    );
    expect(problems.map((p) => p.message).join()).toMatch(/fails-on/);
  });
});
