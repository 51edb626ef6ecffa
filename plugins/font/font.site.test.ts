/** The built site has one font, with what the site uses of it. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildFolder} from '../../tests/support/built-site';

const folder = path.join(buildFolder, 'assets/fonts');

test('the font of the built site is made smaller', () => {
  const [file, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(readFileSync(path.join(folder, file!)).toString('latin1', 0, 4)).toBe(
    'wOF2',
  );
  expect(statSync(path.join(folder, file!)).size).toBeLessThan(26_000);
});
