/** Checks the recipes that require sign-in before the viewer. */
import type {RecipeServer, StubServer} from '../server';
import {createExpect, seen, type Report} from './create-expect';
import {host, uid} from './sample-files';

/** Servers in the places of oauth2-proxy, the viewer's container, and the provider. */
type Behind = {login: StubServer; viewer: StubServer; identity?: StubServer};
type Expect = ReturnType<typeof createExpect>;

const session = {Cookie: '__Host-viewer=session-of-curie'};

/** Nothing is served without a session, and what is served is logged with its user. */
export async function expectSignInRecipe(
  server: RecipeServer,
  behind: Behind,
  report: Report,
): Promise<void> {
  const expect = createExpect(report);
  await expectNothingWithoutSession(server, behind, expect);
  await expectAllWithSession(server, behind, expect);

  const callback = '/oauth2/callback?code=secret-code&state=1';
  expect('the callback', seen(await server.request(callback)), {status: 200});
  const [arrived] = behind.login.take();
  expect(
    'the callback',
    {'arrives as': arrived?.url},
    {'arrives as': callback},
  );

  if (behind.identity) {
    await expectProvider(server, behind.identity, expect);
  }

  const stranger = await server
    .request('/', {host: 'stranger.example'})
    .then(({status}) => status)
    .catch(() => 'refused');
  expect('another host name', {status: stranger}, {status: 'refused'});
  expect('plain HTTP', seen(await server.request('/viewer', {tls: false})), {
    status: 301,
    location: `https://${host}/viewer`,
  });

  const log = server.log();
  if (/PatientName|secret-code/.test(log)) {
    report('the access log holds queries');
  }
  if (!/curie@example\.org .*"GET \/dicom-web\/studies"/.test(log)) {
    report('the access log does not contain the user who requested a study');
  }
}

async function expectNothingWithoutSession(
  server: RecipeServer,
  {viewer}: Behind,
  expect: Expect,
): Promise<void> {
  for (const [path, status] of [
    ['/', 302],
    ['/app-config.js', 302],
    [`/viewer?StudyInstanceUIDs=${uid}`, 302],
    ['/dicom-web/studies', 401],
    ['/dicom-web/servers', 401],
    ['/wado?requestType=WADO', 401],
    ['/anything/at/all', 302],
    ['/oauth2/../dicom-web/studies', 401],
    ['/oauth2/..%2fdicom-web/studies', 401],
  ] as const) {
    const what = `${path} without a session`;
    expect(what, seen(await server.request(path)), {
      status,
      'strict-transport-security': 'max-age=31536000',
      ...(status === 302
        ? {
            location: `https://idp.example.org/?state=${encodeURIComponent(path)}`,
          }
        : {}),
    });
    const reached = viewer.take().map(({url}) => url);
    expect(what, {'reaches the viewer': reached}, {'reaches the viewer': []});
  }
  // Only nginx requests the session.
  const auth = await server.request('/oauth2/auth', {headers: session});
  expect('/oauth2/auth from outside', seen(auth), {status: 404});
}

async function expectAllWithSession(
  server: RecipeServer,
  behind: Behind,
  expect: Expect,
): Promise<void> {
  behind.login.take();
  for (const path of [
    '/',
    `/viewer?StudyInstanceUIDs=${uid}`,
    '/dicom-web/studies?PatientName=Curie*',
    '/wado?requestType=WADO',
  ]) {
    const answer = await server.request(path, {
      headers: {
        ...session,
        'X-Forwarded-For': '203.0.113.7',
        'X-Forwarded-Host': 'stranger.example',
      },
    });
    expect(`${path} with a session`, seen(answer), {status: 200});
    const [asked] = behind.viewer.take();
    expect(
      `${path}, the viewer sees`,
      {url: asked?.url, ...asked?.headers},
      {
        url: path,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '127.0.0.1',
      },
    );
    const [question] = behind.login.take();
    expect(
      `${path}, the session check`,
      {url: question?.url, ...question?.headers},
      {url: '/oauth2/auth', 'x-forwarded-host': host},
    );
  }
  await server.request('/dicom-web/studies', {
    method: 'POST',
    headers: session,
    body: Buffer.alloc(3_000_000),
  });
  expect('an upload', {...behind.viewer.take()[0]}, {bytes: 3_000_000});
  expect('the session check', {...behind.login.take()[0]}, {bytes: 0});
}

/** Only what a sign-in needs of the identity provider is open. */
async function expectProvider(
  server: RecipeServer,
  identity: StubServer,
  expect: Expect,
): Promise<void> {
  const open = '/keycloak/realms/ohif/protocol/openid-connect/auth';
  for (const [path, reached] of [
    [`${open}?client_id=viewer-proxy`, true],
    ['/keycloak/resources/x/login.css', true],
    ['/keycloak/admin/', false],
    ['/keycloak/realms/master/', false],
    ['/keycloak/realms/ohif/../master/', false],
    ['/keycloak/realms/ohif%2f..%2fmaster/', false],
    ['/keycloak/metrics', false],
  ] as const) {
    const {status} = await server.request(path);
    expect(
      path,
      {status, 'reaches the provider': identity.take().length > 0},
      {status: reached ? 200 : 404, 'reaches the provider': reached},
    );
  }
}
