// cspell:ignore texthtml applicationoctet
/** Types of responses: multipart without a boundary, and files with the wrong MIME type. */
import {isDicomweb, isOk, mediaTypeOf, valueOf} from '../model';
import {at, mimeTypes} from './fixes';
import {askedLines, harOf, lines, rule, type NetworkRule, viewer} from './rule';

const frame = `${viewer}/dicom-web/studies/1.2/series/1.3/instances/1.4/frames/1`;
const accept =
  'multipart/related; type="application/octet-stream"; transfer-syntax="*"';

export const mediaRules: readonly NetworkRule[] = [
  rule({
    id: 'multipart-no-boundary',
    title: 'A multipart response has no boundary',
    page: 'configuration/dataSources/dicom-web#fetching',
    find: (exchange) => {
      const type = valueOf(exchange.answered, 'content-type') ?? '';
      return (
        /^multipart\//i.test(type) &&
        !/;\s*boundary=/i.test(type) && {
          evidence: lines(exchange, 'Content-Type'),
        }
      );
    },
    says: [/multipart.*(?:no|without|missing) .*boundary/i],
    why: () =>
      'A line separates the parts of the response, and the `Content-Type` header must specify it as `boundary` (RFC 2046). Without it, the viewer cannot extract the frames. A proxy or a script in front of the archive may have replaced the header.',
    fixes: () => [
      at.nginx(
        "Do not set `Content-Type` in the archive's location: remove `add_header Content-Type` and `default_type` there, and leave the archive's header as it is.",
      ),
      at.orthanc(
        'Orthanc sends the boundary. Compare with its own response, without the proxy.',
        "curl -sI -X GET -H 'Accept: multipart/related; type=application/octet-stream' http://127.0.0.1:8042/dicom-web/studies/…/frames/1",
      ),
    ],
    faulty: {
      'a frame': harOf({
        url: frame,
        answered: {
          'Content-Type': 'multipart/related; type=application/octet-stream',
        },
      }),
    },
    healthy: {
      'a frame': harOf({
        url: frame,
        asked: {Accept: accept},
        answered: {
          'Content-Type':
            'multipart/related; type="application/octet-stream"; boundary=x',
        },
      }),
    },
  }),
  rule({
    id: 'frame-type',
    title: 'The response to a request for frames has another type',
    certainty: 'likely',
    page: 'configuration/dataSources/dicom-web#fetching',
    find: (exchange) => {
      const type = mediaTypeOf(exchange);
      return (
        isOk(exchange) &&
        isDicomweb(exchange) &&
        /\/frames\/[\d,]+$/.test(exchange.url!.pathname) &&
        type !== undefined &&
        /^(?:application\/(?:dicom\+)?json|application\/dicom|text\/plain)$/.test(
          type,
        ) && {
          evidence: [
            ...askedLines(exchange, 'Accept'),
            ...lines(exchange, 'Content-Type'),
          ],
        }
      );
    },
    why: (_hit, exchange) =>
      `The viewer asked for pixels, and got \`${mediaTypeOf(exchange)}\`.`,
    fixes: () => [
      at.viewer(
        'Ask for the type that the archive has, in its data source in `app-config.js`.',
        "acceptHeader: ['multipart/related; type=application/octet-stream; transfer-syntax=*'],",
      ),
    ],
    faulty: {
      JSON: harOf({
        url: frame,
        answered: {'Content-Type': 'application/json'},
      }),
    },
  }),
  rule({
    id: 'wrong-mime-type',
    title: 'A script is sent with the type of something else',
    page: 'deployment/static-assets#failed-to-load-module-script-mime-type-of-texthtml-or-of-applicationoctet-stream',
    find: (exchange) => {
      const path = exchange.url?.pathname ?? '';
      const type = mediaTypeOf(exchange);
      const isWrong = /\.m?js$/.test(path)
        ? type !== undefined && !/javascript|ecmascript|html/.test(type)
        : path.endsWith('.wasm')
          ? type !== undefined && !/wasm|html/.test(type)
          : false;
      return (
        isWrong &&
        isOk(exchange) && {
          evidence: lines(exchange, 'Content-Type'),
          // A script that is not a module runs with any type, unless the server sends nosniff.
          certainty:
            path.endsWith('.mjs') ||
            valueOf(exchange.answered, 'x-content-type-options')
              ? 'sure'
              : 'likely',
        }
      );
    },
    says: [
      /MIME type of \(?["']*(?:application\/octet-stream|text\/plain|text\/x-js|(?="\.))/,
      /disallowed MIME type \("(?:application\/octet-stream|text\/plain)"\)/,
      /'application\/octet-stream' is not a valid JavaScript MIME type/,
      /Incorrect response MIME type. Expected 'application\/wasm'/,
    ],
    why: (_hit, exchange) =>
      `The server sends ${exchange.url ? `\`${exchange.url.pathname}\`` : 'the file'} as ${mediaTypeOf(exchange) ? `\`${mediaTypeOf(exchange)}\`` : 'another type'}, and browsers refuse a module or WebAssembly with the wrong type.`,
    fixes: () => mimeTypes,
    faulty: {
      '.mjs': harOf({
        url: `${viewer}/worker.mjs`,
        kind: 'script',
        answered: {'Content-Type': 'application/octet-stream'},
      }),
      '.wasm': harOf({
        url: `${viewer}/codec.wasm`,
        kind: 'fetch',
        answered: {'Content-Type': 'application/octet-stream'},
      }),
    },
    healthy: {
      'a module': harOf({
        url: `${viewer}/worker.mjs`,
        kind: 'script',
        answered: {'Content-Type': 'text/javascript'},
      }),
    },
  }),
];
