/**
 * Runs of the viewer itself, with the whole server of a recipe: without a fault, and with one.
 * Each cause was written down before the doctor read the recording.
 */
import {allowed, open, same, type Recorded} from './recorded';

const gzip = `gzip on; gzip_types text/css text/javascript application/javascript application/json application/dicom+json image/svg+xml;`;
const config =
  'location = /app-config.js { add_header Cache-Control no-store; }';
const files = `location ~ "^/.+\\.(?:js|mjs|css|map|wasm|json|svg|png|ico|woff2?)$" { try_files $uri =404; }
  location / { try_files $uri /index.html; }`;
const served = `${gzip} ${config} ${files}`;
const list = {viewer: served, route: '/'};
const study = {viewer: served, route: '/viewer?StudyInstanceUIDs=STUDY'};
const ownList = {...list, ...same};
const ownStudy = {...study, ...same};
const secure = {tls: true as const, root: 'https://SECURE/dicom-web'};

export const viewerHealthy: Record<string, Recorded> = {
  'viewer-list': ownList,
  'viewer-list-filtered': {
    ...ownList,
    route: '/?patientName=Pha&modalities=CT',
    source: {supportsFuzzyMatching: true},
  },
  'viewer-list-cors': {...list, archive: allowed},
  'viewer-study': ownStudy,
  'viewer-study-cors': {...study, archive: allowed},
  'viewer-study-quotes-cors': {
    ...study,
    archive: allowed,
    source: {omitQuotationForMultipartRequest: false},
  },
  'viewer-study-wado-uri': {
    ...ownStudy,
    viewer: `${served} location = /wado { proxy_pass http://127.0.0.1:ORTHANC; }`,
    source: {imageRendering: 'wadouri', thumbnailRendering: 'wadouri'},
  },
  'viewer-study-not-lazy': {...ownStudy, source: {enableStudyLazyLoad: false}},
  'viewer-study-tls': {...study, ...secure, archive: allowed},
  'viewer-study-isolated': {
    ...study,
    ...secure,
    archive: allowed,
    viewer: `${served} add_header Cross-Origin-Embedder-Policy require-corp always; add_header Cross-Origin-Opener-Policy same-origin always;`,
  },
  'viewer-study-unknown': {
    ...ownStudy,
    route: '/viewer?StudyInstanceUIDs=1.2.3',
  },
};

export const viewerFaults = {
  'viewer-no-header': {rule: 'cors-no-header', ...list},
  'viewer-wrong-origin': {
    rule: 'cors-wrong-origin',
    ...study,
    archive:
      'add_header Access-Control-Allow-Origin http://localhost:3000 always;',
  },
  'viewer-quotes': {
    rule: 'cors-header-not-allowed',
    ...study,
    archive: `${open} if ($request_method = OPTIONS) { return 204; }`,
    source: {omitQuotationForMultipartRequest: false},
  },
  'viewer-wrong-root': {
    rule: 'wrong-root',
    ...list,
    root: '/dicomweb',
    viewer: `${served} location ^~ /dicomweb { return 404; }`,
  },
  'viewer-doubled': {rule: 'doubled-path', ...list, root: '/dicom-web/studies'},
  'viewer-page-for-data': {rule: 'html-for-data', ...study, root: '/pacs'},
  'viewer-rest': {
    rule: 'orthanc-rest',
    ...list,
    root: '/rest',
    viewer: `${served} location ^~ /rest/ { proxy_pass http://127.0.0.1:ORTHANC/; }`,
  },
  'viewer-sign-in': {
    rule: 'status-401',
    ...ownStudy,
    archive: 'auth_basic archive; auth_basic_user_file /dev/null;',
  },
  'viewer-stopped': {
    rule: 'status-502',
    ...ownList,
    archive: 'proxy_pass http://127.0.0.1:9;',
  },
  'viewer-redirect-loop': {
    rule: 'redirect-loop',
    ...ownList,
    archive: 'return 302 $request_uri;',
  },
  'viewer-logo': {
    rule: 'corp-blocked',
    ...list,
    ...secure,
    script: `window.config.whiteLabeling = {createLogoComponentFn: (React) => React.createElement('img', {src: 'https://SECURE/dicom-web/logo.png'})};`,
    viewer: `${served} add_header Cross-Origin-Embedder-Policy require-corp always;`,
    archive: `${allowed} location ~ png$ { default_type image/png; return 200 x; }`,
  },
  'viewer-config-missing': {
    rule: 'file-missing',
    ...ownList,
    viewer: `${gzip} location = /app-config.js { return 404; } ${files}`,
  },
} satisfies Record<string, Recorded>;

/** Not used to improve a rule. */
export const viewerMeasured = {
  'viewer-not-acceptable': {
    rule: 'status-406',
    ...ownStudy,
    archive: 'if ($http_accept ~ "transfer-syntax") { return 406; }',
  },
  'viewer-config-page': {
    rule: 'html-for-script',
    ...ownList,
    viewer: `${gzip} location = /app-config.js { try_files /nothing /index.html; } ${files}`,
  },
  'viewer-chunk-missing': {
    rule: 'file-missing',
    ...ownStudy,
    viewer: `${gzip} ${config} location ~ "^/\\d+\\." { return 404; } ${files}`,
  },
  'viewer-cached-config': {
    rule: 'config-cached',
    ...ownList,
    viewer: `${gzip} location = /app-config.js { expires 1h; } ${files}`,
  },
};
