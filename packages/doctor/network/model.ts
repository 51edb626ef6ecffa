/** What all inputs become: exchanges of a request and a response, as far as the input has them. */

/** The name is in lower case. */
export type Header = readonly [name: string, value: string];

/** Milliseconds; undefined where the recording does not say. */
export type Timing = {
  start: number;
  total: number;
  /** Waiting for a free connection. */
  queued: number;
  /** DNS, connecting, and TLS. */
  connecting: number;
  /** Until the first byte of the response: the server, and the way there. */
  server: number;
  receiving: number;
};

export type Exchange = {
  /** Line of the input where it starts; in a HAR file, the number of the entry. */
  at: number;
  method: string;
  /** Undefined if only headers of the response are known. */
  url?: URL;
  status?: number;
  /** Undefined if the input has none. */
  asked?: readonly Header[];
  answered?: readonly Header[];
  /** Why there is no response, as the program names it: `net::ERR_FAILED`, `curl: (6) …`. */
  error?: string;
  /** The line of the console. */
  said?: string;
  /** The beginning of the response's content. */
  body?: string;
  /** As browsers name it: xhr, fetch, script, document, image, preflight. */
  kind?: string;
  /** Origin of the page that sent it. */
  page?: string;
  /** Bytes of the content, and of what went over the network. */
  size?: number;
  transferred?: number;
  isCached?: boolean;
  httpVersion?: string;
  timing?: Timing;
};

export type InputKind = 'har' | 'curl' | 'headers' | 'console';

export type Parsed = {
  kind: InputKind;
  exchanges: Exchange[];
  /** What was left out, as sentences. */
  notUnderstood: string[];
};

/** Firefox prints curly quotes, and a program or a website between it and us may not. */
export const withPlainQuotes = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** All values of a header, in the order of the response. */
export const valuesOf = (
  headers: readonly Header[] | undefined,
  name: string,
): string[] =>
  (headers ?? []).flatMap(([own, value]) => (own === name ? [value] : []));

/** The value of a header; undefined if there is none. */
export const valueOf = (
  headers: readonly Header[] | undefined,
  name: string,
): string | undefined => valuesOf(headers, name)[0];

/** A preflight request: the question of a browser, before the page's own request. */
export const isPreflight = ({method, asked, kind}: Exchange): boolean =>
  kind === 'preflight' ||
  (method === 'OPTIONS' &&
    // Whoever pastes only the response leaves the question out.
    (asked === undefined ||
      valueOf(asked, 'access-control-request-method') !== undefined));

/** A browser applies CORS to it: another origin, and a mode in which the page reads the response. */
export function isCrossOrigin(exchange: Exchange): boolean {
  const {url, page, asked, kind} = exchange;
  const mode = valueOf(asked, 'sec-fetch-mode');
  return (
    url !== undefined &&
    page !== undefined &&
    page !== url.origin &&
    (mode === 'cors' ||
      isPreflight(exchange) ||
      (mode === undefined &&
        (valueOf(asked, 'origin') !== undefined ||
          kind === 'xhr' ||
          kind === 'fetch')))
  );
}

/** The status is one of success. */
export const isOk = ({status = 0}: Exchange): boolean =>
  status >= 200 && status < 300;

/** What the viewer asks an archive for, by the paths of DICOMweb (PS3.18). */
const dicomweb =
  /\/(?:studies|series|instances)(?:\/|\?|$)|\/(?:metadata|frames\/[\d,]+|rendered|thumbnail|bulkdata)(?:\?|$)/;

export const isDicomweb = ({url}: Exchange): boolean =>
  url !== undefined && dicomweb.test(url.pathname + url.search);

/** A file of the page, such as a script or a font, and no request to the archive. */
export const isFile = (exchange: Exchange): boolean =>
  exchange.url !== undefined &&
  !isDicomweb(exchange) &&
  (/^(?:script|stylesheet|font)$/.test(exchange.kind ?? '') ||
    /\.(?:m?js|css|wasm|woff2?|ttf|svg|png|ico|map)$/.test(
      exchange.url.pathname,
    ));

/** The type of the response, without its parameters. */
export const mediaTypeOf = ({answered}: Exchange): string | undefined =>
  valueOf(answered, 'content-type')?.split(';')[0]!.trim().toLowerCase();

/** @returns undefined for what is not an absolute address */
export function urlOf(text: string | undefined): URL | undefined {
  try {
    return new URL(text ?? '');
  } catch {
    return undefined;
  }
}
