// cspell:ignore doesnt
/** Preflight requests: the browser asks with OPTIONS before it sends what a page wants to send. */
import {isOk, isPreflight, valueOf, valuesOf, type Exchange} from '../model';
import {allows, page, preflight} from './cors-examples';
import {at, allowOrigin} from './fixes';
import {askedLines, hostOf, lines, rule, type NetworkRule} from './rule';

const listOf = (exchange: Exchange, name: string) =>
  valuesOf(exchange.answered, name)
    .flatMap((value) => value.toLowerCase().split(','))
    .map((one) => one.trim())
    .filter(Boolean);

const hasStar = (exchange: Exchange, name: string) =>
  listOf(exchange, name).includes('*') &&
  valueOf(exchange.answered, 'access-control-allow-credentials') !== 'true';

/** Headers of the question that the response does not allow. */
function refusedHeaders(exchange: Exchange): string[] {
  if (
    !isPreflight(exchange) ||
    !isOk(exchange) ||
    hasStar(exchange, 'access-control-allow-headers')
  ) {
    return [];
  }
  const allowed = listOf(exchange, 'access-control-allow-headers');
  return valuesOf(exchange.asked, 'access-control-request-headers')
    .flatMap((value) => value.toLowerCase().split(','))
    .map((one) => one.trim())
    .filter((one) => one && !allowed.includes(one));
}

/** Of the question itself. */
export const preflightRules: readonly NetworkRule[] = [
  rule({
    id: 'cors-preflight-refused',
    title: 'The server refuses the preflight request',
    page: `${page}#response-to-preflight-request-doesnt-pass-access-control-check-it-does-not-have-http-ok-status`,
    find: (exchange) =>
      isPreflight(exchange) &&
      exchange.status !== undefined &&
      exchange.status >= 400 && {
        evidence: askedLines(exchange, 'Access-Control-Request-Headers'),
      },
    says: [
      /doesn't pass access control check: It does not have HTTP ok status/,
      /Preflight response is not successful/,
      /CORS preflight (?:response|channel) did not succeed/,
      /Invalid HTTP status code \d+/,
      /Response for preflight has invalid HTTP status code/,
      /Response to preflight request doesn't pass.*HTTP status code [45]\d\d/,
    ],
    why: (_hit, {status, url}) =>
      `Before the request, the browser sends an OPTIONS request to ${url?.host ?? 'the server'}, without a sign-in, and gets ${status ? `status ${status}` : 'an error'}. It needs a status from 200 to 299, so it never sends the request itself.`,
    fixes: (_hit, exchange) => allowOrigin(exchange.page),
    faulty: {
      'OPTIONS gets 401': preflight({status: 401}),
      'OPTIONS gets 405': preflight({status: 405, answered: allows}),
    },
    healthy: {
      'a preflight request that succeeds': preflight({answered: allows}),
    },
  }),
  rule({
    id: 'cors-preflight-redirect',
    title: 'The server redirects the preflight request',
    page: `${page}#is-it-really-cors`,
    find: (exchange) =>
      isPreflight(exchange) &&
      exchange.status !== undefined &&
      exchange.status >= 300 &&
      exchange.status < 400 && {evidence: lines(exchange, 'Location')},
    says: [
      /Redirect is not allowed for a preflight request/,
      /CORS request external redirect not allowed/,
    ],
    why: (_hit, exchange) =>
      `${hostOf(exchange)} sends the preflight request somewhere else, usually to a sign-in page, or from http: to https:. Browsers do not follow a redirect of a preflight request.`,
    fixes: (_hit, exchange) => allowOrigin(exchange.page),
    faulty: {
      'to a sign-in page': preflight({
        status: 302,
        answered: {Location: '/login'},
      }),
    },
  }),
];
/** Of what the response to the question allows. */
export const permissionRules: readonly NetworkRule[] = [
  rule({
    id: 'cors-header-not-allowed',
    title: 'The server does not allow a header of the request',
    page: 'deployment/troubleshooting#request-header-field--is-not-allowed-by-access-control-allow-headers-in-preflight-response',
    find: (exchange) => {
      const refused = refusedHeaders(exchange);
      return (
        refused.length && {
          about: refused.join(', '),
          evidence: [
            ...askedLines(exchange, 'Access-Control-Request-Headers'),
            ...lines(exchange, 'Access-Control-Allow-Headers'),
          ],
        }
      );
    },
    says: [
      /Request header field \S+ is not allowed by Access-Control-Allow-Headers/,
      /header '[^']+' is not allowed according to header 'Access-Control-Allow-Headers'/,
      /missing token '[^']+' in CORS header 'Access-Control-Allow-Headers'/,
    ],
    aboutOf: (said) =>
      /Request header field (\S+)|(?:header|token) '([^']+)'/
        .exec(said)
        ?.slice(1)
        .find(Boolean)
        ?.toLowerCase(),
    why: ({about}, exchange) =>
      `The browser asked ${hostOf(exchange)} whether the page may send \`${about ?? 'the header'}\`, and the response does not list it in \`Access-Control-Allow-Headers\`.${
        about?.includes('accept')
          ? ' The header Accept needs this because of the quotation marks in it.'
          : ''
      }`,
    fixes: ({about}, exchange) => [
      ...allowOrigin(
        exchange.page,
        [
          ...new Set([
            'accept',
            'authorization',
            'content-type',
            ...(about?.split(', ') ?? []),
          ]),
        ].join(', '),
      ),
      ...(about?.includes('accept')
        ? [
            at.viewer(
              'Or leave out the quotation marks, in the data source of `app-config.js`. Then the browser does not ask.',
              'omitQuotationForMultipartRequest: true,',
            ),
          ]
        : []),
    ],
    faulty: {
      'the token': preflight({
        answered: {...allows, 'Access-Control-Allow-Headers': 'Accept'},
      }),
      'with credentials, * is not a wildcard': preflight({
        answered: {
          ...allows,
          'Access-Control-Allow-Headers': '*',
          'Access-Control-Allow-Credentials': 'true',
        },
      }),
    },
    healthy: {
      'upper and lower case': preflight({
        answered: {
          ...allows,
          'Access-Control-Allow-Headers': 'AUTHORIZATION',
        },
      }),
    },
  }),
  rule({
    id: 'cors-method-not-allowed',
    title: 'The server does not allow the method of the request',
    page: `${page}#allow-the-viewers-origin-at-the-archive`,
    find: (exchange) => {
      const method = valueOf(exchange.asked, 'access-control-request-method');
      const name = 'access-control-allow-methods';
      return (
        isPreflight(exchange) &&
        isOk(exchange) &&
        method &&
        // These need no permission.
        !/^(?:GET|HEAD|POST)$/.test(method) &&
        !hasStar(exchange, name) &&
        !listOf(exchange, name).includes(method.toLowerCase()) && {
          about: method,
          evidence: lines(exchange, 'Access-Control-Allow-Methods'),
        }
      );
    },
    says: [
      /Method \S+ is not allowed by Access-Control-Allow-Methods/,
      /Did not find method in CORS header 'Access-Control-Allow-Methods'/,
    ],
    aboutOf: (said) => /Method (\S+) is not/.exec(said)?.[1],
    why: ({about}, exchange) =>
      `The page wants to send ${about ?? 'a request'} to ${hostOf(exchange)}, and \`Access-Control-Allow-Methods\` does not list that method.`,
    fixes: ({about}, exchange) =>
      allowOrigin(
        exchange.page,
        undefined,
        `GET, POST, OPTIONS${about ? `, ${about}` : ''}`,
      ),
    faulty: {
      PUT: preflight({
        asked: {'Access-Control-Request-Method': 'PUT'},
        answered: {...allows, 'Access-Control-Allow-Methods': 'GET, POST'},
      }),
    },
  }),
];
