import {expect, test} from 'vitest';
import {makeFiles} from './files';

test('the folder is the same each time, and as large as public extensions', () => {
  const files = makeFiles(300);
  expect(makeFiles(300)).toEqual(files);
  expect(new Set(files.map((file) => file.path)).size).toBe(300);
  const bytes = files.reduce((sum, {text}) => sum + text.length, 0);
  expect(bytes / files.length).toBeGreaterThan(5000);
});
