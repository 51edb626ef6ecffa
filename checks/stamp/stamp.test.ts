import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {packagesIn, stampPages, type Stamp} from './stamp';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamps-'));
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('packages are read off the sources of facts, ranges included, dependencies left out', () => {
  expect(
    packagesIn([
      '@ohif/core@3.9.1, @ohif/ui@3.9.1',
      '@cornerstonejs/tools@2.2.7 and 2.19.16',
      'OHIF/Viewers platform/app/src/appInit.js@00419a4ec106 (3.9.0-beta.74) and @ohif/app 3.11.1',
      'dcmjs@0.38.1',
    ]),
  ).toEqual([
    '@cornerstonejs/tools 2.2.7 and 2.19.16',
    '@ohif/app 3.11.1',
    '@ohif/core 3.9.1',
    '@ohif/ui 3.9.1',
  ]);
});

test('each page gets a stamp with the packages of its own version', () => {
  const stamps = stampPages(
    join(import.meta.dirname, '..', '__fixtures__', 'right'),
    join(folder, 'each-page'),
  );
  const methods = stamps['docs/service-methods.mdx'];
  expect(methods).toEqual({
    packages: ['@ohif/core 3.10.0-beta.144', '@ohif/ui 3.10.0-beta.144'],
    source: false,
    verified: 4,
    unverified: [],
  });
  expect(stamps['versioned_docs/version-3.9/dialogs.mdx']?.packages).toContain(
    '@ohif/core 3.9.1',
  );
});

test('only a page that has changed is checked again', () => {
  const root = join(folder, 'site');
  cpSync(join(import.meta.dirname, '..', '__fixtures__', 'right'), root, {
    recursive: true,
  });
  const stampOf = vi.fn((page: {file: string}): Stamp => ({
    packages: [page.file],
    source: false,
    verified: 1,
    unverified: [],
  }));
  const run = () => stampPages(root, join(folder, 'kept'), stampOf);

  const first = run();
  expect(stampOf).toHaveBeenCalledTimes(Object.keys(first).length);

  const changed = join(root, 'docs/service-methods.mdx');
  writeFileSync(changed, `${readFileSync(changed, 'utf8')}\nOne word more.\n`);
  stampOf.mockClear();
  expect(run()).toEqual(first);
  expect(stampOf.mock.calls.map(([page]) => page.file)).toEqual([
    'docs/service-methods.mdx',
  ]);
});
