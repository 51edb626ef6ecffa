/** What the examples of the rules about CORS have in common. */
import {harOf, viewer} from './rule';

export const page = 'deployment/cors';
export const acao = 'Access-Control-Allow-Origin';
export const archive = 'https://archive.example.org/dicom-web/studies?limit=1';

/** The archive's answer to a request of the page. */
export const answer = (answered: Record<string, string>, over: object = {}) =>
  harOf({url: archive, page: viewer, answered, ...over});

/** The same, where the browser did not give it to the page. */
export const refused = (answered: Record<string, string>) =>
  answer(answered, {status: 200, error: 'net::ERR_FAILED'});

export const preflight = (over: object) =>
  harOf({
    url: archive,
    method: 'OPTIONS',
    kind: 'preflight',
    page: viewer,
    status: 204,
    asked: {
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
    ...over,
  });
export const allows = {
  [acao]: viewer,
  'Access-Control-Allow-Headers': 'Accept, Authorization',
};
