/**
 * The HTTP headers of a production host, in one place. `npm run build` writes them for
 * Netlify and Cloudflare Pages (`_headers`), for nginx, and for the preview server, under
 * which the tests run (deploy/host-files.ts). Change a header only here.
 *
 * Strict-Transport-Security is omitted on purpose: it belongs to the host that terminates
 * TLS, and a preview that sent it would lock `localhost` to https.
 */

/** What a build contains, as far as the policy depends on it. */
export type BuiltWith = {
  /** Of each inline script of the built pages, as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** The application of the hosted search, if it is enabled. */
  readonly hostedSearch?: string;
  readonly analytics: boolean;
};

/** Headers of every path that begins with `prefix`. No two rules set the same header. */
export type HeaderRule = {
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Pages and other files that keep their URL when their content changes are revalidated
 * each time. It is not a rule, because the hosts that read `_headers` do this automatically
 * and would join two values for one path.
 */
export const cacheControlOfPages = 'no-cache';

/** The names of files in this folder contain a hash of their content. */
const hashedFolder = 'assets/';

/**
 * The rules for a build: the first one is for the whole site.
 *
 * @param built what the build contains; hosted search and analytics widen the policy
 * @param baseUrl where the site is on its host
 */
export function headerRules(built: BuiltWith, baseUrl = '/'): HeaderRule[] {
  return [
    {
      prefix: baseUrl,
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(built),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy':
          'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    {
      prefix: baseUrl + hashedFolder,
      headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
    },
  ];
}

function contentSecurityPolicy({
  scriptHashes,
  hostedSearch,
  analytics,
}: BuiltWith): string {
  const searchHosts = hostedSearch
    ? [
        `${hostedSearch}-dsn.algolia.net`,
        // For when the first one fails.
        ...[1, 2, 3].map((n) => `${hostedSearch}-${n}.algolianet.com`),
      ].map((host) => `https://${host.toLowerCase()}`)
    : [];
  const tagManager = analytics ? ['https://www.googletagmanager.com'] : [];
  const collectors = analytics
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...tagManager],
    // Highlighted code, blurred images, and the positions of menus are style attributes
    // with changing values; menus and toasts add style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Style sheets contain small icons, and pages blurred images, as `data:`.
    'img-src': ["'self'", 'data:', ...tagManager, ...collectors],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchHosts, ...tagManager, ...collectors],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * The headers for the path of an existing file.
 *
 * @param rules those of the build
 */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Record<string, string> {
  return Object.assign(
    {'Cache-Control': cacheControlOfPages},
    ...rules
      .filter(({prefix}) => pathname.startsWith(prefix))
      .map(({headers}) => headers),
  ) as Record<string, string>;
}
