/** The headers of the built site, as a host sends them. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {buildFolder} from '../support/built-site';
import {expect, test} from '../support/fixtures';

test('a page is sent as the build has compressed it', async ({request}) => {
  const page = await request.get('/help');
  expect(page.headers()['content-encoding']).toBe('br');
  expect(existsSync(path.join(buildFolder, 'help.html.br'))).toBe(true);
});
