/** Checks the recipe of an archive on another origin. */
import type {RecipeServer, StubServer} from '../server';
import {createExpect, seen, type Report} from './create-expect';
import {host, uid} from './sample-files';

const archiveHost = 'archive.example.org';
const origin = `https://${host}`;
const allowed = 'access-control-allow-origin';

/** The viewer's origin is allowed, also on errors; no other origin is. */
export async function expectCorsRecipe(
  server: RecipeServer,
  behind: StubServer,
  report: Report,
): Promise<void> {
  const expect = createExpect(report);
  const ask = async (path: string, from: string, method = 'GET') =>
    seen(
      await server.request(path, {
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
      }),
    );

  const studies = '/dicom-web/studies?limit=1';
  expect('a request of the viewer', await ask(studies, origin), {
    status: 200,
    [allowed]: origin,
    'access-control-allow-credentials': undefined,
    vary: 'Origin',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const [asked] = behind.take();
  expect(
    'the archive sees',
    {url: asked?.url, ...asked?.headers},
    {url: studies, host: archiveHost},
  );

  // With the headers on an error, the console shows the error and not CORS.
  const error = await ask('/dicom-web/studies?refused=1', origin);
  expect('an error', error, {status: 401, [allowed]: origin});
  behind.take();

  const preflight = await ask('/dicom-web/studies', origin, 'OPTIONS');
  expect('the preflight', preflight, {status: 204, [allowed]: origin});
  for (const name of ['Authorization', 'Accept', 'Content-Type']) {
    expect('the preflight', preflight, {
      'access-control-allow-headers': new RegExp(name),
    });
  }
  const reached = () => ({'reaches the archive': behind.take().length});
  const notReached = {'reaches the archive': 0};
  expect('the preflight', reached(), notReached);

  for (const stranger of [
    'https://stranger.example',
    `https://${host}.stranger.example`,
    'null',
    `http://${host}`,
  ]) {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await ask('/dicom-web/studies', stranger, method);
      expect(`${method} of ${stranger}`, answer, {[allowed]: undefined});
    }
  }
  behind.take();

  for (const [path, method, status] of [
    [`/dicom-web/studies/${uid}`, 'DELETE', 403],
    ['/instances', 'GET', 404],
    ['/dicom-web/../instances', 'GET', 404],
    ['/dicom-web/servers', 'GET', 404],
  ] as const) {
    expect(`${method} ${path}`, await ask(path, origin, method), {status});
    expect(`${method} ${path}`, reached(), notReached);
  }
  if (server.log().includes('limit=1')) {
    report('the access log holds queries');
  }
}
