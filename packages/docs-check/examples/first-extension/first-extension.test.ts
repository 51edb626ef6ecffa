/** The tutorial's pages and code are right as they are, and an error in them is found. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPage} from '../../core/read-page';
import {selectFiles} from '../../core/files';
import type {CodeBlock} from '../../core/page';
import {docsVersions} from '../../facts/index';
import {checkPages} from './pages';
import {readStates, tutorialFolder} from './states';
import {checkTypes} from './types';

const root = path.resolve(import.meta.dirname, '../../../..');
const pages = selectFiles(root, [])
  .filter((file) => file.includes('/first-extension/'))
  .map((file) => readPage(file, root));
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

test('the pages exist for every version', () => {
  for (const version of docsVersions) {
    expect(existsSync(path.join(root, tutorialFolder(version)))).toBe(true);
    expect(pages.some((page) => page.version === version)).toBe(true);
  }
});
