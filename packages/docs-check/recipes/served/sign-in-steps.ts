/** What the recipes must do that require sign-in before the viewer. */
import type {ReceivedRequest, StubServer} from '../server';
import {host, uid} from './sample-files';
import {plainStep, strangerStep, type Step} from './steps';

type Respond = Parameters<typeof StubServer.start>[0];

/** Responds like oauth2-proxy. */
export const signIn: Respond = ({url, headers}: ReceivedRequest, response) => {
  const known = headers.cookie?.includes('session-of-curie');
  const wanted = encodeURIComponent(String(headers['x-auth-request-redirect']));
  const location = `https://idp.example.org/?state=${wanted}`;
  if (url === '/oauth2/start') {
    response.writeHead(302, {location});
  } else if (url === '/oauth2/auth' && !known) {
    response.writeHead(401);
  } else if (url === '/oauth2/auth') {
    response.writeHead(202, {'x-auth-request-email': 'curie@example.org'});
  }
  response.end();
};

const session = {Cookie: '__Host-viewer=session-of-curie'};

const withoutSession: Step[] = [
  ...(
    [
      ['/', 302],
      ['/app-config.js', 302],
      [`/viewer?StudyInstanceUIDs=${uid}`, 302],
      ['/dicom-web/studies', 401],
      ['/dicom-web/servers', 401],
      ['/wado?requestType=WADO', 401],
      ['/anything/at/all', 302],
      ['/oauth2/../dicom-web/studies', 401],
      ['/oauth2/..%2fdicom-web/studies', 401],
    ] as const
  ).map(([path, status]) => {
    const location = `https://idp.example.org/?state=${encodeURIComponent(path)}`;
    return {
      what: `${path} without a session`,
      path,
      answer: {
        status,
        'strict-transport-security': 'max-age=31536000',
        ...(status === 302 ? {location} : {}),
      },
    };
  }),
  // Only nginx requests the session.
  {path: '/oauth2/auth', send: {headers: session}, answer: {status: 404}},
];

const withSession: Step[] = [
  ...[
    '/',
    `/viewer?StudyInstanceUIDs=${uid}`,
    '/dicom-web/studies?PatientName=Curie*',
    '/wado?requestType=WADO',
  ].map((path) => ({
    what: `${path} with a session`,
    path,
    send: {
      headers: {
        ...session,
        'X-Forwarded-For': '203.0.113.7',
        'X-Forwarded-Host': 'stranger.example',
      },
    },
    answer: {status: 200},
    arrives: {
      viewer: {'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1'},
      login: {url: '/oauth2/auth', 'x-forwarded-host': host},
    },
  })),
  {
    path: '/dicom-web/studies',
    send: {method: 'POST', headers: session, body: Buffer.alloc(3_000_000)},
    arrives: {
      viewer: {bytes: 3_000_000},
      login: {url: '/oauth2/auth', bytes: 0},
    },
  },
];

/** Only what a sign-in needs of the identity provider is open. */
const provider = [
  ...[
    '/keycloak/realms/ohif/protocol/openid-connect/auth?client_id=viewer-proxy',
    '/keycloak/resources/x/login.css',
  ].map((path) => ({path, answer: {status: 200}, arrives: {identity: {}}})),
  ...[
    '/keycloak/admin/',
    '/keycloak/realms/master/',
    '/keycloak/realms/ohif/../master/',
    '/keycloak/realms/ohif%2f..%2fmaster/',
    '/keycloak/metrics',
  ].map((path) => ({path, answer: {status: 404}})),
];

/** Nothing is served without a session. */
export const signInSteps = (hasProvider: boolean): Step[] => [
  ...withoutSession,
  ...withSession,
  {
    path: '/oauth2/callback?code=secret-code&state=1',
    answer: {status: 200},
    arrives: {login: {}},
  },
  ...(hasProvider ? provider : []),
  strangerStep('/', 'refused'),
  plainStep('/viewer'),
];
