/**
 * Follows the tutorial "From zero to a study on your screen" as a reader does: saves each file
 * that a page shows, runs each command, compares what it prints with the block "You should
 * see" after it, and opens the viewer. Then makes the mistakes that the pages describe.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {selectFiles} from '@ohif-docs/docs-check/core/files';
import {readPage} from '@ohif-docs/docs-check/core/read-page';
import {
  pagesOf,
  readStates,
} from '@ohif-docs/docs-check/examples/tutorials/tutorials';
import {
  docsVersions,
  type DocsVersion,
} from '@ohif-docs/docs-check/facts/index';
import {Computer} from './computer';
import {edited, root, study} from './programs';
import {loadStudy, mistakes} from './mistakes';

const pages = selectFiles(root, [])
  .filter((file) => file.includes('/first-study/'))
  .map((file) => readPage(file, root));

/** Not executed: an image of Docker, and what depends on the machine. */
const isLeftOut = (command: string) => /^docker run|--version/.test(command);

const imageOfStudy =
  'viewer?StudyInstanceUIDs=2.25.602237483799263680258000276915274767';
/** What the browser shows after a step, as the chapters describe it. */
const screens: Record<string, [route: string, shows: RegExp][]> = {
  '03-2-viewer': [
    ['/', /Phantom, First/],
    [`/${imageOfStudy}`, /\(1\/20\)/],
  ],
  '04-sub-path': [
    ['/', /Open the viewer/],
    ['/ohif/', /Phantom, First/],
  ],
  '06-close-port': [[`/ohif/${imageOfStudy}`, /\(1\/20\)/]],
};

const computerOf = (version: DocsVersion) =>
  new Computer(
    readStates(root, version, 'first-study')
      .find(({step}) => step === '03-1-server')!
      .files['viewer.conf.template']!.includes('gzip_static'),
  );

let computer: Computer;
afterEach(() => computer.close());

async function seesScreens(step: string): Promise<void> {
  for (const [route, shows] of screens[step] ?? []) {
    const screen = await computer.browse(route);
    await expect
      .poll(() => screen.read(), {timeout: 120_000, interval: 500})
      .toMatch(shows);
    await screen.page.close();
  }
}

test.each(docsVersions)(
  '%s leads where its pages say',
  async (version) => {
    computer = computerOf(version);
    const folder = `examples/first-study/${version}/`;
    let step = '';
    let printed: string | undefined;
    let compared = 0;
    for (const page of pagesOf(version, pages, 'first-study')) {
      for (const block of page.blocks) {
        if (block.type !== 'code') {
          continue;
        }
        const where = `${page.file}:${block.line}`;
        if (block.included?.file.startsWith(folder)) {
          step = block.included.file.slice(folder.length).split('/')[0]!;
          computer.write(block.title!, `${block.value}\n`);
        } else if (block.lang === 'bash' && !isLeftOut(block.value)) {
          const state = readStates(root, version, 'first-study').find(
            (one) => one.step === step,
          );
          for (const [name, content] of Object.entries(state?.files ?? {})) {
            expect(computer.read(name), `${where}: ${name}`).toBe(content);
          }
          computer.copy(study);
          printed = await computer.run(block.value);
          if (/^docker compose (?:up|restart)/m.test(block.value)) {
            await seesScreens(step);
          }
        } else if (block.title === 'You should see' && printed !== undefined) {
          expect(printed.trim(), where).toBe(block.value);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(7);
  },
  10 * 60_000,
);

const textOf = (version: DocsVersion) =>
  pagesOf(version, pages, 'first-study')
    .map(({file}) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

describe('a mistake of a reader', () => {
  const states = readStates(root, 'current', 'first-study');

  test.each(mistakes)(
    '$what',
    async ({step, file, edit, before, see, shows, described, only}) => {
      computer = computerOf('current');
      const {files} = states.find((one) => one.step === step)!;
      for (const [name, content] of Object.entries(files)) {
        computer.write(
          name,
          name === file ? edited(content, [edit!]) : content,
        );
      }
      computer.copy(study);
      await computer.run('echo "reader:$(openssl passwd -apr1)" > users');
      await computer.run(before ?? '');
      await computer.run('docker compose up --detach');
      if (step !== '01-archive') {
        await computer.run(loadStudy);
      }
      const seen = await see(computer);
      await expect
        .poll(() => (typeof seen === 'string' ? seen : seen.read()), {
          timeout: 120_000,
          interval: 500,
        })
        .toMatch(shows);
      for (const version of docsVersions) {
        if (!only || only === version) {
          expect(textOf(version)).toContain(described);
        }
      }
    },
  );
});
