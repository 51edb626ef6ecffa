/** What is wrong in a recording, and the rule that must come first for it. */
import {
  askedByCurl,
  search,
  withToken,
  frame,
  open,
  same,
  type Recorded,
} from './recorded';

export const faults: Record<string, Recorded> = {
  // CORS
  'no-header': {rule: 'cors-no-header', page: search},
  'wrong-origin': {
    rule: 'cors-wrong-origin',
    archive:
      'add_header Access-Control-Allow-Origin http://localhost:3000 always;',
    page: search,
  },
  'wildcard-credentials': {
    rule: 'cors-wildcard',
    archive:
      'add_header Access-Control-Allow-Origin * always; add_header Access-Control-Allow-Credentials true always;',
    page: `await get(ROOT + '/studies?limit=101', {}, true)`,
  },
  'two-values': {
    rule: 'cors-two-values',
    archive: `add_header Access-Control-Allow-Origin *; ${open}`,
    page: search,
  },
  'preflight-401': {
    rule: 'cors-preflight-refused',
    archive: `${open} if ($request_method = OPTIONS) { return 401; }`,
    page: withToken,
  },
  'header-not-allowed': {
    rule: 'cors-header-not-allowed',
    archive: `${open} add_header Access-Control-Allow-Headers "Accept, Content-Type" always; if ($request_method = OPTIONS) { return 204; }`,
    page: withToken,
  },
  'error-without-header': {
    rule: 'status-401',
    archive:
      'add_header Access-Control-Allow-Origin $http_origin; auth_basic archive; auth_basic_user_file /dev/null;',
    page: search,
  },
  // Reaching the archive
  'mixed-content': {
    rule: 'mixed-content',
    tls: true,
    root: 'http://archive.example.org/dicom-web',
    page: search,
  },
  'no-such-name': {
    rule: 'name-not-resolved',
    root: 'http://orthanc:8042/dicom-web',
    page: search,
  },
  'nobody-listens-curl': {
    rule: 'not-reachable',
    curl: ['-i', '--no-progress-meter', 'http://127.0.0.1:9/dicom-web/studies'],
  },
  'tls-on-plain-port': {
    rule: 'tls-on-plain-port',
    root: 'https://ARCHIVE/dicom-web',
    page: search,
  },
  certificate: {
    rule: 'certificate',
    strict: true,
    root: 'https://SECURE/dicom-web',
    page: search,
    tls: true,
  },
  // Roots
  'doubled-studies': {
    rule: 'doubled-path',
    root: '/dicom-web/studies',
    page: search,
  },
  'page-for-data': {
    rule: 'html-for-data',
    root: '/wrong-root',
    viewer: 'location / { try_files $uri /index.html; }',
    page: search,
  },
  'wrong-root': {rule: 'wrong-root', root: '/dicomweb', page: search},
  // Statuses
  'sign-in-needed': {
    rule: 'status-401',
    ...same,
    archive: 'auth_basic archive; auth_basic_user_file /dev/null;',
    page: search,
  },
  'not-acceptable': {
    rule: 'status-406',
    ...same,
    archive: 'if ($http_accept ~ "transfer-syntax") { return 406; }',
    page: `${search}; ${frame}`,
  },
  'bad-gateway': {
    rule: 'status-502',
    ...same,
    archive: 'proxy_pass http://127.0.0.1:9;',
    page: search,
  },
  // Types
  'no-boundary': {
    rule: 'multipart-no-boundary',
    ...same,
    archive:
      'default_type "multipart/related; type=application/octet-stream"; return 200 "--x\\r\\n\\r\\n--x--";',
    page: frame,
  },
  // Headers of the viewer's server
  'needs-corp': {
    rule: 'corp-blocked',
    viewer: 'add_header Cross-Origin-Embedder-Policy require-corp always;',
    // Browsers isolate only secure pages. The Orthanc of Debian does not render for pictures.
    tls: true,
    root: 'https://SECURE/dicom-web',
    archive: 'location ~ png$ { default_type image/png; return 200 x; }',
    page: `await picture(ROOT + '/logo.png')`,
  },
  'cached-config': {
    rule: 'config-cached',
    viewer: 'location = /app-config.js { expires 1h; }',
    files: {'app-config.js': 'window.config = {};'},
    page: `await script('/app-config.js')`,
  },
  'not-compressed': {
    rule: 'not-compressed',
    viewer: 'gzip off;',
    files: {
      'app.bundle.js': `/* ${'a viewer with many words; '.repeat(15_000)} */`,
    },
    page: `await script('/app.bundle.js')`,
  },
  // Sign-in
  'redirect-uri': {
    rule: 'oidc-redirect',
    viewer: `location = /auth { default_type text/html; return 400 "<p>Invalid parameter: redirect_uri</p>"; }`,
    page: `await get('/auth?client_id=ohif&redirect_uri=' + encodeURIComponent(location.origin + '/callback') + '&response_type=code&scope=openid')`,
  },
};

/** Written down before there was a rule, and not used to improve one. */
export const measured: Record<string, Recorded> = {
  'no-header-console': {rule: 'cors-no-header', page: search, console: true},
  'no-header-curl': {
    rule: 'cors-no-header',
    curl: ['-s', '-i', '-H', 'Origin: VIEWER', 'ROOT/studies?limit=1', '-v'],
  },
  'wrong-origin-slash': {
    rule: 'cors-wrong-origin',
    archive: 'add_header Access-Control-Allow-Origin "$http_origin/" always;',
    page: search,
  },
  'wildcard-console': {
    rule: 'cors-wildcard',
    archive: 'add_header Access-Control-Allow-Origin * always;',
    page: `await get(ROOT + '/studies?limit=101', {}, true)`,
    console: true,
  },
  'no-credentials': {
    rule: 'cors-credentials',
    archive: open,
    page: `await get(ROOT + '/studies?limit=101', {}, true)`,
  },
  'two-values-curl': {
    rule: 'cors-two-values',
    archive: `add_header Access-Control-Allow-Origin *; ${open}`,
    curl: ['-s', '-i', '-H', 'Origin: VIEWER', 'ROOT/studies?limit=1'],
  },
  'preflight-405-curl': {
    rule: 'cors-preflight-refused',
    archive: 'limit_except GET POST { deny all; }',
    curl: askedByCurl,
  },
  'preflight-redirect': {
    rule: 'cors-preflight-redirect',
    archive: `${open} if ($request_method = OPTIONS) { return 302 /sign-in; }`,
    page: withToken,
  },
  'accept-not-allowed': {
    rule: 'cors-header-not-allowed',
    archive: `${open} if ($request_method = OPTIONS) { return 204; }`,
    page: frame,
  },
  'method-not-allowed': {
    rule: 'cors-method-not-allowed',
    archive: `${open} add_header Access-Control-Allow-Headers "*" always; add_header Access-Control-Allow-Methods "GET, POST" always; if ($request_method = OPTIONS) { return 204; }`,
    page: `await send('PUT', ROOT + '/studies')`,
  },
  'mixed-content-console': {
    rule: 'mixed-content',
    tls: true,
    root: 'http://archive.example.org/dicom-web',
    page: search,
    console: true,
  },
  'no-such-name-curl': {
    rule: 'name-not-resolved',
    curl: [
      '-i',
      '--no-progress-meter',
      'http://orthanc.invalid:8042/dicom-web/studies',
    ],
  },
  'nobody-listens': {
    rule: 'not-reachable',
    root: 'http://127.0.0.1:9/dicom-web',
    page: search,
  },
  'tls-on-plain-port-curl': {
    rule: 'tls-on-plain-port',
    curl: ['-i', '--no-progress-meter', 'https://ARCHIVE/dicom-web/studies'],
  },
  'certificate-curl': {
    rule: 'certificate',
    curl: ['-i', '--no-progress-meter', 'https://SECURE/dicom-web/studies'],
  },
  'page-for-data-curl': {
    rule: 'html-for-data',
    viewer: 'location / { try_files $uri /index.html; }',
    curl: [
      '-s',
      '-i',
      '-H',
      'Accept: application/dicom+json',
      'VIEWER/pacs/studies?limit=1',
    ],
  },
  'page-for-script': {
    rule: 'html-for-script',
    viewer: 'location / { try_files $uri /index.html; }',
    page: `await script('/app-config.js')`,
  },
  'orthanc-rest': {
    rule: 'orthanc-rest',
    ...same,
    viewer: 'location ^~ /rest/ { proxy_pass http://127.0.0.1:ORTHANC/; }',
    page: `await get('/rest/studies')`,
  },
  'token-rejected-curl': {
    rule: 'status-401',
    archive: `add_header WWW-Authenticate 'Bearer error="invalid_token"' always; return 401;`,
    curl: [
      '-s',
      '-i',
      '-H',
      'Authorization: Bearer a-token-of-a-test',
      'ROOT/studies?limit=1',
    ],
  },
  'network-denied': {
    rule: 'status-403',
    ...same,
    archive: 'deny all;',
    page: search,
  },
  'too-large': {
    rule: 'status-413',
    ...same,
    archive: 'client_max_body_size 1k;',
    page: `await post(ROOT + '/studies', 'x'.repeat(5000), 'multipart/related; type="application/dicom"; boundary=x')`,
  },
  'gateway-timeout': {
    rule: 'status-504',
    ...same,
    archive: 'proxy_read_timeout 1s; proxy_pass http://127.0.0.1:SLOW;',
    page: search,
  },
  'wrong-mime': {
    rule: 'wrong-mime-type',
    viewer: 'types { text/html html; }',
    files: {'worker.mjs': 'export {};'},
    page: `await script('/worker.mjs', 'module')`,
  },
  'cached-worker': {
    rule: 'worker-cached',
    viewer:
      'location = /init-service-worker.js { add_header Cache-Control "public, max-age=604800"; }',
    files: {'init-service-worker.js': '/* none */'},
    page: `await script('/init-service-worker.js')`,
  },
  'silent-refresh': {
    rule: 'oidc-silent',
    viewer: `location = /silent-refresh.html { add_header X-Frame-Options DENY; default_type text/html; return 200 ok; }`,
    page: `await frameOf('/silent-refresh.html?error=login_required&state=1')`,
  },
};
