import {expect, test} from 'vitest';
import {versionedTitle} from './versionedTitle';

test.each([
  ['Config files', '3.9', 'Config files (3.9)'],
  ['Config files', '4.0 (LTS)', 'Config files (4.0 (LTS))'],
  ['From 3.8 to 3.9', '3.9', 'From 3.8 to 3.9 (3.9)'],
  ['Customization Service (3.9)', '3.9', 'Customization Service (3.9)'],
])('%s of %s is %s', (title, label, expected) => {
  expect(versionedTitle(title, label)).toBe(expected);
});
