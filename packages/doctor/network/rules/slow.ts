/** What makes a study slow. Browsers open six connections to a host with HTTP/1.1. */
import {isDicomweb, isOk, isPreflight} from '../model';
import {bytesOf, sameMetadata, waiting} from '../slow';
import {at, moreTime} from './fixes';
import {harOf, hostOf, rule, type NetworkRule, viewer} from './rule';

const metadata = `${viewer}/dicom-web/studies/1.2/series/1.3/metadata`;
const json = {
  'Content-Type': 'application/dicom+json',
  'Content-Encoding': 'gzip',
};
const page =
  'deployment/troubleshooting#the-study-list-works-but-the-viewport-stays-black';

/** Milliseconds after which users wait for the server. */
const longWait = 3_000;
/** Milliseconds in the queue, and how many requests, until it is worth a change. */
const longQueue = 500;
const manyWait = 12;
const large = 20_000_000;

export const slowRules: readonly NetworkRule[] = [
  rule({
    id: 'slow-server',
    title: 'The archive takes seconds to begin its response',
    severity: 'warning',
    page: 'deployment/troubleshooting#504-gateway-time-out',
    find: (exchange) =>
      isDicomweb(exchange) &&
      isOk(exchange) &&
      (exchange.timing?.server ?? 0) >= longWait && {
        evidence: [
          `Waiting for the server: ${((exchange.timing?.server ?? 0) / 1000).toFixed(1)} s`,
        ],
      },
    why: (_hit, {url}) =>
      `The browser sent the request and waited. ${(url?.pathname ?? '').includes('metadata') ? 'To return metadata, an archive may open each file of the study.' : 'The archive is busy with it, or reads from slow storage.'}`,
    fixes: () => moreTime.filter(({server}) => server === 'orthanc'),
    faulty: {metadata: harOf({url: metadata, answered: json, wait: 9_000})},
    healthy: {
      'a quick response': harOf({url: metadata, answered: json, wait: 80}),
    },
  }),
  rule({
    id: 'slow-queue',
    title: 'Requests wait for one of six connections',
    severity: 'info',
    certainty: 'likely',
    page: 'deployment/nginx--image-archive#add-tls',
    find: (exchange, {exchanges}) =>
      isDicomweb(exchange) &&
      exchange.httpVersion === 'http/1.1' &&
      (exchange.timing?.queued ?? 0) >= longQueue &&
      waiting(exchanges, longQueue) >= manyWait && {
        evidence: [
          `Queued: ${((exchange.timing?.queued ?? 0) / 1000).toFixed(1)} s, ${exchange.httpVersion.toUpperCase()}`,
        ],
      },
    why: (_hit, exchange) =>
      `With HTTP/1.1, a browser sends six requests to ${hostOf(exchange)} at the same time, and the others wait. HTTP/2 has no such limit, and needs TLS.`,
    fixes: () => [
      at.nginx('In the server with TLS.', 'listen 443 ssl http2;'),
      at.apache('It needs mod_http2.', 'Protocols h2 http/1.1'),
      at.caddy('Caddy uses HTTP/2 for each site with TLS.'),
    ],
    faulty: {
      'twenty frames': harOf(
        ...Array.from({length: 20}, (_, i) => ({
          url: `${viewer}/dicom-web/studies/1.2/series/1.3/instances/${i}/frames/1`,
          queued: 800,
        })),
      ),
    },
  }),
  rule({
    id: 'slow-repeated',
    title: 'The same metadata is loaded again and again',
    severity: 'info',
    certainty: 'likely',
    page,
    find: (exchange, {exchanges}) => {
      const times =
        (exchange.url?.pathname ?? '').endsWith('/metadata') &&
        !isPreflight(exchange)
          ? sameMetadata(exchange, exchanges)
          : 0;
      return times >= 3 && {evidence: [`Requests for it: ${times}`]};
    },
    why: () =>
      'Each request for metadata makes the archive work, and the page had the response already. Code of an extension, or links that open a study several times, are the usual reason.',
    fixes: () => [
      at.viewer(
        'Check which extension requests it: see the Initiator column in the Network panel.',
      ),
    ],
    faulty: {
      'three times': harOf(
        ...Array.from({length: 3}, () => ({url: metadata, answered: json})),
      ),
    },
  }),
  rule({
    id: 'slow-size',
    title: 'A response is very large',
    severity: 'info',
    page: 'configuration/dataSources/dicom-web#fetching',
    find: (exchange) =>
      isDicomweb(exchange) &&
      isOk(exchange) &&
      (bytesOf(exchange) ?? 0) >= large && {
        evidence: [`Size: ${((bytesOf(exchange) ?? 0) / 1e6).toFixed(0)} MB`],
      },
    why: (_hit, {url}) =>
      /frames|\/instances\/[^/]+$/.test(url?.pathname ?? '')
        ? 'The archive sends the pixels as they are stored. With lossless compression, they would be two to three times smaller.'
        : 'The archive sends more in one response than the viewer needs.',
    fixes: () => [
      at.viewer(
        'In the data source, request a compressed transfer syntax that your archive supports.',
        "requestTransferSyntaxUID: '1.2.840.10008.1.2.4.80',",
      ),
    ],
    faulty: {
      'a multiframe': harOf({
        url: `${viewer}/dicom-web/studies/1.2/series/1.3/instances/1.4/frames/1`,
        size: 60_000_000,
      }),
    },
  }),
];
