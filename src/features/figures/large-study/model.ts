/**
 * The requests of opening a study, computed: which ones 3.10.0-beta.146 makes and what each waits
 * for (defaultRouteInit.ts, RetrieveMetadataLoaderAsync, PanelStudyBrowser.tsx, and the stack
 * prefetch of Cornerstone Tools 3.8), over a network with one latency and one bandwidth.
 * docs/configuration/dataSources/dicom-web.mdx has these rules for readers.
 */
export type Settings = {
  /** Milliseconds from a request to the first byte of its response. */
  latency: number;
  /** Megabits per second. */
  bandwidth: number;
  connection: 'http1' | 'http2';
};

export const kinds = [
  'series',
  'metadata',
  'first',
  'thumbnail',
  'other',
] as const;
export type Kind = (typeof kinds)[number];

/** Milliseconds since the first one: the viewer makes it, the browser sends it, it is complete. */
export type Request = {kind: Kind; made: number; sent: number; end: number};

/** The study of the recorded runs, which sends each kind of response in so many bytes. */
export const study = {series: 12, images: 100};
const bytes: Record<Kind, number> = {
  series: 9_643,
  metadata: 283_101,
  first: 295_000,
  thumbnail: 295_000,
  other: 295_000,
};

/** `maxNumRequests` of the included configuration; it does not limit requests for metadata. */
const limits: Partial<Record<Kind, number>> = {thumbnail: 75, other: 25};

/** PanelStudyBrowser waits so long after the layout is ready, plus 10 ms for each display set. */
const thumbnailDelay = 250 + 10 * study.series;

/** Requests of the stack's first image to its two neighbors, in a stack that opens at its start. */
const neighbors = 2;

type Open = Request & {flows: number; left: number; then: () => void};

/**
 * @returns the requests in the order in which the viewer makes them: the list of series, the
 *   metadata of all series, the first image, a thumbnail for each series, the other images
 */
export function openStudy({
  latency,
  bandwidth,
  connection,
}: Settings): Request[] {
  const made: Open[] = [];
  const waiting: Open[] = [];
  let open: Open[] = [];
  let thumbnailsAt = Infinity;
  let now = 0;

  function all(kind: Kind, count: number, then?: () => void) {
    let left = count;
    let unmade = count;
    const next = () => {
      if (unmade-- > 0) {
        const request = {kind, made: now, sent: now, end: now, flows: now};
        const ended = () => (--left === 0 ? then?.() : next());
        waiting.push({...request, left: bytes[kind], then: ended});
        made.push(waiting.at(-1)!);
      }
    };
    for (let at = 0; at < Math.min(count, limits[kind] ?? count); at++) {
      next();
    }
  }

  all('series', 1, () =>
    all('metadata', study.series, () => {
      // The middle image of the series is there already, as its thumbnail.
      const rest = study.images - 1 - neighbors - 1;
      all('first', 1, () => all('other', neighbors, () => all('other', rest)));
      thumbnailsAt = now + thumbnailDelay;
    }),
  );

  const most = connection === 'http1' ? 6 : Infinity;
  while (waiting.length > 0 || open.length > 0 || thumbnailsAt < Infinity) {
    while (waiting.length > 0 && open.length < most) {
      const request = waiting.shift()!;
      request.sent = now;
      request.flows = now + latency;
      open.push(request);
    }
    const flowing = open.filter(({flows}) => flows <= now);
    const share = (bandwidth * 125) / flowing.length;
    const until = Math.min(
      thumbnailsAt,
      ...open.map(({flows, left}) =>
        flows > now ? flows : now + left / share,
      ),
    );
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
    ended.forEach(({then}) => then());
  }
  return made;
}

/** Milliseconds until the first image is there, and until all images of its series are. */
export function timesOf(requests: readonly Request[]) {
  const last = (...wanted: Kind[]) =>
    Math.max(
      ...requests.filter(({kind}) => wanted.includes(kind)).map(({end}) => end),
    );
  return {
    first: last('first'),
    all: last('first', 'other'),
    end: last(...kinds),
  };
}
