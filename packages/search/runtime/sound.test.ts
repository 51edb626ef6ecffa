import {expect, test} from 'vitest';
import {phoneticKey} from './sound';

test.each([
  ['playwrite', 'playwright'],
  ['kwery', 'query'],
  ['fantom', 'phantom'],
  ['skeema', 'schema'],
  ['serializasion', 'serialization'],
  ['nob', 'knob'],
  ['kash', 'cash'],
])('%s sounds like %s', (one, other) => {
  expect(phoneticKey(one)).toBe(phoneticKey(other));
});

test.each([
  ['panel', 'tunnel'],
  ['cache', 'case'],
  ['order', 'rudder'],
])('%s does not sound like %s', (one, other) => {
  expect(phoneticKey(one)).not.toBe(phoneticKey(other));
});

test('what is not written in Latin letters has no sound', () => {
  expect(phoneticKey('検査')).toBe('');
});
