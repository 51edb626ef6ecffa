/** Checks the recipe of an archive on another origin. */
import type {ReceivedResponse, RecipeServer, StubServer} from '../server';
import {createExpect, type Report} from './create-expect';
import {host, uid} from './sample-files';

const archiveHost = 'archive.example.org';
const origin = `https://${host}`;

const allowed = (a: ReceivedResponse) =>
  a.headers['access-control-allow-origin'];

const asker =
  (server: RecipeServer) =>
  (path: string, from: string, method = 'GET') =>
    server.request(path, {
      method,
      headers: {
        Origin: from,
        ...(method === 'OPTIONS'
          ? {
              'Access-Control-Request-Method': 'GET',
              'Access-Control-Request-Headers': 'accept, authorization',
            }
          : {}),
      },
    });

/** The viewer's origin is allowed, also on errors; no other origin is. */
export async function expectCorsRecipe(
  server: RecipeServer,
  behind: StubServer,
  report: Report,
): Promise<void> {
  const expect = createExpect(report);
  const ask = asker(server);

  const good = await ask('/dicom-web/studies?limit=1', origin);
  expect('a request of the viewer, status', good.status, 200);
  expect('a request of the viewer, allowed origin', allowed(good), origin);
  expect(
    'a request of the viewer, credentials',
    good.headers['access-control-allow-credentials'],
    undefined,
  );
  expect('a request of the viewer, vary', good.headers.vary, 'Origin');
  expect(
    'a request of the viewer, resource policy',
    good.headers['cross-origin-resource-policy'],
    'cross-origin',
  );
  const [asked] = behind.take();
  expect('the archive receives', asked?.url, '/dicom-web/studies?limit=1');
  expect('the archive sees the host', asked?.headers.host, archiveHost);

  // With the headers on an error, the console shows the error and not CORS.
  const error = await ask('/dicom-web/studies?refused=1', origin);
  expect('an error, status', error.status, 401);
  expect('an error, allowed origin', allowed(error), origin);
  behind.take();

  await expectPreflight(server, report);
  expect('the preflight reaches the archive', behind.take().length, 0);

  for (const stranger of [
    'https://stranger.example',
    `https://${host}.stranger.example`,
    'null',
    `http://${host}`,
  ]) {
    for (const method of ['GET', 'OPTIONS']) {
      expect(
        `${method} of ${stranger}, allowed origin`,
        allowed(await ask('/dicom-web/studies', stranger, method)),
        undefined,
      );
    }
  }
  behind.take();

  const removed = await ask(`/dicom-web/studies/${uid}`, origin, 'DELETE');
  expect('DELETE, status', removed.status, 403);
  expect('DELETE reaches the archive', behind.take().length, 0);
  for (const path of [
    '/instances',
    '/dicom-web/../instances',
    '/dicom-web/servers',
  ]) {
    expect(`${path}, status`, (await ask(path, origin)).status, 404);
    expect(`${path} reaches the archive`, behind.take().length, 0);
  }
  if (server.log().includes('limit=1')) {
    report('the access log holds queries');
  }
}

async function expectPreflight(
  server: RecipeServer,
  report: Report,
): Promise<void> {
  const expect = createExpect(report);
  const preflight = await asker(server)(
    '/dicom-web/studies',
    origin,
    'OPTIONS',
  );
  expect('the preflight, status', preflight.status, 204);
  expect('the preflight, allowed origin', allowed(preflight), origin);
  for (const name of ['Authorization', 'Accept', 'Content-Type']) {
    if (!preflight.headers['access-control-allow-headers']?.includes(name)) {
      report(`the preflight does not allow the header ${name}`);
    }
  }
}
