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
import {readPage} from '../../core/cache';
import {selectFiles} from '../../core/files';
import {
  docsVersions,
  packageRelease,
  type DocsVersion,
} from '../../facts/index';
import {available} from '../run-sample';
import {checkFirstExtension, claimsOf} from './index';
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
const cached = docsVersions.every((v) => available(packageRelease[v]));

/** A site that has only the tutorial, to plant an error in. */
function site(file = '', right = '', wrong = ''): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  for (const folder of [
    'examples',
    ...new Set(pages.map(({file: p}) => path.dirname(p))),
  ]) {
    cpSync(path.join(root, folder), path.join(copy, folder), {recursive: true});
  }
  if (file) {
    const source = readFileSync(path.join(copy, file), 'utf8');
    if (!source.includes(right)) {
      throw new Error(`the error cannot be planted: ${file} has no ${right}`);
    }
    writeFileSync(
      path.join(copy, file),
      source.replace(right, () => wrong),
    );
  }
  return copy;
}

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

describe.skipIf(!cached && !process.env.CI)('the tutorial', () => {
  test.each(docsVersions)('%s holds, page by page', async (version) => {
    const states = readStates(root, version);
    expect(await checkFirstExtension(root, version, pages)).toEqual({
      problems: [],
      skipped: [],
      ran: states.flatMap((state) => claimsOf(state, states)).length,
    });
  });

  test('a page that leaves out a file, shows too much of it, or does not mark the changes is found', async () => {
    const folder = tutorialFolder('current');
    const long = path.join(folder, '02-create/extension/src/index.tsx');
    const copy = site(long, 'const', `${'// a line\n'.repeat(31)}const`);
    const seen = selectFiles(copy, [])
      .filter((file) => file.includes('/first-extension/'))
      .map((file) => readPage(file, copy));
    for (const page of seen) {
      page.blocks = page.blocks.filter(
        (block) =>
          block.type !== 'code' ||
          !block.included?.file.includes('isValidMode'),
      );
      for (const block of page.blocks) {
        if (block.type === 'code') {
          block.meta = block.meta.replace(' changes', '');
        }
      }
    }
    const {problems} = await checkFirstExtension(copy, 'current', seen);
    const messages = problems.map(({message}) => message).join('\n');
    expect(messages).toMatch(/has 38 new lines\. A step has at most 30/);
    expect(messages).toMatch(/is not on any page of the tutorial/);
    expect(messages).toMatch(/Add `changes` after the title/);
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
