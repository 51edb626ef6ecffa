/** The tutorial leads where its pages say, an error in it is found, and readers' mistakes look as its pages say. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {selectFiles} from '../../core/files';
import type {Page} from '../../core/page';
import {readPage} from '../../core/read-page';
import {docsVersions, type DocsVersion} from '../../facts/index';
import {findTool} from '../../recipes/find-tool';
import {readStates} from '../first-extension/states';
import {Computer} from './computer';
import {followPages, studyFile} from './follow';
import {checkFirstStudy, checkLengths, pagesOf} from './index';
import {compressed, prepare, slips, start} from './slips';

vi.setConfig({testTimeout: 120_000});

const root = path.resolve(import.meta.dirname, '../../../..');
const pages = selectFiles(root, [])
  .filter((file) => file.includes('/first-study/'))
  .map((file) => readPage(file, root));
const textOf = (version: DocsVersion) =>
  pagesOf(version, pages)
    .map(({file}) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
const statesOf = (version: DocsVersion) =>
  readStates(root, version, 'first-study');

/** What is reported if a fence has another text. */
async function messagesOf(right: string, wrong: string): Promise<string[]> {
  let planted = 0;
  const changed: Page[] = pagesOf('current', pages).map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      if (block.type !== 'code' || !block.value.includes(right)) {
        return block;
      }
      planted += 1;
      return {...block, value: block.value.replace(right, () => wrong)};
    }),
  }));
  expect(planted, 'the error cannot be planted').toBeGreaterThan(0);
  const found = await followPages(
    root,
    'current',
    statesOf('current'),
    changed,
  );
  return found.map(({message}) => message);
}

test('a version without the tutorial is a problem that says what to copy', async () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  const check = () => checkFirstStudy(copy, 'current', []);
  expect((await check()).problems).toEqual([]);
  mkdirSync(path.join(copy, 'examples/first-study'), {recursive: true});
  expect((await check()).problems[0]?.message).toMatch(
    /does not exist.*Copy the steps/,
  );
});

test('a step that is too long is found', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  cpSync(path.join(root, 'examples'), path.join(copy, 'examples'), {
    recursive: true,
  });
  const file = path.join(
    copy,
    'examples/first-study/current/03-2-viewer/compose.yaml',
  );
  const states = statesOf('current');
  expect(checkLengths(copy, 'current', states)).toEqual([]);
  writeFileSync(file, readFileSync(file, 'utf8') + '# more\n'.repeat(30));
  expect(checkLengths(copy, 'current', states)).toMatchObject([
    {
      message: expect.stringMatching(
        /\d new lines\. A step has at most 30/,
      ) as string,
    },
  ]);
});

describe.skipIf(!findTool('nginx') && !process.env.CI)('the tutorial', () => {
  test.each(docsVersions)('%s leads where its pages say', async (version) => {
    const states = statesOf(version);
    expect(await checkFirstStudy(root, version, pages)).toEqual({
      problems: [],
      skipped: [],
      ran: states.length,
    });
  });

  test('an output that differs, a file that differs, and a screen that differs are found', async () => {
    expect(await messagesOf('grep -c Success', 'grep -c Failure')).toEqual([
      'The command prints `0`, and the page says `20`.',
    ]);
    const otherPath = await messagesOf("'/ohif'", "'/viewer'");
    expect(otherPath[0]).toMatch(/A reader's app-config\.js is not the one of/);
    expect(otherPath[1]).toMatch(/the browser shows `a blank page: no route`/);
    expect((await messagesOf('docker run', 'docker pull'))[0]).toMatch(
      /`docker pull .* cannot be run here/,
    );
  });

  describe.each(docsVersions)('a mistake of a reader of %s', (version) => {
    const states = statesOf(version);
    const text = textOf(version);
    const all = version === '3.9' ? slips : [...slips, compressed];

    test.each(all)('$what', async (slip) => {
      const {files} = states.find(({step}) => step === slip.step)!;
      const computer = new Computer(version);
      try {
        for (const [name, content] of Object.entries(files)) {
          computer.write(name, content);
        }
        await prepare(computer, path.join(root, studyFile));
        if (slip.file) {
          const content = files[slip.file]!;
          expect(content, 'the mistake cannot be made').toContain(slip.right);
          computer.write(
            slip.file,
            content.replace(slip.right!, () => slip.wrong!),
          );
        }
        await start(computer, slip);
        expect(await slip.see(computer)).toContain(slip.shows);
        expect(text).toContain(slip.described ?? slip.shows);
      } finally {
        await computer.close();
      }
    });
  });
});
