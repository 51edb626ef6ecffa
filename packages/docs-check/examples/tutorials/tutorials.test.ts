/** The tutorials' pages and code are right as they are, and an error in them is found. */
import path from 'node:path';
import {expect, test} from 'vitest';
import {selectFiles} from '../../core/files';
import type {CodeBlock} from '../../core/page';
import {readPage} from '../../core/read-page';
import {docsVersions} from '../../facts/index';
import {checkPages, pagesOf, readStates} from './tutorials';
import {checkTypes} from './types';

const root = path.resolve(import.meta.dirname, '../../../..');
const name = 'first-extension';
const pages = selectFiles(root, [])
  .filter((file) => file.includes(`/${name}/`))
  .map((file) => readPage(file, root));

/** What is reported if a fence is left out, comes later, or has another text after its title. */
const messagesOf = (change: (fences: CodeBlock[]) => CodeBlock[]) =>
  checkPages(
    root,
    'current',
    pages.map((page) => ({
      ...page,
      blocks: change(page.blocks.filter((block) => block.type === 'code')),
    })),
    name,
  ).map(({file, message}) => `${file} ${message}`);

test('the pages show all files in order; a file that is left out, unmarked, or late is found', () => {
  expect(messagesOf((fences) => fences)).toEqual([]);
  expect(
    messagesOf((fences) =>
      fences.filter(({included}) => !included?.file.includes('isValidMode')),
    ),
  ).toEqual([expect.stringMatching(/isValidMode\.ts is not on any page/)]);
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
  const states = readStates(root, 'current', name);
  const [{step, files, changed}] = states as [(typeof states)[0]];
  const file = 'mode/src/index.tsx';
  const spoilt = files[file]!.replace("import {id} from './id';\n", '');
  expect(
    checkTypes(root, [{step, changed, files: {...files, [file]: spoilt}}])[0],
  ).toMatchObject({
    step,
    file,
    message: expect.stringMatching(/'id'/) as string,
  });
});

test.each(docsVersions)('the pages exist for %s', (version) => {
  expect(readStates(root, version, name)).not.toEqual([]);
  expect(pagesOf(version, pages, name)).not.toEqual([]);
});
