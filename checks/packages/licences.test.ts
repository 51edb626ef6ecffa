import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {licenceFaults, type Lockfile} from './licences';
import rules from './licences.json';

test('every package of the lockfile may be used', () => {
  const lockfile = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  ) as Lockfile;
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(1);
  expect(licenceFaults(lockfile, rules)).toEqual([]);
});

describe('a package', () => {
  const because = 'It runs in the tests and nowhere else.';
  const faults = (
    license: string | undefined,
    exceptions: {package: string; licence: string; reason: string}[] = [],
  ) =>
    licenceFaults(
      {
        packages: {
          '': {},
          'node_modules/a/node_modules/@s/x': {license},
          'node_modules/b': {license: 'MIT'},
        },
      },
      {allowed: ['MIT'], exceptions},
    ).join('\n');

  test.each(['MIT', '(GPL-3.0-only OR MIT)', '(MIT AND MIT)'])(
    'under %s may be used',
    (license) => {
      expect(faults(license)).toBe('');
    },
  );

  test.each(['GPL-3.0-only', '(MIT AND GPL-3.0-only)', 'AGPL-3.0-or-later'])(
    'under %s may not',
    (license) => {
      expect(faults(license)).toMatch(/^@s\/x has the licence .* not allowed/);
    },
  );

  test('without a licence may not', () => {
    expect(faults(undefined)).toMatch(/@s\/x states no licence/);
  });

  test('whose licence is no expression may not', () => {
    expect(faults('see LICENSE')).toMatch(/no SPDX expression/);
  });

  test.each(['@s/x', '@s/*'])('that is excepted as %s may', (pattern) => {
    const exception = {package: pattern, licence: 'MPL-2.0', reason: because};
    expect(faults('MPL-2.0', [exception])).toBe('');
  });

  test('that is excepted for another licence may not', () => {
    const exception = {package: '@s/x', licence: 'MPL-2.0', reason: because};
    expect(faults('GPL-3.0-only', [exception])).toMatch(/not allowed/);
  });

  test('that needs no exception has none', () => {
    const exception = {package: '@s/x', licence: 'MPL-2.0', reason: because};
    expect(faults('MIT', [exception])).toMatch(/no longer needed/);
  });

  test('is not excepted without a reason', () => {
    const exception = {package: '@s/x', licence: 'MPL-2.0', reason: 'ok'};
    expect(faults('MPL-2.0', [exception])).toMatch(/gives no reason/);
  });
});

test('a licence that nothing has is not on the list', () => {
  expect(
    licenceFaults(
      {packages: {'node_modules/b': {license: 'MIT'}}},
      {allowed: ['MIT', 'ISC'], exceptions: []},
    ),
  ).toEqual(['No package has the allowed licence ISC: remove it.']);
});
