/**
 * CORS, as the Fetch standard has it: a page reads a response of another origin only if the
 * response names the page's origin. Browsers enforce it; curl does not.
 * https://fetch.spec.whatwg.org/#http-cors-protocol
 */
import {
  isCrossOrigin,
  isOk,
  isPreflight,
  valueOf,
  valuesOf,
  type Exchange,
} from '../model';
import {
  acao,
  allows,
  answer,
  archive,
  page,
  preflight,
  refused,
} from './cors-examples';
import {permissionRules, preflightRules} from './cors-preflight';
import {at, allowOrigin, oneOrigin} from './fixes';
import {hostOf, lines, rule, viewer, type NetworkRule} from './rule';

/** The values of the header: two headers, or one with a list, are more than one value. */
const originsOf = ({answered}: Exchange) =>
  valuesOf(answered, acao.toLowerCase()).flatMap((value) =>
    value.split(',').map((one) => one.trim()),
  );

/** An error response without the header is an error first; its own rule says so. */
const counts = (exchange: Exchange) =>
  isCrossOrigin(exchange) &&
  exchange.answered !== undefined &&
  (isPreflight(exchange) || (exchange.status ?? 0) < 400);

const sends = (exchange: Exchange) =>
  isPreflight(exchange)
    ? 'the response to the preflight request'
    : 'the response';

/** A browser says that it failed; a recording of curl or Firefox does not, but the headers do. */
const certaintyOf = (exchange: Exchange) =>
  exchange.error || isPreflight(exchange) ? 'sure' : 'likely';

/** Its headers are set at the provider, not at the archive. */
const isOfProvider = ({url, said = ''}: Exchange) =>
  /\/openid-connect\/|\/oauth2?\/|\/\.well-known\/openid-configuration\b/.test(
    // An address with a masked host is no URL.
    url?.pathname ?? said,
  );

/** In the order in which a browser checks them. */
export const corsRules: readonly NetworkRule[] = [
  ...preflightRules,
  rule({
    id: 'cors-two-values',
    title: `${acao} has more than one value`,
    page: `${page}#the-access-control-allow-origin-header-contains-multiple-values-but-only-one-is-allowed`,
    find: (exchange) =>
      originsOf(exchange).length > 1 && {evidence: lines(exchange, acao)},
    says: [
      /Access-Control-Allow-Origin'? header contains multiple values/,
      /Multiple CORS header '?Access-Control-Allow-Origin/,
      /'Access-Control-Allow-Origin' does not match '[^']+,[^']+'/,
      /Access-Control-Allow-Origin cannot contain more than one origin/,
    ],
    why: (_hit, exchange) =>
      `Two programs add the header to ${sends(exchange)} of ${hostOf(exchange)}, usually the archive and the proxy in front of it. Browsers accept exactly one value.`,
    fixes: (_hit, exchange) => [
      at.nginx(
        'Remove the header of the archive, in its location, and keep your own.',
        'proxy_hide_header Access-Control-Allow-Origin;',
      ),
      at.apache(
        'Remove the header of the archive before you set your own.',
        `Header unset ${acao}\nHeader always set ${acao} "${exchange.page ?? viewer}"`,
      ),
      at.caddy(
        'Remove the header of the archive.',
        `reverse_proxy 127.0.0.1:8042 {\n\theader_down -${acao}\n}`,
      ),
      at.dcm4chee(
        'dcm4chee-arc sends the header itself, with `*`. Do not add another one in the proxy, or remove this one there.',
      ),
    ],
    faulty: {
      'the header twice': `HTTP/1.1 200 OK\n${acao}: *\n${acao}: ${viewer}\n`,
      'a list in one header': refused({[acao]: `${viewer}, *`}),
    },
    healthy: {'one value': `HTTP/1.1 200 OK\n${acao}: *\n`},
  }),
  rule({
    id: 'cors-wildcard',
    title: `${acao} is * for a request with cookies`,
    page: `${page}#allow-the-viewers-origin-at-the-archive`,
    find: (exchange) => {
      const isStar = originsOf(exchange).join() === '*';
      const withCookies =
        valueOf(exchange.asked, 'cookie') !== undefined ||
        // A GET that got its response and failed nevertheless: for `*`, that is the only reason.
        (exchange.error === 'net::ERR_FAILED' && isOk(exchange));
      return (
        counts(exchange) &&
        isStar &&
        withCookies &&
        exchange.error && {
          evidence: lines(exchange, acao, 'Access-Control-Allow-Credentials'),
        }
      );
    },
    says: [
      /must not be the wildcard '\*' when the request's credentials mode is 'include'/,
      /Credential is not supported if the CORS header 'Access-Control-Allow-Origin' is '\*'/,
      /Cannot use wildcard in Access-Control-Allow-Origin when credentials flag is true/,
      /A wildcard '\*' cannot be used in the 'Access-Control-Allow-Origin' header when the credentials flag is true/,
    ],
    why: (_hit, exchange) =>
      `The page sends the request to ${hostOf(exchange)} with cookies, and browsers do not accept \`*\` for such a request: the response must name the origin of the page, and allow credentials.`,
    fixes: (_hit, exchange) => [
      at.nginx(
        'Name the origin, and allow credentials, in the location of the archive.',
        `add_header ${acao} ${exchange.page ?? viewer} always;\nadd_header Access-Control-Allow-Credentials true always;\nadd_header Vary Origin always;\nproxy_hide_header ${acao};\nproxy_hide_header Access-Control-Allow-Credentials;`,
      ),
      at.apache(
        'Name the origin, and allow credentials.',
        `Header unset ${acao}\nHeader always set ${acao} "${exchange.page ?? viewer}"\nHeader always set Access-Control-Allow-Credentials "true"`,
      ),
      oneOrigin,
    ],
    faulty: {
      'with cookies': refused({
        [acao]: '*',
        'Access-Control-Allow-Credentials': 'true',
      }),
    },
    healthy: {
      '* without cookies': answer({[acao]: '*'}),
    },
  }),
  rule({
    id: 'cors-credentials',
    title: 'The server does not allow requests with cookies',
    page: `${page}#allow-the-viewers-origin-at-the-archive`,
    find: (exchange) =>
      counts(exchange) &&
      exchange.error === 'net::ERR_FAILED' &&
      originsOf(exchange).join() === exchange.page &&
      valueOf(exchange.answered, 'access-control-allow-credentials') !==
        'true' && {evidence: lines(exchange, acao)},
    says: [
      /Access-Control-Allow-Credentials' header in the response is '[^']*' which must be 'true'/,
      /expected 'true' in CORS header 'Access-Control-Allow-Credentials'/,
      /Credentials flag is true, but Access-Control-Allow-Credentials is not "?true/,
    ],
    why: (_hit, exchange) =>
      `The page sends the request to ${hostOf(exchange)} with cookies. The response allows the right origin, but does not contain \`Access-Control-Allow-Credentials: true\`.`,
    fixes: () => [
      at.nginx(
        'In the location of the archive, next to the origin.',
        'add_header Access-Control-Allow-Credentials true always;',
      ),
      at.apache(
        'Next to the origin.',
        'Header always set Access-Control-Allow-Credentials "true"',
      ),
      at.viewer(
        'If the archive needs no cookies, remove `withCredentials` from your own code.',
      ),
    ],
    faulty: {
      'the origin without credentials': refused({[acao]: viewer}),
    },
  }),
  rule({
    id: 'cors-wrong-origin',
    title: 'The server allows another origin than the page has',
    page: `${page}#allow-the-viewers-origin-at-the-archive`,
    find: (exchange) => {
      const origins = originsOf(exchange);
      return (
        counts(exchange) &&
        origins.length === 1 &&
        origins[0] !== '*' &&
        origins[0] !== exchange.page && {
          evidence: [`Origin: ${exchange.page}`, ...lines(exchange, acao)],
          certainty: certaintyOf(exchange),
        }
      );
    },
    says: [
      /Access-Control-Allow-Origin' header has a value '[^']*' that is not equal to the supplied origin/,
      /'Access-Control-Allow-Origin' does not match '[^',]*'/,
      /Access-Control-Allow-Origin' header contains the invalid value/,
    ],
    why: (_hit, exchange) => {
      const [allowed] = originsOf(exchange);
      return `${allowed ? `${hostOf(exchange)} allows \`${allowed}\`, and the page is \`${exchange.page}\`` : `${hostOf(exchange)} allows an origin that is not the one of the page`}. Scheme, host, and port must be the same, without a slash at the end; \`localhost\` and \`127.0.0.1\` are different.`;
    },
    fixes: (_hit, exchange) => allowOrigin(exchange.page),
    faulty: {
      'a development server': answer({[acao]: 'http://localhost:3000'}),
      'a slash at the end': preflight({
        answered: {...allows, [acao]: `${viewer}/`},
      }),
    },
  }),
  ...permissionRules,
  rule({
    id: 'cors-no-header',
    title: `The response has no ${acao}`,
    page: `${page}#access-to-xmlhttprequest-at--from-origin--has-been-blocked-by-cors-policy-no-access-control-allow-origin-header-is-present-on-the-requested-resource`,
    find: (exchange) =>
      counts(exchange) &&
      isOk(exchange) &&
      originsOf(exchange).length === 0 && {
        evidence: [`Origin: ${exchange.page}`],
        certainty: certaintyOf(exchange),
      },
    says: [
      /No 'Access-Control-Allow-Origin' header is present/,
      /CORS header 'Access-Control-Allow-Origin' missing/,
      /Origin \S+ is not allowed by Access-Control-Allow-Origin/,
      /cannot load \S+ due to access control checks/,
    ],
    why: ({certainty}, exchange) =>
      certainty === 'question'
        ? `Safari did not give the response of ${hostOf(exchange)} to the page. Is the page's origin another one? If not, the connection failed, or the page stopped the request.`
        : `The page's origin${exchange.page ? ` (\`${exchange.page}\`)` : ''} is not that of ${hostOf(exchange)}, and ${sends(exchange)} does not say that the page may read it.`,
    fixes: (_hit, exchange) =>
      isOfProvider(exchange)
        ? [
            at.provider(
              "Add the page's origin to those that the client may come from. In Keycloak, this is **Web origins** of the client.",
              exchange.page ?? viewer,
            ),
          ]
        : allowOrigin(exchange.page),
    faulty: {
      'a list of studies': refused({'Content-Type': 'application/dicom+json'}),
      'curl with an origin': `$ curl -i -H 'Origin: ${viewer}' '${archive}'\nHTTP/1.1 200 OK\nContent-Type: application/dicom+json\n\n[]\n`,
    },
    healthy: {
      'a response that names the origin': answer({[acao]: viewer}),
      'curl without an origin': `$ curl -i '${archive}'\nHTTP/1.1 200 OK\nContent-Type: application/dicom+json\n\n[]\n`,
    },
  }),
];
