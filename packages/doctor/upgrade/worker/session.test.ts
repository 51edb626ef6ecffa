import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {expect, test} from 'vitest';
import data from '../../../../docs/_data/changes.json';
import {changesFor} from '../engine';
import {readSources} from './read-sources';
import {startSession, type Answer, type Request} from './session';

const upgrade = {from: '3.9', to: '3.10'} as const;
const changes = changesFor(data.entries);

/** Sends requests one after the other, and returns the answers without the progress. */
async function answersTo(...requests: Request[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const handle = startSession((answer) => answers.push(answer));
  for (const request of requests) {
    await handle(request);
  }
  return answers.filter(({is}) => is !== 'progress');
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
  const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/a.tsx'), old);
  writeFileSync(path.join(folder, 'upgrade.patch'), patch);
  execFileSync('git', ['apply', 'upgrade.patch'], {cwd: folder});
  expect(readFileSync(path.join(folder, 'src/a.tsx'), 'utf8')).toBe(
    changed[0]!.text,
  );
});

test('fixes of many files report their progress, and let other tasks run between', async () => {
  const answers: Answer[] = [];
  let tasks = 0;
  const handle = startSession((answer) => answers.push(answer));
  const sources = Array.from({length: 200}, (_, i) => ({
    path: `${i}.ts`,
    text: old.repeat(20),
  }));
  await handle({do: 'check', sources, upgrade, changes});
  answers.length = 0;
  const timer = setInterval(() => tasks++);
  await handle({do: 'fix', comments: false});
  clearInterval(timer);
  const progress = answers.filter(({is}) => is === 'progress');
  expect(progress.at(0)).toMatchObject({total: 400});
  expect(progress.at(-1)).toMatchObject({done: 400, total: 400});
  expect(progress.length).toBeLessThanOrEqual(100);
  expect(answers.at(-1)).toMatchObject({is: 'fixed'});
  expect(tasks).toBeGreaterThan(0);
});

test('a fix without a check is reported as an error', async () => {
  expect(await answersTo({do: 'fix', comments: false})).toEqual([
    {
      is: 'failed',
      message: 'There is no check whose findings could be fixed.',
    },
  ]);
});

test('an upgrade without rules lists those that exist', async () => {
  const [answer] = await answersTo({
    do: 'check',
    sources: [],
    upgrade: {from: '3.9', to: '3.8'} as never,
    changes,
  });
  expect(answer).toMatchObject({is: 'failed'});
  expect(JSON.stringify(answer)).toContain('3.9 to 3.10');
});

test('a check that is canceled returns what it found', async () => {
  const answers: Answer[] = [];
  const handle = startSession((answer) => {
    answers.push(answer);
    if (answer.is === 'progress') {
      void handle({do: 'cancel'});
    }
  });
  await handle({
    do: 'check',
    sources: Array.from({length: 50}, (_, i) => ({
      path: `${i}.ts`,
      text: old,
    })),
    upgrade,
    changes,
  });
  expect(answers.at(-1)).toMatchObject({
    is: 'checked',
    result: {cancelled: true, read: 1},
  });
});

test('zip files are unpacked, and those that cannot be read are named', () => {
  const zip = zipSync({'ext/src/a.ts': strToU8('a')}).buffer;
  const {files, refused} = readSources([
    {path: 'ext.zip', zip},
    {path: 'not.zip', zip: new ArrayBuffer(8)},
    {path: 'c.ts', text: 'b'},
    {path: 'c.ts', text: 'c'},
  ]);
  expect(files).toEqual([
    {path: 'c.ts', text: 'c'},
    {path: 'ext/src/a.ts', text: 'a'},
  ]);
  expect(refused.map(({file}) => file)).toEqual(['not.zip']);
  expect(refused[0]!.what).toMatch(/^This zip cannot be read: .+\.$/);
});
