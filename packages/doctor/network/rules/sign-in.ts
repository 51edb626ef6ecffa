/** OpenID Connect: the redirect URI, the silent renewal, the clock, and the discovery document. */
import {valueOf, type Exchange} from '../model';
import {at} from './fixes';
import {harOf, hostOf, lines, rule, type NetworkRule, viewer} from './rule';

const provider = 'https://login.example.org/realms/hospital';
const authorize = `${provider}/protocol/openid-connect/auth?client_id=ohif&redirect_uri=${encodeURIComponent(`${viewer}/callback`)}&response_type=code`;

const parameter = ({url}: Exchange, name: string) =>
  url?.searchParams.get(name) ??
  new URLSearchParams(url?.hash.slice(1)).get(name) ??
  undefined;

/** Seconds by which the server's clock is ahead of the one that made the recording. */
function clockOff({answered, timing, isCached}: Exchange): number | undefined {
  const date = Date.parse(valueOf(answered, 'date') ?? '');
  // A cache in between returns the date of another day.
  return Number.isNaN(date) || !timing || isCached || valueOf(answered, 'age')
    ? undefined
    : (date - timing.start - timing.total) / 1000;
}

/** Redirects of one page, after which it is a loop: a sign-in needs one or two. */
const manyRedirects = 5;
const isRedirect = ({status = 0, kind}: Exchange) =>
  kind === 'document' && /^30[12378]$/.test(`${status}`);

export const signInRules: readonly NetworkRule[] = [
  rule({
    id: 'oidc-clock',
    title: 'The clocks of this computer and of the server differ',
    page: 'deployment/authorization#when-it-goes-wrong',
    find: (exchange) => {
      const off = clockOff(exchange);
      return (
        off !== undefined &&
        Math.abs(off) > 300 &&
        /\/(?:token|auth|authorize|userinfo)$|openid-configuration/.test(
          exchange.url?.pathname ?? '',
        ) && {
          evidence: lines(exchange, 'Date'),
          about: `${Math.round(off / 60)}`,
        }
      );
    },
    says: [
      /iat is in the future|exp is in the past|nbf is in the future|token is not active|used before its? (?:nbf|issued)/i,
    ],
    why: ({about}) =>
      `${about ? `The clock of the provider is ${Math.abs(Number(about))} minutes ${Number(about) > 0 ? 'ahead' : 'behind'}. ` : ''}A token says when it begins and ends, and by a wrong clock it has not begun or has ended.`,
    fixes: () => [
      at.provider(
        'Let all servers take the time from the network, and check it.',
        'timedatectl status',
      ),
      at.viewer("Set the user's clock to automatic."),
    ],
    faulty: {
      'the message': 'Error: iat is in the future: 1700000000\n',
      'a server from another hour': harOf({
        url: `${provider}/protocol/openid-connect/token`,
        method: 'POST',
        answered: {Date: 'Tue, 14 Nov 2023 20:13:20 GMT'},
      }),
    },
    healthy: {
      'the same time': harOf({
        url: `${provider}/protocol/openid-connect/token`,
        method: 'POST',
        answered: {Date: 'Tue, 14 Nov 2023 22:13:20 GMT'},
      }),
    },
  }),
  rule({
    id: 'oidc-redirect',
    title: 'The provider does not know the redirect URI',
    page: 'deployment/oidc-provider#the-provider-reports-a-wrong-redirect-uri',
    find: (exchange) => {
      const uri = parameter(exchange, 'redirect_uri');
      return (
        uri &&
        ((exchange.status ?? 0) >= 400 ||
          /invalid_redirect_uri|redirect_uri_mismatch/.test(
            exchange.body ?? '',
          )) && {
          evidence: [`redirect_uri=${uri}`],
          certainty: /redirect/i.test(exchange.body ?? '') ? 'sure' : 'likely',
        }
      );
    },
    says: [
      /invalid (?:parameter: )?redirect_uri|invalid_redirect_uri|redirect_uri_mismatch|AADSTS50011/i,
    ],
    why: (_hit, exchange) => {
      const uri = parameter(exchange, 'redirect_uri');
      return `${uri ? `The viewer asks to return to \`${uri}\`, and that URL` : 'The redirect URI'} is not on the provider's list for this client. Scheme, host, port, and path must be the same.${
        uri?.startsWith('http:') && exchange.url?.protocol === 'https:'
          ? ' It begins with http:, so a proxy may not pass on `X-Forwarded-Proto`.'
          : ''
      }`;
    },
    fixes: (_hit, exchange) => [
      at.provider(
        'Enter exactly this URL as a redirect URI of the client, without a wildcard.',
        parameter(exchange, 'redirect_uri') ??
          'https://viewer.example.org/callback',
      ),
      at.viewer(
        'Under a path, `redirect_uri` contains the path. In `oidc` of `app-config.js`:',
        "redirect_uri: '/callback',",
      ),
      at.nginx(
        'For a proxy that signs users in.',
        'proxy_set_header X-Forwarded-Proto $scheme;',
      ),
    ],
    faulty: {
      Keycloak: harOf({
        url: authorize,
        kind: 'document',
        status: 400,
        body: 'Invalid parameter: redirect_uri',
      }),
    },
    healthy: {
      'a redirect to the sign-in page': harOf({
        url: authorize,
        kind: 'document',
        status: 200,
        answered: {'Content-Type': 'text/html'},
      }),
      'a sign-in that succeeds': harOf({
        url: `${viewer}/callback?code=abc&state=def`,
        kind: 'document',
        answered: {'Content-Type': 'text/html', 'Cache-Control': 'no-cache'},
      }),
    },
  }),
  rule({
    id: 'oidc-silent',
    title: 'The sign-in cannot be renewed in the background',
    certainty: 'likely',
    page: 'deployment/authorization#when-it-goes-wrong',
    find: (exchange) => {
      const error = parameter(exchange, 'error');
      const isSilent = /silent-(?:refresh|renew)/.test(
        exchange.url?.pathname ?? '',
      );
      return (
        ((isSilent && error) ||
          error === 'login_required' ||
          error === 'interaction_required' ||
          (parameter(exchange, 'prompt') === 'none' &&
            (exchange.status ?? 0) >= 400) ||
          (isSilent && (exchange.status ?? 0) >= 400)) && {
          evidence: [
            ...(error ? [`error=${error}`] : []),
            ...lines(exchange, 'X-Frame-Options'),
          ],
        }
      );
    },
    says: [
      /login_required|interaction_required|frame (?:window )?timed out|silent (?:renew|refresh).*(?:fail|error)/i,
    ],
    why: (_hit, exchange) =>
      `The viewer renews the token in a hidden frame, and the provider did not recognize the user there. Usually the session has ended, or the browser blocks cookies of ${hostOf(exchange)} inside a page of another site${
        valueOf(exchange.answered, 'x-frame-options')
          ? '. The response also forbids frames (`X-Frame-Options`)'
          : ''
      }.`,
    fixes: () => [
      at.provider(
        'Let the session last longer than the token, and put the provider under the same site as the viewer, such as `login.example.org` and `viewer.example.org`: then its cookies are not of another site.',
      ),
      at.nginx(
        'Serve `silent-refresh.html` of the build, and let the viewer show it in a frame.',
        `location = /silent-refresh.html {\n  try_files $uri =404;\n  add_header Content-Security-Policy "frame-ancestors 'self'" always;\n}`,
      ),
      at.viewer(
        'Or put the sign-in into a proxy with a session: then the viewer needs no token.',
      ),
    ],
    faulty: {
      'no session': harOf({
        url: `${viewer}/silent-refresh.html?error=login_required&state=1`,
        kind: 'document',
      }),
      'the message': 'ErrorResponse: login_required\n',
    },
  }),
  rule({
    id: 'oidc-discovery',
    title: "The provider's discovery document does not load",
    page: 'deployment/oidc-provider#values-of-your-provider',
    find: ({url, status = 0}) =>
      url?.pathname.endsWith('/.well-known/openid-configuration') &&
      status >= 400 &&
      {},
    why: (_hit, {url}) =>
      `The viewer looks for the provider at \`${url?.origin}${url?.pathname.replace('/.well-known/openid-configuration', '')}\`, which is \`authority\` in \`oidc\`, but the provider is not there.`,
    fixes: () => [
      at.viewer(
        "Set the issuer exactly as the provider specifies it. Since version 17, Keycloak's issuer does not begin with `/auth`.",
        "authority: 'https://login.example.org/realms/hospital',",
      ),
    ],
    faulty: {
      '404': harOf({
        url: `${provider}/.well-known/openid-configuration`,
        status: 404,
      }),
    },
    healthy: {
      found: harOf({
        url: `${provider}/.well-known/openid-configuration`,
        answered: {'Content-Type': 'application/json'},
      }),
    },
  }),
  rule({
    id: 'oidc-state',
    title: 'The sign-in returns to a browser that did not start it',
    certainty: 'likely',
    page: 'deployment/authorization#sign-in-repeats-in-a-loop',
    says: [/No (?:matching )?state (?:found in storage|in response)/],
    why: () =>
      'The viewer keeps a value for each sign-in, for one origin. It is gone if the sign-in began under another name or port, the page was reloaded at `/callback`, or a bookmark leads there.',
    fixes: () => [
      at.viewer(
        'Open the viewer under one origin only, and redirect all others to it. Do not bookmark the sign-in page.',
      ),
      at.nginx(
        'Redirect the other names.',
        'return 301 https://viewer.example.org$request_uri;',
      ),
    ],
    faulty: {'the message': 'Error: No matching state found in storage\n'},
  }),
  rule({
    id: 'redirect-loop',
    title: 'The servers redirect the request in a loop',
    page: 'deployment/authorization#sign-in-repeats-in-a-loop',
    find: (exchange, {exchanges}) =>
      (/TOO_MANY_REDIRECTS|REDIRECT_LOOP|^curl: \(47\)/.test(
        exchange.error ?? '',
      ) ||
        (isRedirect(exchange) &&
          exchanges.filter(
            (one) =>
              isRedirect(one) &&
              one.url?.origin === exchange.url?.origin &&
              one.url?.pathname === exchange.url?.pathname,
          ).length >= manyRedirects)) && {
        evidence: lines(exchange, 'Location'),
      },
    says: [
      /ERR_TOO_MANY_REDIRECTS|NS_ERROR_REDIRECT_LOOP|redirected you too many times|page isn't redirecting properly/i,
    ],
    why: (_hit, exchange) =>
      `${hostOf(exchange)} sends the browser to another URL, and that one sends it back. Usually a server behind a proxy believes that the request came over http:, or the cookie of the sign-in is not kept.`,
    fixes: () => [
      at.nginx(
        'Tell the server behind the proxy which scheme and host the browser used. Look also for a `return 301` or `return 302` that leads to its own location.',
        'proxy_set_header Host $http_host;\nproxy_set_header X-Forwarded-Proto $scheme;',
      ),
      at.provider(
        'Delete the cookies of both hosts, and sign in once. If the loop returns, look in the log of the sign-in for a rejected cookie, state, or token, and check the clocks.',
      ),
    ],
    faulty: {
      Chromium: `GET ${viewer}/ net::ERR_TOO_MANY_REDIRECTS`,
      'a recording that ends before the error': harOf(
        ...Array.from({length: manyRedirects}, () => ({
          url: `${viewer}/`,
          kind: 'document',
          status: 302,
          answered: {Location: '/'},
        })),
      ),
    },
    healthy: {
      'files that did not change': harOf(
        ...Array.from({length: manyRedirects}, () => ({
          url: viewer,
          status: 304,
        })),
      ),
      'a sign-in': harOf(
        {url: `${viewer}/`, kind: 'document', status: 302},
        {url: authorize, kind: 'document', status: 302},
      ),
    },
  }),

  /** Only for tokens: what the JSON of a token endpoint says. */
  rule({
    id: 'oidc-token',
    title: 'The provider does not give a token',
    page: 'deployment/oidc-provider#when-it-goes-wrong',
    find: ({url, status = 0, body}) =>
      (url?.pathname ?? '').endsWith('/token') &&
      status >= 400 && {
        evidence: body ? [body.slice(0, 160)] : [],
        about: /"error"\s*:\s*"(\w+)"/.exec(body ?? '')?.[1],
      },
    says: [
      /AADSTS(?!50011(?!\d))\d{5,}/,
      /invalid_grant|unauthorized_client|invalid_client/,
      /type="?(?:REFRESH_TOKEN|CODE_TO_TOKEN)_ERROR/,
    ],
    // What Keycloak writes into its log, and answers with invalid_grant.
    aboutOf: (said) =>
      /invalid_grant|REFRESH_TOKEN_ERROR|error="?(?:invalid|expired)_code/.test(
        said,
      )
        ? 'invalid_grant'
        : undefined,
    why: ({about}) =>
      about === 'invalid_grant'
        ? 'The code or the refresh token is no longer valid: it was used before, the session has ended, or a clock is wrong.'
        : 'The provider refuses this client. It must be a public client for a single-page application, with the code flow and this origin.',
    fixes: ({about}) => [
      at.provider(
        about === 'invalid_grant'
          ? 'Sign in again: a code works once. If it happens each time, look for a page that is opened twice at `/callback?code=…`, for a session at the provider that is shorter than the work of its users, and for a wrong clock.'
          : 'Register the viewer as a public client (single-page application) with the code flow, and list its origin.',
      ),
    ],
    faulty: {
      'a used code': harOf({
        url: `${provider}/token`,
        method: 'POST',
        status: 400,
        body: '{"error":"invalid_grant"}',
      }),
      'the log of Keycloak':
        '2026-11-02 09:10:11,903 WARN  [org.keycloak.events] (executor-thread-7) type="REFRESH_TOKEN_ERROR", realmId="hospital", clientId="ohif", error="invalid_token", grant_type="refresh_token"\n',
    },
  }),
];
