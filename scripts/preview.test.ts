import {beforeAll, expect, test} from 'vitest';
import {temporaryFolder} from '../tests/support/written-files';
import {writeHostFiles} from '../deploy/host-files';
import {startPreview} from './preview';

const folder = temporaryFolder({'index.html': '<h1>Home</h1>'});

beforeAll(() => {
  writeHostFiles(folder, {
    baseUrl: '/docs/',
    headers: [{prefix: '/docs/', headers: {}}],
    redirects: [],
  });
});

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
