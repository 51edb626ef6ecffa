import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../../tests/support/written-files';
import data from '../../../../docs/_data/changes.json';
import {changesFor} from '../engine';
import {readSources} from './read-sources';
import {startSession, type Answer, type Done, type Request} from './session';

const upgrade = {from: '3.9', to: '3.10'} as const;
const changes = changesFor(data.entries);

/** Sends requests one after the other to one session. */
async function answersTo(...requests: Request[]): Promise<Answer[]> {
  const answer = startSession();
  const answers: Answer[] = [];
  for (const request of requests) {
    answers.push(await answer(request));
  }
  return answers;
}

const old = `export default function make({servicesManager}) {
  const {uiDialogService} = servicesManager.services;
  uiDialogService.create({id: 'a', content: Dialog});
}
`;

test('a check and its fixes: patch, zip, and what is left agree', async () => {
  const [checked, fixed] = await answersTo(
    {do: 'check', sources: [{path: 'src/a.tsx', text: old}], upgrade, changes},
    {do: 'fix', comments: false},
  );
  expect(checked).toMatchObject({is: 'checked', result: {read: 1}});
  if (fixed?.is !== 'fixed') {
    throw new Error(JSON.stringify(fixed));
  }
  const {patch, changed, zip, left} = fixed;
  expect(changed.map((file) => file.path)).toEqual(['src/a.tsx']);
  expect(strFromU8(unzipSync(zip)['src/a.tsx']!)).toBe(changed[0]!.text);
  expect(left.findings.filter(({fix}) => fix)).toEqual([]);
  const folder = temporaryFolder({'src/a.tsx': old, 'upgrade.patch': patch});
  execFileSync('git', ['apply', 'upgrade.patch'], {cwd: folder});
  expect(readFileSync(path.join(folder, 'src/a.tsx'), 'utf8')).toBe(
    changed[0]!.text,
  );
});

test('fixes of many files report their progress, and let other tasks run between', async () => {
  const progress: Done[] = [];
  let tasks = 0;
  const answer = startSession();
  const sources = Array.from({length: 60}, (_, i) => ({
    path: `${i}.ts`,
    text: old.repeat(20),
  }));
  await answer({do: 'check', sources, upgrade, changes});
  const timer = setInterval(() => tasks++);
  const fixed = await answer({do: 'fix', comments: false}, (done) =>
    progress.push(done),
  );
  clearInterval(timer);
  expect(progress.at(0)).toMatchObject({total: 120});
  expect(progress.at(-1)).toMatchObject({done: 120, total: 120});
  expect(progress.length).toBeLessThanOrEqual(100);
  expect(fixed).toMatchObject({is: 'fixed'});
  expect(tasks).toBeGreaterThan(0);
});

test('a fix without a check is an error', async () => {
  await expect(answersTo({do: 'fix', comments: false})).rejects.toThrow(
    'There is no check whose findings could be fixed.',
  );
});

test('an upgrade without rules lists those that exist', async () => {
  await expect(
    answersTo({
      do: 'check',
      sources: [],
      upgrade: {from: '3.9', to: '3.8'} as never,
      changes,
    }),
  ).rejects.toThrow('3.9 to 3.10');
});

const many = Array.from({length: 50}, (_, i) => ({path: `${i}.ts`, text: old}));

test('a check that is canceled returns what it found', async () => {
  const answer = startSession();
  const checked = await answer(
    {do: 'check', sources: many, upgrade, changes},
    () => void answer({do: 'cancel'}),
  );
  expect(checked).toMatchObject({
    is: 'checked',
    result: {cancelled: true, read: 1},
  });
});

test('of two checks, the fixes are those of the last', async () => {
  const answer = startSession();
  const first = answer({do: 'check', sources: many, upgrade, changes});
  const sources = [{path: 'last.ts', text: old}];
  await answer({do: 'check', sources, upgrade, changes});
  await first;
  expect(await answer({do: 'fix', comments: false})).toMatchObject({
    changed: [{path: 'last.ts'}],
  });
});

test('files and zip files are read, and those that cannot be read are named', async () => {
  const zip = new Blob([zipSync({'ext/src/a.ts': strToU8('a')})]);
  const {files, refused} = await readSources([
    {path: 'ext.zip', file: zip},
    {path: 'not.zip', file: new Blob(['not'])},
    {path: 'b.ts', file: new Blob(['\ufeffb'])},
    {path: 'latin.ts', file: new Blob([new Uint8Array([0xe4])])},
    {
      path: 'gone.ts',
      file: {
        arrayBuffer: () => Promise.reject(new DOMException('It is gone.')),
      } as Blob,
    },
  ]);
  expect(files).toEqual([
    {path: 'b.ts', text: '\ufeffb'},
    {path: 'ext/src/a.ts', text: 'a'},
  ]);
  expect(refused.map(({file, what}) => `${file}: ${what}`)).toEqual([
    expect.stringMatching(/^not.zip: This zip cannot be read: .+\.$/),
    'latin.ts: Not read, because it is not text in UTF-8.',
    'gone.ts: Not read: it has changed or is gone since it was chosen. Choose it again.',
  ]);
});

test('two spellings of a path are one file, which is said', async () => {
  const {files, refused} = await readSources([
    {path: './src/a.ts', text: 'a'},
    {path: 'src\\a.ts', text: 'b'},
    {path: 'src//./a.ts', text: 'c'},
  ]);
  expect(files).toEqual([{path: 'src/a.ts', text: 'c'}]);
  expect(refused.map(({file}) => file)).toEqual(['src/a.ts', 'src/a.ts']);
  expect(refused[0]!.what).toMatch(/^Two files have this path/);
});
