/** The tutorial holds as it stands, an error in it is found, and readers' mistakes look as its pages say. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {readPage} from '../../core/read-page';
import {selectFiles} from '../../core/files';
import type {CodeBlock} from '../../core/page';
import {docsVersions, type DocsVersion} from '../../facts/index';
import {leavesOutCores} from '../../facts/fetch';
import {checkFirstExtension, claimsOf} from './index';
import {checkPages} from './pages';
import {slips} from './slips';
import {readStates, tutorialFolder} from './states';
import {checkTypes} from './types';
import {startViewer} from './viewer';

vi.setConfig({testTimeout: 120_000});

const root = path.resolve(import.meta.dirname, '../../../..');
const pages = selectFiles(root, [])
  .filter((file) => file.includes('/first-extension/'))
  .map((file) => readPage(file, root));
const textOf = (version: DocsVersion) =>
  pages
    .filter((page) => page.version === version)
    .map(({file}) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

/** A site that has only the code of the tutorial, with an error planted in it. */
function site(file: string, right: string, wrong: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  cpSync(path.join(root, 'examples'), path.join(copy, 'examples'), {
    recursive: true,
  });
  const source = readFileSync(path.join(copy, file), 'utf8');
  if (!source.includes(right)) {
    throw new Error(`the error cannot be planted: ${file} has no ${right}`);
  }
  writeFileSync(
    path.join(copy, file),
    source.replace(right, () => wrong),
  );
  return copy;
}

/** What is reported if a fence is left out, comes later, or has another text after its title. */
function messagesOf(
  change: (fences: CodeBlock[]) => CodeBlock[],
  most?: number,
) {
  const changed = pages.map((page) => ({
    ...page,
    blocks: change(page.blocks.filter((block) => block.type === 'code')),
  }));
  const states = readStates(root, 'current');
  return checkPages(root, 'current', states, changed, {most}).map(
    ({file, message}) => `${file} ${message}`,
  );
}

test('the pages show all files in order; a file that is left out, too long, unmarked, or late is found', () => {
  expect(messagesOf((fences) => fences)).toEqual([]);
  const withoutRule = messagesOf((fences) =>
    fences.filter(({included}) => !included?.file.includes('isValidMode')),
  );
  expect(withoutRule).toEqual([
    expect.stringMatching(/isValidMode\.ts is not on any page/),
  ]);
  expect(messagesOf((fences) => fences, 29)).toEqual([
    expect.stringMatching(/has 30 new lines\. A step has at most 29/),
  ]);
  const unmarked = messagesOf((fences) =>
    fences.map((fence) => ({
      ...fence,
      meta: fence.meta.replace(' changes', ''),
    })),
  );
  expect(unmarked.length).toBeGreaterThan(10);
  expect(unmarked[0]).toMatch(/Add `changes` after the title/);
  expect(messagesOf((fences) => fences.reverse())[0]).toMatch(
    /is shown after a file of the later step/,
  );
});

test('a version without the tutorial is a problem that says what to copy', async () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  const check = () => checkFirstExtension(copy, 'current', []);
  expect((await check()).problems).toEqual([]);
  mkdirSync(path.join(copy, 'examples/first-extension'), {recursive: true});
  expect((await check()).problems[0]?.message).toMatch(
    /does not exist.*Copy the steps/,
  );
});

test('the compiler finds a name that a step does not import', () => {
  const states = readStates(root, 'current');
  expect(checkTypes(root, states)).toEqual([]);
  const [first] = states;
  const file = 'mode/src/index.tsx';
  const files = {
    ...first!.files,
    [file]: first!.files[file]!.replace("import {id} from './id';\n", ''),
  };
  expect(checkTypes(root, [{...first!, files}])[0]).toMatchObject({
    step: first!.step,
    file,
    message: expect.stringMatching(/'id'/) as string,
  });
});

describe.skipIf(leavesOutCores)('the tutorial', () => {
  test.each(docsVersions)('%s holds, page by page', async (version) => {
    const states = readStates(root, version);
    expect(await checkFirstExtension(root, version, pages)).toEqual({
      problems: [],
      skipped: [],
      ran: states.flatMap((state) => claimsOf(state, states)).length,
    });
  });

  test('a step that does not do what its chapter says is found', async () => {
    const folder = tutorialFolder('current');
    const copy = site(
      path.join(folder, '05-1-command/extension/src/getCommandsModule.ts'),
      "'1 finding'",
      "'one'",
    );
    const {problems} = await checkFirstExtension(copy, 'current', []);
    expect(problems.map(({message}) => message).join('\n')).toMatch(
      /the command shows how many findings there are/,
    );
  });

  describe.each(docsVersions)('a mistake of a reader of %s', (version) => {
    const states = readStates(root, version);
    const text = textOf(version);

    test.each(slips)('$what', async (slip) => {
      const {files} = states.find(({step}) => step === slip.step)!;
      const source = files[slip.file]!;
      expect(source, 'the mistake cannot be made').toContain(slip.right);
      const changed = source.replace(slip.right, () => slip.wrong);
      const seen: unknown[] = [];
      const viewer = await startViewer(version, {
        files: {...files, [slip.file]: changed},
      });
      try {
        seen.push(slip.see(viewer));
      } catch (error) {
        seen.push((error as Error).message);
      }
      expect([...seen, ...viewer.printed].join('\n')).toContain(slip.shows);
      expect(text).toContain(slip.described ?? slip.shows);
    });
  });
});

test('the pages exist for every version', () => {
  for (const version of docsVersions) {
    expect(existsSync(path.join(root, tutorialFolder(version)))).toBe(true);
    expect(textOf(version)).not.toBe('');
  }
});
