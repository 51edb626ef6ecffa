import {expect, test} from 'vitest';
import {AllowList} from './allow';

const reason = 'a reason that is long enough';

test('an entry holds for its versions and pages only', () => {
  const list = new AllowList([
    {
      name: 'createRoot',
      versions: ['3.9'],
      pages: ['migration-guide/'],
      reason,
    },
  ]);
  expect(
    list.allows('createRoot', '3.9', 'migration-guide/index'),
  ).toBeTruthy();
  expect(
    list.allows('createRoot', 'current', 'migration-guide/index'),
  ).toBeNull();
  expect(list.allows('createRoot', '3.9', 'faq/index')).toBeNull();
});

test('a pattern is for the whole name', () => {
  const list = new AllowList([{pattern: '[A-Za-z]+_plural', reason}]);
  expect(list.allows('Findings_plural', 'current', 'x')).toBeTruthy();
  expect(list.allows('Findings_plural_x', 'current', 'x')).toBeNull();
});

test('an unused entry is stale', () => {
  const list = new AllowList([
    {name: 'used', reason},
    {name: 'unused', reason},
  ]);
  list.allows('used', 'current', 'x');
  expect(list.stale().map((e) => e.name)).toEqual(['unused']);
});

test('an entry without a reason, or with both a name and a pattern, is refused', () => {
  expect(() => new AllowList([{name: 'x', reason: ''}])).toThrow(
    /needs a reason/,
  );
  expect(() => new AllowList([{name: 'x', pattern: 'x', reason}])).toThrow(
    /either "name" or "pattern"/,
  );
});
