import {
  askedByCurl,
  search,
  withToken,
  frame,
  open,
  allowed,
  same,
  type Recorded,
} from './recorded';

/** Nothing is wrong in these. */
export const healthy: Record<string, Recorded> = {
  search: {...same, page: search},
  'search-curl': {curl: ['-s', '-i', 'ROOT/studies?limit=1']},
  'search-verbose': {curl: ['-s', '-v', 'ROOT/studies?limit=1']},
  'search-header': {curl: ['-s', '-I', 'ROOT/studies?limit=1', '-X', 'GET']},
  series: {...same, page: `await get(ROOT + STUDY + '/series')`},
  metadata: {...same, page: `await get(ROOT + STUDY + '/metadata')`},
  frames: {...same, page: frame},
  'frames-unquoted': {
    ...same,
    page: `await get(ROOT + FRAME, {Accept: 'multipart/related; type=application/octet-stream; transfer-syntax=*'})`,
  },
  'cors-list': {archive: allowed, page: search},
  'cors-token': {archive: allowed, page: withToken},
  'cors-frames': {archive: allowed, page: frame},
  'cors-star': {
    archive: 'add_header Access-Control-Allow-Origin * always;',
    page: search,
  },
  'cors-credentials': {
    archive: `${open} add_header Access-Control-Allow-Credentials true always;`,
    page: `await get(ROOT + '/studies?limit=101', {}, true)`,
  },
  'cors-preflight-curl': {archive: allowed, curl: askedByCurl},
  config: {
    viewer: 'location = /app-config.js { add_header Cache-Control no-store; }',
    files: {'app-config.js': 'window.config = {};'},
    page: `await script('/app-config.js')`,
  },
  compressed: {
    viewer: 'gzip on; gzip_types text/javascript application/javascript;',
    files: {
      'app.bundle.js': `/* ${'a viewer with many words; '.repeat(15_000)} */`,
    },
    page: `await script('/app.bundle.js')`,
  },
  'no-study': {
    ...same,
    page: `await get(ROOT + '/studies?limit=101&PatientID=nobody')`,
  },
  'two-pages': {
    ...same,
    page: `${search}; await get(ROOT + '/studies?limit=101&offset=101'); await get(ROOT + STUDY + '/series'); ${frame}`,
  },
  'isolated-page': {
    ...same,
    viewer:
      'add_header Cross-Origin-Embedder-Policy require-corp always; add_header Cross-Origin-Opener-Policy same-origin always;',
    page: search,
  },
  tls: {tls: true, ...same, page: search},
};
