/**
 * A loopback server: the built viewer (static files with single-page fallback), our
 * app-config.js instead of its own, and a small read-only DICOMweb (QIDO-RS,
 * WADO-RS) over the synthetic studies. POST requests are accepted and their content is
 * dropped.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {dataFolder, scriptsFolder} from './folders.mjs';

const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.dcm': 'application/dicom',
};

// As on a server set up for cross-origin isolation.
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Tags that a QIDO-RS query may name by keyword. */
const queryTags = {
  PatientName: '00100010',
  PatientID: '00100020',
  StudyDate: '00080020',
  AccessionNumber: '00080050',
  StudyDescription: '00081030',
  ModalitiesInStudy: '00080061',
  StudyInstanceUID: '0020000D',
  Modality: '00080060',
  SeriesInstanceUID: '0020000E',
};
const studyDate = '00080020';
const studyTime = '00080030';

const values = (tags, tag) =>
  (tags[tag]?.Value ?? []).map((v) => v.Alphabetic ?? String(v));

/** `*` wildcards, lists separated by comma or backslash; case does not matter. */
function matchesText(wanted, found) {
  return wanted.split(/[,\\]/).some((one) => {
    const pattern = one
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*');
    const expression = new RegExp(`^${pattern}$`, 'i');
    return found.some((v) => expression.test(v));
  });
}

/** A date, or a range with either end open. */
function matchesDate(wanted, date) {
  if (!wanted.includes('-')) {
    return wanted === date;
  }
  const [from, to] = wanted.split('-');
  return !(from && date < from) && !(to && date > to);
}

function matches(tags, query) {
  return [...query].every(([name, wanted]) => {
    const isTag = /^[0-9a-f]{8}$/i.test(name);
    const tag = queryTags[name] ?? (isTag ? name.toUpperCase() : undefined);
    if (!tag || wanted === '' || wanted === '*') {
      return true;
    }
    const found = values(tags, tag);
    return tag === studyDate
      ? matchesDate(wanted, found[0] ?? '')
      : matchesText(wanted, found);
  });
}

const newestFirst = (a, b) => {
  const when = ({tags}) =>
    values(tags, studyDate)[0] + values(tags, studyTime)[0];
  return when(b).localeCompare(when(a));
};

function send(response, status, type, body, cache = 'no-store') {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': cache,
    ...isolation,
  });
  response.end(body);
}
const notFound = (response) => send(response, 404, 'text/plain', 'not found');
const sendJson = (response, value) =>
  send(response, 200, 'application/dicom+json', JSON.stringify(value));

function sendMultipart(response, type, parts) {
  const boundary = 'pictures-boundary';
  const body = parts.flatMap((part) => [
    Buffer.from(`\r\n--${boundary}\r\nContent-Type: ${type}\r\n\r\n`),
    part,
  ]);
  body.push(Buffer.from(`\r\n--${boundary}--\r\n`));
  send(
    response,
    200,
    `multipart/related; type="${type.split(';')[0]}"; boundary=${boundary}`,
    Buffer.concat(body),
  );
}

/** Answers a DICOMweb request; `segments` is the path after /dicomweb. */
function answerDicomweb(response, database, segments, query, stagger) {
  const [root, studyUid, level, seriesUid, sublevel, instanceUid, what, list] =
    segments;
  if (root !== 'studies') {
    return notFound(response);
  }
  if (!studyUid) {
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? 1000);
    const rows = database.filter((s) => matches(s.tags, query));
    return sendJson(
      response,
      rows
        .sort(newestFirst)
        .slice(offset, offset + limit)
        .map((s) => s.tags),
    );
  }
  const study = database.find((s) => s.uid === studyUid);
  if (!study) {
    return notFound(response);
  }
  if (level === 'metadata') {
    const all = study.series.flatMap((s) => s.instances);
    return sendJson(
      response,
      all.map((i) => i.meta),
    );
  }
  if (level !== 'series') {
    return notFound(response);
  }
  if (!seriesUid) {
    const found = study.series.filter((s) => matches(s.tags, query));
    return sendJson(
      response,
      found.map((s) => s.tags),
    );
  }
  const series = study.series.find((s) => s.uid === seriesUid);
  if (!series) {
    return notFound(response);
  }
  const metadata = series.instances.map((i) => i.meta);
  if (sublevel === 'metadata') {
    // The viewer asks for all series at once and lists them in the order of
    // arrival: answer one after the other, so that each run looks the same.
    setTimeout(
      () => sendJson(response, metadata),
      1 + stagger * study.series.indexOf(series),
    );
    return undefined;
  }
  if (sublevel !== 'instances') {
    return notFound(response);
  }
  if (!instanceUid) {
    return sendJson(response, metadata);
  }

  const instance = series.instances.find((i) => i.uid === instanceUid);
  if (!instance) {
    return notFound(response);
  }
  const read = (...names) => fs.readFileSync(path.join(dataFolder, ...names));
  switch (what) {
    case undefined:
      return sendMultipart(response, 'application/dicom', [
        read('dcm', `${instance.uid}.dcm`),
      ]);
    case 'metadata':
      return sendJson(response, [instance.meta]);
    case 'bulkdata':
      return send(
        response,
        200,
        'application/octet-stream',
        read('raw', instance.uid),
      );
    case 'frames': {
      const numbers = list.split(',').map(Number);
      if (instance.jpeg) {
        return sendMultipart(
          response,
          'image/jpeg; transfer-syntax=1.2.840.10008.1.2.4.50',
          numbers.map((n) => read('raw', `${instance.uid}.frames`, `${n}.jpg`)),
        );
      }
      const pixels = read('raw', instance.uid);
      const size = instance.frameBytes;
      return sendMultipart(
        response,
        'application/octet-stream; transfer-syntax=1.2.840.10008.1.2.1',
        numbers.map((n) => pixels.subarray((n - 1) * size, n * size)),
      );
    }
    default:
      return notFound(response);
  }
}

/** Sends a file below `root`, or 404. */
function sendFile(response, root, name) {
  const file = path.join(root, name);
  const inside = file.startsWith(path.resolve(root) + path.sep);
  if (!inside || !fs.statSync(file, {throwIfNoEntry: false})?.isFile()) {
    return notFound(response);
  }
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
  return send(response, 200, type, fs.readFileSync(file), 'max-age=3600');
}

/**
 * The server of the viewer in `dist`. `behavior` is read at each request, so that
 * a scene can change it:
 *   fail       a path that begins with this is answered with status 500
 *   config     laid over `window.config`
 *   script     runs after the configuration
 *   stagger    milliseconds between the metadata answers of a study's series
 */
export function createServer(dist, behavior) {
  const database = JSON.parse(
    fs.readFileSync(path.join(dataFolder, 'db.json'), 'utf8'),
  );
  const config = fs.readFileSync(path.join(scriptsFolder, 'app-config.js'));

  return http.createServer((request, response) => {
    const url = new URL(request.url, 'http://localhost');
    const name = decodeURIComponent(url.pathname);
    try {
      if (behavior.fail && name.startsWith(behavior.fail)) {
        return send(
          response,
          500,
          'text/plain',
          'made to fail for a screenshot',
        );
      }
      if (name === '/app-config.js') {
        const over = JSON.stringify(behavior.config ?? {});
        const text = `${config}\nObject.assign(window.config, ${over});\n${behavior.script ?? ''}`;
        return send(response, 200, contentTypes['.js'], text);
      }
      if (name.startsWith('/dicomweb/')) {
        if (request.method === 'POST') {
          request.resume();
          return sendJson(response, {});
        }
        return answerDicomweb(
          response,
          database,
          name.split('/').filter(Boolean).slice(1),
          url.searchParams,
          behavior.stagger,
        );
      }
      if (name.startsWith('/files/')) {
        return sendFile(response, dataFolder, name.slice('/files/'.length));
      }
      const page = name === '/' || !path.extname(name);
      return sendFile(response, dist, page ? 'index.html' : name);
    } catch (error) {
      console.error(error);
      return send(response, 500, 'text/plain', String(error));
    }
  });
}
