/** Statuses of errors, and what each usually means for the viewer. RFC 9110 has their definitions. */
import {isDicomweb, isPreflight, valueOf, type Exchange} from '../model';
import {at, largerBody, moreTime, type Fix} from './fixes';
import {
  askedLines,
  harOf,
  hostOf,
  lines,
  rule,
  type NetworkRule,
  type RuleSource,
  list,
  viewer,
} from './rule';

const frame = `${viewer}/dicom-web/studies/1.2/series/1.3/instances/1.4/frames/1`;

/** The first words of an error page. */
const bodyOf = ({body}: Exchange) => {
  const text = body
    ?.replace(/<style[^]*?<\/style>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text ? [text.slice(0, 160)] : [];
};

/** The status in a message: "GET … 404 (Not Found)", "status of 404", "Status code: 404". */
const saysStatus = (status: number): RegExp[] => [
  new RegExp(
    `(?:GET|POST|PUT|OPTIONS|DELETE|HEAD) https?:\\S+ (?:net::\\w+ )?${status}\\b`,
  ),
  new RegExp(
    `https?:\\S+ ${status} [A-Z]|\\b${status} (?:Client|Server) Error:`,
  ),
  new RegExp(`status(?: code)?:? (?:of )?${status}\\b`, 'i'),
  new RegExp(
    `(?:"?HttpStatus"?|"(?:statusCode|responseCode)"|"error"\\s*:\\s*\\{\\s*"code")\\s*:\\s*"?${status}`,
  ),
];

type StatusRule = Omit<RuleSource, 'id' | 'find' | 'faulty'> &
  Partial<Pick<RuleSource, 'faulty'>> & {
    status: number;
    headers?: readonly string[];
    asked?: readonly string[];
    only?: (exchange: Exchange) => boolean;
  };

/** CORS headers are often missing on errors, and the console then speaks of CORS. */
const cors = ({page, url, answered}: Exchange) =>
  page &&
  page !== (url?.origin ?? page) &&
  answered &&
  !valueOf(answered, 'access-control-allow-origin')
    ? ' The console may say CORS: errors often lack those headers. This status is the cause.'
    : '';

const statusRule = ({
  status,
  headers = ['Server'],
  asked = [],
  only = () => true,
  says = [],
  why,
  ...rest
}: StatusRule): NetworkRule =>
  rule({
    id: `status-${status}`,
    certainty: 'likely',
    find: (exchange) =>
      exchange.status === status &&
      !isPreflight(exchange) &&
      only(exchange) && {
        evidence: [
          ...askedLines(exchange, ...asked),
          ...lines(exchange, ...headers),
          ...bodyOf(exchange),
        ],
      },
    says: [...saysStatus(status), ...says],
    why: (hit, exchange) => why(hit, exchange) + cors(exchange),
    faulty: {[`${status}`]: harOf({url: list.url, status})},
    ...rest,
  });

const signIn: Fix[] = [
  at.viewer(
    'If users sign in at a provider, set `oidc` in `app-config.js`: the viewer then sends the token. It never sends a password.',
  ),
  at.nginx(
    'If the archive has a password, put your own sign-in in front, and let nginx send the password.',
    'proxy_set_header Authorization "Basic …";',
  ),
  at.orthanc(
    'With `AuthenticationEnabled`, Orthanc needs a name and a password for each request. A proxy in front must send them. It also returns 401 to other computers while `RemoteAccessAllowed` is false; turn authentication on first.',
    '"AuthenticationEnabled": true,\n"RemoteAccessAllowed": true',
  ),
  at.dcm4chee(
    'The secured version needs a token of its Keycloak. Register the viewer there as a client.',
  ),
];

const aboutAccept = (exchange: Exchange) => {
  const accept = valueOf(exchange.asked, 'accept');
  return accept ? ` \`Accept: ${accept}\`` : '';
};

const acceptFixes: Fix[] = [
  at.viewer(
    'In the data source of `app-config.js`: leave out the quotation marks, or ask for a type that the archive supports.',
    "omitQuotationForMultipartRequest: true,\n// or\nacceptHeader: ['multipart/related; type=application/octet-stream; transfer-syntax=*'],",
  ),
];

const isAcceptRefused = ({status, body}: Exchange) =>
  status === 400 &&
  /cannot generate the following content type|WADO-RS plugin|transfer.?syntax/i.test(
    body ?? '',
  );

/** Orthanc rejects a header Accept with 400 and this sentence. */
const acceptRefused = rule({
  id: 'accept-refused',
  title: 'The archive does not support any type in the Accept header',
  page: 'configuration/dataSources/dicom-web#400-or-406-for-series-or-metadata-and-the-study-does-not-open',
  find: (exchange) =>
    isAcceptRefused(exchange) && {
      evidence: [...askedLines(exchange, 'Accept'), ...bodyOf(exchange)],
    },
  says: [/cannot generate the following|WADO-RS plugin only supports/],
  why: (_hit, exchange) =>
    `The request accepts only types that this version of the archive cannot return:${aboutAccept(exchange) || ' its Accept header is in the response'}. Orthanc returns status 400 in this case.`,
  fixes: () => acceptFixes,
  faulty: {
    Orthanc: harOf({
      url: `${viewer}/dicom-web/studies/1.2/metadata`,
      status: 400,
      body: '{"Details":"This WADO-RS plugin cannot generate the following content type: x","HttpStatus":400}',
    }),
  },
});

export const statusRules: readonly NetworkRule[] = [
  statusRule({
    status: 502,
    title: 'The proxy cannot reach the server behind it',
    page: 'deployment/nginx--image-archive#502-bad-gateway',
    says: [
      /connect\(\) (?:to \S+ )?failed \(\d+:|upstream sent too big header|upstream prematurely closed|SSL_do_handshake\(\) failed|AH00957|AH01114|AH01102|AH00898/,
    ],
    why: (_hit, exchange) =>
      `${exchange.said && !exchange.status ? 'What the proxy forwards the request to' : `${hostOf(exchange)} is a proxy, and what it forwards the request to`} does not respond: it does not run, it has another host or port, or its response headers are too large.`,
    fixes: () => [
      at.nginx(
        'Test the URL in `proxy_pass` from the computer or container that runs nginx. The reason is in the error log of nginx.',
        'curl -i http://127.0.0.1:8042/dicom-web/studies?limit=1',
      ),
      at.viewer(
        'In Docker Compose, use the name of the service, and restart the viewer if the archive was replaced.',
        'docker compose restart viewer',
      ),
      at.apache(
        'Check the URL in `ProxyPass`. With SELinux, Apache also needs permission to connect.',
        'setsebool -P httpd_can_network_connect 1',
      ),
    ],
  }),
  statusRule({
    status: 503,
    title: 'The server accepts no more requests for now',
    page: 'deployment/troubleshooting',
    headers: ['Server', 'Retry-After'],
    says: [/limiting (?:requests|connections)/, /no live upstreams|AH00959/],
    why: (_hit, exchange) =>
      `${hostOf(exchange)} is starting, is overloaded, or limits the number of requests. A viewer sends hundreds at once for a large study.`,
    fixes: () => [
      at.nginx(
        'With `limit_req` or `limit_conn`, nginx returns 503 for requests above the limit. In the location of the archive, allow bursts as large as a study.',
        'limit_req zone=NAME burst=2000 nodelay;',
      ),
      at.apache(
        'After a failed connection, Apache returns 503 for 60 seconds without trying again. Let it try again immediately.',
        'ProxyPass "/dicom-web/" "http://127.0.0.1:8042/dicom-web/" retry=0',
      ),
    ],
  }),
  statusRule({
    status: 429,
    title: 'The server limits the number of requests',
    page: 'deployment/troubleshooting',
    headers: ['Server', 'Retry-After'],
    why: (_hit, exchange) =>
      `${hostOf(exchange)} limits how many requests it accepts in a given time, and a large study needs more.`,
    fixes: () => [
      at.viewer(
        'If the limit cannot be raised, let the viewer send fewer requests at once. At the top of `app-config.js`:',
        'maxNumRequests: {interaction: 10, thumbnail: 5, prefetch: 5},',
      ),
    ],
  }),
  statusRule({
    status: 405,
    title: 'The server does not allow the method of this request',
    page: 'deployment/nginx--image-archive',
    headers: ['Allow', 'Server'],
    why: (_hit, exchange) =>
      `${hostOf(exchange)} has the path, but does not accept ${exchange.method} there. ${exchange.method === 'POST' ? 'Often a request to save goes to the web server with the files of the viewer, which is read-only, instead of the archive.' : 'The archive, or a proxy in front of it, is read-only.'}`,
    fixes: () => [
      at.viewer(
        'Saving sends a POST request to `wadoRoot`. Check that this is a path of the archive.',
        "wadoRoot: '/dicom-web',",
      ),
    ],
  }),
  statusRule({
    status: 504,
    title: 'The server takes longer than the proxy waits',
    page: 'deployment/troubleshooting#504-gateway-time-out',
    says: [/upstream timed out/],
    why: (_hit, {timing}) =>
      `The proxy got no response in time${timing && timing.total > 900 ? ` (${(timing.total / 1000).toFixed(1)} s)` : ''}. With an archive, this often is the metadata of a large study.`,
    fixes: () => moreTime,
  }),
  statusRule({
    status: 413,
    title: 'The upload is larger than the server accepts',
    page: 'deployment/troubleshooting#413-request-entity-too-large',
    certainty: 'sure',
    says: [
      /\b413\b.*(?:Entity|Content|Payload) Too Large/i,
      /client intended to send too large body/,
    ],
    why: (_hit, exchange) =>
      `${hostOf(exchange)} has a limit for the size of a request, and a saved segmentation or an uploaded image is larger.`,
    fixes: () => largerBody,
  }),
  acceptRefused,
  statusRule({
    status: 406,
    title: 'The archive does not support any type in the Accept header',
    page: 'configuration/dataSources/dicom-web#400-or-406-for-series-or-metadata-and-the-study-does-not-open',
    asked: ['Accept'],
    says: [/\b406\b.*(?:Not Acceptable|error)/i],
    why: (_hit, exchange) =>
      `The archive cannot return any type or transfer syntax that the request accepts:${aboutAccept(exchange) || ' see its Accept header'}.`,
    fixes: () => acceptFixes,
    faulty: {
      'a frame': harOf({
        url: frame,
        status: 406,
        asked: {
          Accept:
            'multipart/related; type="application/octet-stream"; transfer-syntax="*"',
        },
      }),
    },
  }),
  statusRule({
    status: 401,
    title: 'The request needs a sign-in, or its token is not accepted',
    page: 'deployment/authorization#when-it-goes-wrong',
    headers: ['WWW-Authenticate'],
    // Of a provider: its own rule knows more.
    only: ({url}) => !/\/(?:token|auth)$/.test(url?.pathname ?? ''),
    why: (_hit, exchange) => {
      const challenge = valueOf(exchange.answered, 'www-authenticate') ?? '';
      const hasToken = valueOf(exchange.asked, 'authorization') !== undefined;
      return `${hostOf(exchange)} ${
        hasToken || challenge.includes('invalid_token')
          ? 'does not accept the token of the request: it has expired, or it is for another service.'
          : `requires a sign-in${/^basic/i.test(challenge) ? ', with a name and a password (Basic)' : ''}. The recording shows no token; Chromium leaves tokens out of a HAR file unless it is saved with sensitive data.`
      }`;
    },
    fixes: () => signIn,
  }),
  statusRule({
    status: 403,
    title: 'The server does not allow this request',
    page: 'deployment/nginx--image-archive#403-forbidden-for-everything-or-for-nobody',
    says: [/access forbidden by rule/],
    why: (_hit, exchange) =>
      `${hostOf(exchange)} understood the request and refuses it${exchange.method === 'GET' ? '' : `: often because of the method ${exchange.method}`}. The user has no right to it, or the network or the method is not on the list of the proxy.`,
    fixes: () => [
      at.nginx(
        'Look for lines such as these in the location of the archive; do not add them. Behind another proxy, nginx sees the IP address of that proxy.',
        'allow 10.0.0.0/8;\ndeny all;\nlimit_except GET POST {\n  deny all;\n}',
      ),
      at.apache(
        'Look for `Require` in the location of the archive.',
        'Require ip 10.0.0.0/8',
      ),
      at.caddy(
        'Look for a matcher such as this one in the site of the archive.',
        '@outside not remote_ip 10.0.0.0/8\nrespond @outside 403',
      ),
      at.iis(
        'Look for addresses such as these in `system.webServer`, in `web.config` or `applicationHost.config`.',
        '<security>\n  <ipSecurity allowUnlisted="false">\n    <add ipAddress="10.0.0.0" subnetMask="255.0.0.0" allowed="true" />\n  </ipSecurity>\n</security>',
      ),
      at.provider('Give the account the role that the archive requires.'),
    ],
  }),
  statusRule({
    status: 404,
    title: 'The server does not have what the viewer asked for',
    page: 'configuration/dataSources/dicom-web#when-it-goes-wrong',
    certainty: 'question',
    only: (exchange) => isDicomweb(exchange),
    why: (_hit, exchange) =>
      exchange.url && !isDicomweb(exchange)
        ? `\`${exchange.url.pathname}\` is not there. Is this path one of the server that should respond?`
        : `\`${exchange.url?.pathname.split('/').pop() ?? 'It'}\` of this study is not there. Was the study deleted, or does the archive not support this request (thumbnails and rendered images are optional)?`,
    fixes: () => [
      at.viewer(
        'If the archive has no thumbnails or rendered images, let the viewer make them from the frames.',
        "thumbnailRendering: 'wadors',\nimageRendering: 'wadors',",
      ),
    ],
    faulty: {'a frame': harOf({url: frame, status: 404})},
    healthy: {
      'an icon': harOf({
        url: `${viewer}/favicon.ico`,
        status: 404,
        kind: 'other',
      }),
    },
  }),
  statusRule({
    status: 421,
    title: 'The server has no site of this name',
    page: 'deployment/nginx--image-archive#421-misdirected-request',
    why: (_hit, exchange) =>
      `The server responds to other names than ${hostOf(exchange)}.`,
    fixes: () => [
      at.nginx(
        'Add the host name that is in the address bar.',
        'server_name viewer.example.org;',
      ),
    ],
  }),
  statusRule({
    status: 500,
    title: 'The server failed',
    page: 'deployment/troubleshooting',
    why: (_hit, exchange) =>
      `${hostOf(exchange)} failed to process the request. Its log contains the reason, but the recording contains only the status.`,
    fixes: () => [
      at.orthanc(
        'Read the log, and ask it for details in its responses. In `orthanc.json`:',
        '"HttpDescribeErrors": true',
      ),
      at.nginx(
        'Behind a sign-in, an upload that is too large for the location of the session check also gets 500.',
        'client_max_body_size 0;',
      ),
    ],
  }),
  statusRule({
    status: 400,
    title: 'The archive does not understand the request',
    page: 'configuration/dataSources/dicom-web#when-it-goes-wrong',
    certainty: 'question',
    only: (exchange) => isDicomweb(exchange) && !isAcceptRefused(exchange),
    asked: ['Accept'],
    why: (_hit, exchange) =>
      `${hostOf(exchange)} rejects the path, a parameter, or the Accept header. Is this the root of the DICOMweb service, and does the archive support the parameters of the search?`,
    fixes: () => [
      at.viewer(
        'If only searches fail, turn off what the archive does not support.',
        'supportsFuzzyMatching: false,\nsupportsWildcard: false,',
      ),
    ],
  }),
];
