/** A maintainer cuts a version, and the site still builds: with it, and in a copy. */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copyOfRepository, runIn} from './run-in-site';

let copy: string;

beforeAll(() => {
  copy = copyOfRepository();
});

afterAll(() => {
  rmSync(copy, {recursive: true});
});

test('"npm run docusaurus docs:version 9.9" cuts a version that builds', async () => {
  const cut = await runIn(
    copy,
    'npm',
    'run',
    'docusaurus',
    'docs:version',
    '9.9',
  );
  expect(cut.output).toContain('version 9.9 created!');
  expect(cut.code).toBe(0);
  expect(
    JSON.parse(readFileSync(path.join(copy, 'versions.json'), 'utf8')),
  ).toEqual(['9.9', '3.9']);

  const build = await runIn(copy, 'npm', 'run', 'build');
  expect(build.output).toContain('[SUCCESS]');
  expect(build.code).toBe(0);
  for (const page of ['9.9.html', '9.9/faq.html', 'index.html', '3.9.html']) {
    expect(existsSync(path.join(copy, 'build', page)), page).toBe(true);
  }
  expect(readFileSync(path.join(copy, 'build/9.9/faq.html'), 'utf8')).toContain(
    '9.9',
  );
});
