import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {rulesFile, writeHostFiles} from '../deploy/host-files';
import {startPreview} from './preview';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  writeFileSync(path.join(folder, 'index.html'), '<h1>Home</h1>');
  writeHostFiles(folder, {
    baseUrl: '/docs/',
    headers: [{prefix: '/docs/', headers: {}}],
    redirects: [],
  });
});

afterAll(() => rmSync(folder, {recursive: true}));

test('the URL contains the base URL, and a port in use is reported with what to do', async () => {
  const {server, url} = await startPreview({folder, port: 0});
  try {
    expect(url).toMatch(/^http:\/\/localhost:\d+\/docs$/);
    const port = Number(new URL(url).port);
    await expect(startPreview({folder, port})).rejects.toThrow(
      `Another program is using port ${port}. Stop it, or choose another port with "--port ${port + 1}" or PORT=${port + 1}.`,
    );
  } finally {
    server.close();
  }
});

test('a build that is missing or not finished is reported with what to do', async () => {
  await expect(
    startPreview({folder: path.join(folder, 'nowhere')}),
  ).rejects.toThrow(/No finished build in .*Run "npm run build" first/);
  rmSync(path.join(folder, rulesFile));
  await expect(startPreview({folder, port: 0})).rejects.toThrow(
    /No finished build in .*_host\/rules\.json/,
  );
});
