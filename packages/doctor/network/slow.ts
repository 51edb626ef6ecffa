/** What takes time in a recording: one row for each request, and sums. */
import {isDicomweb, type Exchange} from './model';

export type Row = {
  at: number;
  label: string;
  status?: number;
  /** Milliseconds since the first request. */
  start: number;
  queued: number;
  connecting: number;
  server: number;
  receiving: number;
  total: number;
  bytes?: number;
};

export type Waterfall = {
  rows: Row[];
  /** Requests without a row: the quickest of a long recording. */
  left: number;
  requests: number;
  /** Milliseconds from the first request to the end of the last one. */
  duration: number;
  bytes: number;
  queued: number;
  server: number;
};

/** Rows; the longest requests of a longer recording have one. */
const mostRows = 60;

/** The end of the path, which tells requests of one study apart. */
const labelOf = ({method, url}: Exchange) =>
  `${method === 'GET' ? '' : `${method} `}${url?.pathname.split('/').slice(-2).join('/') ?? ''}`;

/** What went over the network; the content, where a recording does not say. */
export const bytesOf = ({transferred, size}: Exchange): number | undefined =>
  transferred === 0 ? size : (transferred ?? size);

/** @returns undefined if the recording has no times */
export function waterfallOf(
  exchanges: readonly Exchange[],
): Waterfall | undefined {
  const timed = exchanges.filter(
    (one): one is Exchange & {timing: NonNullable<Exchange['timing']>} =>
      one.timing !== undefined,
  );
  if (!timed.length) {
    return undefined;
  }
  const first = Math.min(...timed.map(({timing}) => timing.start));
  const rows = timed.map((one): Row => {
    const {start, total, queued, connecting, server, receiving} = one.timing;
    return {
      at: one.at,
      label: labelOf(one),
      status: one.status,
      start: start - first,
      queued,
      connecting,
      server,
      receiving,
      total,
      bytes: bytesOf(one),
    };
  });
  const sum = (of: (row: Row) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const shown = new Set(
    [...rows].sort((a, b) => b.total - a.total).slice(0, mostRows),
  );
  return {
    rows: rows
      .filter((row) => shown.has(row))
      .sort((a, b) => a.start - b.start),
    left: rows.length - shown.size,
    requests: rows.length,
    duration: rows.reduce(
      (end, row) => Math.max(end, row.start + row.total),
      0,
    ),
    bytes: sum(({bytes = 0}) => bytes),
    queued: sum(({queued}) => queued),
    server: sum(({server}) => server),
  };
}

/** The requests of a recording that ask for the same metadata; a preflight request is none. */
export const sameMetadata = (
  {url}: Exchange,
  exchanges: readonly Exchange[],
): number =>
  exchanges.filter(
    (one) =>
      one.method === 'GET' &&
      one.url?.href === url?.href &&
      !one.isCached &&
      one.status === 200,
  ).length;

/** DICOMweb requests that waited for a connection for at least this long. */
export const waiting = (exchanges: readonly Exchange[], least: number) =>
  exchanges.filter(
    (one) => isDicomweb(one) && (one.timing?.queued ?? 0) >= least,
  ).length;
