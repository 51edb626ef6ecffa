/**
 * The requests of opening a study, computed: those that 3.10.0-beta.146 makes, and what each waits
 * for (defaultRouteInit.ts, RetrieveMetadataLoaderAsync, PanelStudyBrowser.tsx, and the stack
 * prefetch of Cornerstone Tools 3.8). docs/configuration/dataSources/dicom-web.mdx has the rules,
 * and says how the stored runs were recorded.
 */
import stored from '../data/large-study.json';

/** The network of the recorded runs: milliseconds to the first byte, and megabits per second. */
export const recordedWith = {latency: 80, bandwidth: 50};

export type Settings = typeof recordedWith & {connection: 'http1' | 'http2'};

const frame = 295_242;
const bytes = {
  series: 9_643,
  metadata: 283_101,
  first: frame,
  thumbnail: frame,
  other: frame,
};
export type Kind = keyof typeof bytes;
export const kinds = Object.keys(bytes) as Kind[];

/** In milliseconds: the viewer makes it, the browser sends it, its last byte arrives. */
export type Request = {kind: Kind; made: number; sent: number; end: number};

const study = {series: 12, images: 100};

/** `maxNumRequests` of the included configuration; requests for metadata have no limit. */
const limits: Partial<Record<Kind, number>> = {thumbnail: 75, other: 25};

/** @returns the requests of a recorded run, in the order in which the viewer made them */
export const recorded = (connection: Settings['connection']): Request[] =>
  kinds
    .flatMap((kind) =>
      stored[connection][kind].map(([made = 0, sent = 0, end = 0]) => ({
        kind,
        made,
        sent,
        end,
      })),
    )
    .sort((a, b) => a.made - b.made);

/** @returns the requests over such a network, in the order in which the viewer makes them */
export function openStudy(settings: Settings): Request[] {
  const {latency, bandwidth, connection} = settings;
  type Open = Request & {flows: number; left: number; whenDone: () => void};
  const made: Open[] = [];
  const waiting: Open[] = [];
  let open: Open[] = [];
  let thumbnailsAt = Infinity;
  let now = 0;

  function all(kind: Kind, count: number, then?: () => void) {
    let [unmade, left] = [count, count];
    const next = () => {
      if (unmade-- > 0) {
        const times = {made: now, sent: now, end: now, flows: now};
        const ended = () => (--left === 0 ? then?.() : next());
        made.push({kind, ...times, left: bytes[kind], whenDone: ended});
        waiting.push(made.at(-1)!);
      }
    };
    Array.from({length: Math.min(count, limits[kind] ?? count)}, next);
  }

  all('series', 1, () =>
    all('metadata', study.series, () => {
      // Two neighbors come next. The middle image of the series is its thumbnail.
      const rest = () => all('other', study.images - 4);
      all('first', 1, () => all('other', 2, rest));
      thumbnailsAt = now + 250 + 10 * study.series;
    }),
  );
  while (waiting.length > 0 || open.length > 0 || thumbnailsAt < Infinity) {
    while (waiting.length > 0 && (connection === 'http2' || open.length < 6)) {
      const request = waiting.shift()!;
      open.push(Object.assign(request, {sent: now, flows: now + latency}));
    }
    const flowing = open.filter(({flows}) => flows <= now);
    const share = (bandwidth * 125) / flowing.length;
    const endOf = ({flows, left}: Open) =>
      flows > now ? flows : now + left / share;
    const until = Math.min(thumbnailsAt, ...open.map(endOf));
    for (const request of flowing) {
      request.left -= (until - now) * share;
      request.end = until;
    }
    now = until;
    if (thumbnailsAt <= now) {
      thumbnailsAt = Infinity;
      all('thumbnail', study.series);
    }
    // Less than a byte: sums of fractions are not exact.
    const ended = flowing.filter(({left}) => left < 1);
    open = open.filter((request) => !ended.includes(request));
    ended.forEach(({whenDone}) => whenDone());
  }
  return made;
}

/** Milliseconds until the first image is there, and until all images of its series are. */
export function timesOf(requests: readonly Request[]) {
  const first = requests.find(({kind}) => kind === 'first')!.end;
  return {first, all: Math.max(...requests.map(({end}) => end))};
}
