/** HAR 1.2, as the developer tools of Chromium and Firefox, and Playwright, write it. */
import {
  urlOf,
  valueOf,
  type Exchange,
  type Header,
  type Parsed,
} from '../model';

/** Entries; more are left out. */
const mostEntries = 20_000;
/** Characters of a response's content that are read. */
const mostBody = 2_000;

type Json = Record<string, unknown>;
const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : [];
const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value : undefined;
/** -1 stands for "does not apply". */
const numberOf = (value: unknown) =>
  typeof value === 'number' && value >= 0 ? value : undefined;

const headersOf = (value: unknown): Header[] | undefined => {
  const headers = listOf(value).flatMap((one): Header[] => {
    const {name, value: text} = objectOf(one);
    return typeof name === 'string'
      ? // Chromium puts the values of a header that was sent twice on one line each.
        (typeof text === 'string' ? text : '')
          .split('\n')
          .map((each) => [name.toLowerCase(), each] as const)
      : [];
  });
  return headers.length ? headers : undefined;
};

function timingOf(entry: Json): Exchange['timing'] {
  const start = Date.parse(String(entry.startedDateTime));
  const total = numberOf(entry.time);
  if (Number.isNaN(start) || total === undefined) {
    return undefined;
  }
  const timings = objectOf(entry.timings);
  const of = (name: string) => numberOf(timings[name]) ?? 0;
  return {
    start,
    total,
    queued: numberOf(timings._blocked_queueing) ?? of('blocked'),
    // `ssl` is a part of `connect` (HAR 1.2).
    connecting: of('dns') + of('connect'),
    server: of('wait'),
    receiving: of('receive'),
  };
}

function exchangeOf(value: unknown, at: number): Exchange | undefined {
  const entry = objectOf(value);
  const request = objectOf(entry.request);
  const response = objectOf(entry.response);
  const content = objectOf(response.content);
  const url = urlOf(textOf(request.url));
  if (!url || !/^https?:$/.test(url.protocol)) {
    return undefined;
  }
  const asked = headersOf(request.headers);
  const origin = valueOf(asked, 'origin');
  return {
    at,
    method: textOf(request.method) ?? 'GET',
    url,
    status: numberOf(response.status),
    asked,
    answered: headersOf(response.headers),
    error: textOf(response._error) ?? textOf(response._failureText),
    body:
      content.encoding === 'base64'
        ? undefined
        : textOf(content.text)?.slice(0, mostBody),
    kind: textOf(entry._resourceType)?.toLowerCase(),
    page:
      origin && origin !== 'null'
        ? origin
        : urlOf(valueOf(asked, 'referer'))?.origin,
    size: numberOf(content.size),
    transferred:
      numberOf(response._transferSize) ?? numberOf(response.bodySize),
    isCached:
      textOf(entry._fromCache) !== undefined ||
      response._fetchedViaServiceWorker === true,
    httpVersion: textOf(response.httpVersion)?.toLowerCase(),
    timing: timingOf(entry),
  };
}

const save =
  'Open the Network panel, load the page, and save all requests as a HAR file.';

/** @returns undefined if it is no HAR file; a sentence, if it has nothing to check */
export function parseHar(text: string): Parsed | string | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // No other reader knows where its tokens and names are.
    return /^\s*\{\s*"log"/.test(text)
      ? 'This HAR file is damaged or cut off: it is not valid JSON. Save it again.'
      : undefined;
  }
  const {log} = objectOf(parsed);
  const {entries} = objectOf(log);
  if (!Array.isArray(entries)) {
    return log === undefined
      ? undefined
      : `This JSON has no list of requests (\`log.entries\`), so it is no HAR file of a page. ${save}`;
  }
  if (!entries.some((entry) => objectOf(entry).response)) {
    return `This HAR file has ${entries.length ? 'no responses' : 'no requests'}. ${save}`;
  }
  const read = entries
    .slice(0, mostEntries)
    .map((entry, index) => exchangeOf(entry, index + 1));
  const exchanges = read.filter((one) => one !== undefined);
  // The page that most requests name is the one of those that name none.
  const page =
    exchanges.find(({kind}) => kind === 'document')?.url?.origin ??
    exchanges.find((one) => one.page !== undefined)?.page;
  for (const one of exchanges) {
    one.page ??= one.kind === 'document' ? one.url!.origin : page;
  }
  const other = read.length - exchanges.length;
  return {
    kind: 'har',
    exchanges,
    notUnderstood: [
      ...(entries.length > mostEntries
        ? [
            `Only the first ${mostEntries.toLocaleString('en-US')} of ${entries.length.toLocaleString('en-US')} entries were read.`,
          ]
        : []),
      ...(other
        ? [
            `${other} ${other === 1 ? 'entry has' : 'entries have'} no HTTP URL, such as data: and blob: URLs.`,
          ]
        : []),
    ],
  };
}
