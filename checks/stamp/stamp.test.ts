import {join} from 'node:path';
import {expect, test} from 'vitest';
import {packagesIn, stampPages} from './stamp';

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
