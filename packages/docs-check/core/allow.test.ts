import {expect, test} from 'vitest';
import {AllowList} from './allow';

const reason = 'a reason that is long enough';

test('an entry is for its versions and pages, and for the whole name; an unused one is stale', () => {
  const list = new AllowList([
    {
      name: 'createRoot',
      versions: ['3.9'],
      pages: ['migration-guide/'],
      reason,
    },
    {pattern: '[A-Za-z]+_plural', reason},
    {name: 'unused', reason},
  ]);
  const allows = (...name: Parameters<AllowList['allows']>) =>
    Boolean(list.allows(...name));
  expect(allows('createRoot', '3.9', 'migration-guide/index')).toBe(true);
  expect(allows('createRoot', 'current', 'migration-guide/index')).toBe(false);
  expect(allows('createRoot', '3.9', 'faq/index')).toBe(false);
  expect(allows('Findings_plural', 'current', 'x')).toBe(true);
  expect(allows('Findings_plural_x', 'current', 'x')).toBe(false);
  expect(list.stale().map(({name}) => name)).toEqual(['unused']);
});

test('an entry without a reason, or with both a name and a pattern, is refused', () => {
  expect(() => new AllowList([{name: 'x', reason: ''}])).toThrow(
    /needs .* and a reason/,
  );
  expect(() => new AllowList([{name: 'x', pattern: 'x', reason}])).toThrow(
    /needs either "name" or "pattern"/,
  );
});
