// cspell:ignore neterr httporthanc webstudies PKIX
/** Requests that never get a response: names, ports, certificates, and what the browser refuses to send. */
import type {Exchange} from '../model';
import {at, oneOrigin} from './fixes';
import {harOf, hostOf, rule, viewer, type NetworkRule} from './rule';

const failing = (
  error: string,
  url = 'https://archive.example.org/dicom-web/studies',
) => ({[error]: harOf({url, page: viewer, error})});

/** A finder of failures by the name that the browser or curl gives them. */
const failed =
  (pattern: RegExp) =>
  ({error}: Exchange) =>
    error && pattern.test(error) && {evidence: [error]};

export const reachRules: readonly NetworkRule[] = [
  rule({
    id: 'mixed-content',
    title: 'The page is on https:, and the request on http:',
    page: 'deployment/troubleshooting#mixed-content-the-page-at-https-was-loaded-over-https-but-requested-an-insecure-xmlhttprequest-endpoint-http',
    find: ({url, page, status, kind, error}) =>
      page?.startsWith('https:') &&
      url?.protocol === 'http:' &&
      !status &&
      // It was sent, and failed on the way.
      !/ERR_(?:NAME|CONNECTION|ADDRESS|CERT|SSL|TIMED)/.test(error ?? '') &&
      // Browsers treat this computer as secure, and upgrade pictures instead of blocking them.
      !/^(?:localhost|127\.|\[::1\])/.test(url.hostname) &&
      kind !== 'document' &&
      kind !== 'image' && {evidence: [`Page: ${page}`]},
    says: [
      /Mixed Content:.*requested an insecure/,
      /Blocked loading mixed active content/,
      /was not allowed to (?:run|display) insecure content/,
      /\[blocked\] .*requested insecure content from/,
    ],
    why: (_hit, exchange) =>
      `A browser does not let a page on https: send requests to http:, so the request to ${hostOf(exchange)} was never sent.`,
    fixes: () => [oneOrigin],
    faulty: {
      'an archive on http:': harOf({
        url: 'http://archive.example.org/dicom-web/studies',
        page: viewer,
        error: 'net::ERR_BLOCKED_BY_CLIENT',
      }),
    },
  }),
  rule({
    id: 'name-not-resolved',
    title: 'The host name is unknown',
    page: 'deployment/troubleshooting#get-httporthanc8042dicom-webstudies-neterr_name_not_resolved',
    find: failed(/ERR_NAME_NOT_RESOLVED|NS_ERROR_UNKNOWN_HOST|curl: \(6\)/),
    says: [
      /ERR_NAME_NOT_RESOLVED/,
      /NS_ERROR_UNKNOWN_HOST/,
      /server with the specified hostname could not be found/,
    ],
    why: (_hit, {url}) => {
      const name = url?.hostname;
      return `This computer cannot find ${name ? `the name \`${name}\`` : 'the host name'}.${
        name && !name.includes('.')
          ? ' A name without a dot usually is that of a container: Docker knows it, browsers do not.'
          : ''
      }`;
    },
    fixes: () => [
      oneOrigin,
      at.viewer(
        'Or use a name that the computers of your users know, in `qidoRoot`, `wadoRoot`, and `wadoUriRoot`.',
      ),
    ],
    faulty: {
      ...failing(
        'net::ERR_NAME_NOT_RESOLVED',
        'http://orthanc:8042/dicom-web/studies',
      ),
      curl: 'curl: (6) Could not resolve host: orthanc\n',
    },
  }),
  rule({
    id: 'tls-on-plain-port',
    title: 'https: on a port that does not use TLS',
    certainty: 'likely',
    page: 'deployment/troubleshooting#neterr_ssl_protocol_error-for-the-archive',
    find: failed(
      /ERR_SSL_PROTOCOL_ERROR|SSL_ERROR_RX_RECORD_TOO_LONG|curl: \(35\).*(?:wrong version number|packet length too long|record layer)/,
    ),
    says: [
      /ERR_SSL_PROTOCOL_ERROR/,
      /SSL_ERROR_RX_RECORD_TOO_LONG/,
      /SSL_do_handshake\(\) failed .*(?:wrong version number|packet length too long|record layer)/,
    ],
    why: (_hit, exchange) =>
      exchange.said?.includes('SSL_do_handshake')
        ? 'nginx connects to the archive with TLS, because the URL in `proxy_pass` begins with https:, but the archive listens without TLS at this port.'
        : `The URL begins with https:, but the program that listens at ${hostOf(exchange)} does not respond with TLS. Usually it uses plain HTTP.`,
    fixes: () => [
      oneOrigin,
      at.nginx(
        'TLS ends in nginx, and nginx uses plain HTTP to reach the archive.',
        'listen 443 ssl;\nlocation ^~ /dicom-web/ {\n  proxy_pass http://127.0.0.1:8042;\n}',
      ),
      at.orthanc(
        'Or turn on TLS in Orthanc. In `orthanc.json`:',
        '"SslEnabled": true,\n"SslCertificate": "/etc/orthanc/certificate.pem"',
      ),
    ],
    faulty: {
      ...failing(
        'net::ERR_SSL_PROTOCOL_ERROR',
        'https://archive.example.org:8042/x',
      ),
      curl: 'curl: (35) error:0A00010B:SSL routines::wrong version number\n',
      nginx:
        'viewer-1  | 2026/11/02 09:10:11 [error] 29#29: *4 SSL_do_handshake() failed (SSL: error:0A00010B:SSL routines::wrong version number) while SSL handshaking to upstream, client: 10.1.2.3, server: viewer.example.org\n',
    },
  }),
  rule({
    id: 'certificate',
    title: 'The browser does not trust the certificate',
    page: 'deployment/docker/ssl#use-a-certificate-from-a-certificate-authority',
    find: failed(
      /ERR_CERT_|SEC_ERROR_|MOZILLA_PKIX|SSL_ERROR_BAD_CERT_DOMAIN|curl: \((?:60|51)\)/,
    ),
    says: [
      /ERR_CERT_\w+/,
      /SEC_ERROR_\w+|MOZILLA_PKIX_\w+|SSL_ERROR_BAD_CERT_DOMAIN/,
      /certificate for this server is invalid/,
    ],
    why: ({evidence}, exchange) => {
      const text = `${exchange.error ?? ''} ${exchange.said ?? ''} ${evidence?.join(' ') ?? ''}`;
      const reason = /DATE_INVALID|EXPIRED|expired/.test(text)
        ? 'it has expired, or the clock of this computer is wrong'
        : /COMMON_NAME|BAD_CERT_DOMAIN|does not match|\(51\)/.test(text)
          ? 'it is for another host name'
          : 'nobody whom this computer trusts has signed it, or the server does not send the certificates in between';
      return `${hostOf(exchange)} has a certificate, but ${reason}. A page cannot accept it on its own, so each request fails.`;
    },
    fixes: () => [
      at.nginx(
        'Use a certificate for this name from an authority that your computers trust. The file needs the whole chain.',
        'ssl_certificate /etc/ssl/viewer/fullchain.pem;\nssl_certificate_key /etc/ssl/viewer/privkey.pem;',
      ),
      at.apache(
        'The file needs the whole chain.',
        'SSLCertificateFile /etc/ssl/viewer/fullchain.pem\nSSLCertificateKeyFile /etc/ssl/viewer/privkey.pem',
      ),
      at.caddy(
        'Caddy automatically gets a certificate for a public name. For names on your own network, provide yours:',
        'tls /etc/ssl/viewer/fullchain.pem /etc/ssl/viewer/privkey.pem',
      ),
      at.viewer(
        'For a test, open the URL of the archive in another tab, and accept the certificate there.',
      ),
    ],
    faulty: {
      ...failing('net::ERR_CERT_AUTHORITY_INVALID'),
      ...failing('net::ERR_CERT_DATE_INVALID'),
      curl: 'curl: (60) SSL certificate problem: self-signed certificate\n',
    },
  }),
  rule({
    id: 'not-reachable',
    title: 'Nothing responds at this host and port',
    page: 'deployment/troubleshooting#neterr_connection_refused-for-the-archive',
    find: failed(
      /ERR_CONNECTION_|ERR_ADDRESS_|ERR_TIMED_OUT|ERR_EMPTY_RESPONSE|ERR_UNSAFE_PORT|NS_ERROR_CONNECTION_REFUSED|NS_ERROR_NET_|curl: \((?:7|28|52|56)\)/,
    ),
    says: [
      /ERR_CONNECTION_(?:REFUSED|TIMED_OUT|RESET|CLOSED)|ERR_ADDRESS_|net::ERR_TIMED_OUT|ERR_EMPTY_RESPONSE|ERR_UNSAFE_PORT/,
      /NS_ERROR_CONNECTION_REFUSED/,
      /CORS request did not succeed/,
      /Could not connect to the server/,
    ],
    why: ({evidence}, exchange) => {
      const text = `${exchange.error ?? ''} ${exchange.said ?? ''} ${evidence?.join(' ') ?? ''}`;
      if (text.includes('UNSAFE_PORT')) {
        return `Browsers do not send requests to the port of ${hostOf(exchange)}: it belongs to another protocol. Let the archive listen on another port.`;
      }
      const isOwn = /^(?:localhost|127\.|\[::1\])/.test(
        exchange.url?.hostname ?? '',
      );
      return `${
        text.includes('CORS request did not succeed')
          ? `Firefox could not connect to ${hostOf(exchange)}, or does not trust its certificate`
          : /TIMED_OUT|\(28\)/.test(text)
            ? `${hostOf(exchange)} does not respond in time; often a firewall is in between`
            : /RESET|CLOSED|EMPTY|\((?:52|56)\)/.test(text)
              ? `${hostOf(exchange)} ended the connection without a response; the request may be too large for it`
              : `No program listens at ${hostOf(exchange)}, as seen from this computer`
      }.${isOwn ? ' `localhost` and `127.0.0.1` are the computer of the user, not the server.' : ''}`;
    },
    fixes: () => [
      oneOrigin,
      at.orthanc(
        'Check that it runs, and at which port. In `orthanc.json`:',
        '"HttpPort": 8042',
      ),
      at.viewer(
        'In Docker Compose, publish the port of the service with `ports`, or forward the path in the server of the viewer.',
      ),
    ],
    faulty: {
      ...failing(
        'net::ERR_CONNECTION_REFUSED',
        'http://localhost:8042/dicom-web/studies',
      ),
      ...failing('net::ERR_CONNECTION_TIMED_OUT'),
      curl: 'curl: (7) Failed to connect to 127.0.0.1 port 9\n',
    },
  }),

  /** Since Chromium 142; earlier ones refused insecure pages. https://chromestatus.com/feature/5152728072060928 */
  rule({
    id: 'local-network',
    title: 'The browser protects the local network from this page',
    page: 'deployment/cors#is-it-really-cors',
    find: failed(/ERR_BLOCKED_BY_(?:LOCAL|PRIVATE)_NETWORK_ACCESS_CHECKS/),
    says: [
      /Permission was denied for this request to access the `?\w+`? address space/,
      /is in more-private address space/,
      /ERR_BLOCKED_BY_(?:LOCAL|PRIVATE)_NETWORK_ACCESS_CHECKS/,
    ],
    why: (_hit, exchange) =>
      `${hostOf(exchange)} is in a network that is more private than that of the page, such as an archive at \`localhost\` or in the hospital for a viewer on a public host. Chromium sends such a request only if the page uses HTTPS and the user allows it.`,
    fixes: () => [
      oneOrigin,
      at.viewer(
        'If the archive stays on another host, serve the viewer over HTTPS, and allow its origin for all users with this browser policy.',
        '"LocalNetworkAccessAllowedForUrls": ["https://viewer.example.org"]',
      ),
      at.viewer(
        'If the viewer is in a frame, the page around it must pass the permission on.',
        '<iframe allow="local-network-access" src="https://viewer.example.org"></iframe>',
      ),
    ],
    faulty: {
      ...failing('net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS'),
      'an archive at localhost':
        "Access to fetch at 'http://localhost:8042/dicom-web/studies' from origin 'https://viewer.example.org' has been blocked by CORS policy: Permission was denied for this request to access the `loopback` address space.\n",
    },
  }),
  rule({
    id: 'csp-blocked',
    title: 'A Content-Security-Policy forbids the request',
    page: 'deployment/nginx--image-archive#set-a-content-security-policy',
    find: failed(/ERR_BLOCKED_BY_CSP|^csp$/),
    says: [
      /violates the following Content Security Policy directive: "?(?:connect|script|img|default|worker|style|font)-src/,
      /'unsafe-eval' is not an allowed source of script/,
      /Content[- ]Security[- ]Policy: The page.s settings blocked/,
    ],
    aboutOf: (said) => /'unsafe-eval'/.exec(said)?.[0],
    why: ({about}, exchange) =>
      about
        ? "The decoders of compressed images create functions from text, and the Content-Security-Policy of the page or of its workers does not contain `'unsafe-eval'`."
        : `The server of the page sends a Content-Security-Policy that does not list ${hostOf(exchange)}, so the browser did not send the request.`,
    fixes: ({about}, {url}) => [
      at.nginx(
        'Add the origin to the directive that the console names.',
        about
          ? "script-src 'self' 'unsafe-inline' 'unsafe-eval';"
          : `connect-src 'self' ${url?.origin ?? 'https://archive.example.org'};`,
      ),
      ...(about ? [] : [oneOrigin]),
    ],
    faulty: {
      Chromium: `Refused to connect to 'https://archive.example.org/dicom-web/studies' because it violates the following Content Security Policy directive: "connect-src 'self'".`,
      'a decoder': `EvalError: Evaluating a string as JavaScript violates the following Content Security Policy directive because 'unsafe-eval' is not an allowed source of script.`,
    },
  }),
];
