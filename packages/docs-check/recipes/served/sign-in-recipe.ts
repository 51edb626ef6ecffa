/** Checks the recipes that require sign-in before the viewer. */
import type {RecipeServer, StubServer} from '../server';
import {createExpect, type Report} from './create-expect';
import {host, uid} from './sample-files';

/** Servers in the places of oauth2-proxy, the viewer's container, and the provider. */
type Behind = {login: StubServer; viewer: StubServer; identity?: StubServer};

const session = {Cookie: '__Host-viewer=session-of-curie'};

/** Nothing is served without a session, and what is served is logged with its user. */
export async function expectSignInRecipe(
  server: RecipeServer,
  behind: Behind,
  report: Report,
): Promise<void> {
  const expect = createExpect(report);
  await expectNothingWithoutSession(server, behind, report);
  await expectAllWithSession(server, behind, report);

  const callback = await server.request(
    '/oauth2/callback?code=secret-code&state=1',
  );
  expect('the callback, status', callback.status, 200);
  expect(
    'the callback arrives at the sign-in service',
    behind.login.take()[0]?.url,
    '/oauth2/callback?code=secret-code&state=1',
  );

  if (behind.identity) {
    await expectProvider(server, behind.identity, report);
  }

  const stranger = await server
    .request('/', {host: 'stranger.example'})
    .then((a) => a.status)
    .catch(() => 'refused');
  expect('another host name', stranger, 'refused');
  const plain = await server.request('/viewer', {tls: false});
  expect('plain HTTP, status', plain.status, 301);
  expect(
    'plain HTTP, location',
    plain.headers.location,
    `https://${host}/viewer`,
  );

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
  report: Report,
): Promise<void> {
  const expect = createExpect(report);
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
    const answer = await server.request(path);
    expect(`${path} without a session, status`, answer.status, status);
    expect(
      `${path} without a session reaches the viewer`,
      viewer.take().map((a) => a.url),
      [],
    );
    expect(
      `${path}, strict-transport-security`,
      answer.headers['strict-transport-security'],
      'max-age=31536000',
    );
    if (status === 302) {
      expect(
        `${path} without a session, the way back`,
        answer.headers.location,
        `https://idp.example.org/?state=${encodeURIComponent(path)}`,
      );
    }
  }
  // Only nginx requests the session.
  expect(
    '/oauth2/auth from outside, status',
    (await server.request('/oauth2/auth', {headers: session})).status,
    404,
  );
}

async function expectAllWithSession(
  server: RecipeServer,
  behind: Behind,
  report: Report,
): Promise<void> {
  const expect = createExpect(report);
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
    expect(`${path} with a session, status`, answer.status, 200);
    const [asked] = behind.viewer.take();
    expect(`${path} with a session arrives as`, asked?.url, path);
    expect(
      `${path}, the viewer sees the scheme`,
      asked?.headers['x-forwarded-proto'],
      'https',
    );
    expect(
      `${path}, the viewer sees the IP address`,
      asked?.headers['x-forwarded-for'],
      '127.0.0.1',
    );
    const [question] = behind.login.take();
    expect(`${path}, the question`, question?.url, '/oauth2/auth');
    expect(
      `${path}, the question has the host`,
      question?.headers['x-forwarded-host'],
      host,
    );
  }
  await server.request('/dicom-web/studies', {
    method: 'POST',
    headers: session,
    body: Buffer.alloc(3_000_000),
  });
  expect('an upload arrives whole', behind.viewer.take()[0]?.bytes, 3_000_000);
  const [question] = behind.login.take();
  expect('the question has no body', question?.bytes, 0);
}

/** Only what a sign-in needs of the identity provider is open. */
async function expectProvider(
  server: RecipeServer,
  identity: StubServer,
  report: Report,
): Promise<void> {
  const expect = createExpect(report);
  for (const [path, reached] of [
    [
      '/keycloak/realms/ohif/protocol/openid-connect/auth?client_id=viewer-proxy',
      true,
    ],
    ['/keycloak/resources/x/login.css', true],
    ['/keycloak/admin/', false],
    ['/keycloak/realms/master/', false],
    ['/keycloak/realms/ohif/../master/', false],
    ['/keycloak/realms/ohif%2f..%2fmaster/', false],
    ['/keycloak/metrics', false],
  ] as const) {
    const answer = await server.request(path);
    expect(`${path}, status`, answer.status, reached ? 200 : 404);
    expect(`${path} reaches the provider`, identity.take().length > 0, reached);
  }
}
