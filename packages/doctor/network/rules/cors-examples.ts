/** What the examples of the rules about CORS have in common. */
import {harOf} from './rule';

export const page = 'deployment/cors';
export const acao = 'Access-Control-Allow-Origin';
export const viewer = 'https://viewer.example.org';
export const archive = 'https://archive.example.org/dicom-web/studies?limit=1';

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
export const healthyPreflight = {
  title: 'a preflight request that succeeds',
  text: preflight({answered: allows}),
};
export const healthyGet = {
  title: 'a response that names the origin',
  text: harOf({url: archive, page: viewer, answered: {[acao]: viewer}}),
};
export const sameOrigin = {
  title: 'the same origin',
  text: harOf({
    url: `${viewer}/dicom-web/studies`,
    page: viewer,
    answered: {'Content-Type': 'application/dicom+json'},
  }),
};
