/** What the recipe of an archive on another origin must do. */
import {host, uid} from './sample-files';
import type {Step} from './steps';

export const archiveHost = 'archive.example.org';
const origin = `https://${host}`;
const allowed = 'access-control-allow-origin';

const from = (Origin: string, method = 'GET'): Step['send'] => ({
  method,
  headers: {
    Origin,
    ...(method === 'OPTIONS'
      ? {
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'accept, authorization',
        }
      : {}),
  },
});

/** The viewer's origin is allowed, also on errors; no other origin is. */
export const corsSteps: Step[] = [
  {
    path: '/dicom-web/studies?limit=1',
    send: from(origin),
    answer: {
      status: 200,
      [allowed]: origin,
      'access-control-allow-credentials': undefined,
      vary: 'Origin',
      'cross-origin-resource-policy': 'cross-origin',
    },
    arrives: {archive: {host: archiveHost}},
  },
  {
    // With the headers on an error, the console shows the error and not CORS.
    path: '/dicom-web/studies?refused=1',
    send: from(origin),
    answer: {status: 401, [allowed]: origin},
    arrives: {archive: {}},
  },
  ...['Authorization', 'Accept', 'Content-Type'].map((name) => ({
    path: '/dicom-web/studies',
    send: from(origin, 'OPTIONS'),
    answer: {
      status: 204,
      [allowed]: origin,
      'access-control-allow-headers': new RegExp(name),
    },
  })),
  ...[
    'https://stranger.example',
    `https://${host}.stranger.example`,
    'null',
    `http://${host}`,
  ].flatMap((stranger) =>
    ['GET', 'OPTIONS'].map((method): Step => ({
      what: `${method} of ${stranger}`,
      path: '/dicom-web/studies',
      send: from(stranger, method),
      answer: {[allowed]: undefined},
      arrives: method === 'GET' ? {archive: {}} : {},
    })),
  ),
  ...(
    [
      [`/dicom-web/studies/${uid}`, 'DELETE', 403],
      ['/instances', 'GET', 404],
      ['/dicom-web/../instances', 'GET', 404],
      ['/dicom-web/servers', 'GET', 404],
    ] as const
  ).map(([path, method, status]) => ({
    path,
    send: from(origin, method),
    answer: {status},
  })),
];
