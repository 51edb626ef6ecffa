/**
 * The HTTP headers of a production host, in one place. `npm run build` writes them for
 * the hosts that read `_headers` (Netlify, Cloudflare Pages); the preview server, under
 * which the tests run, sends what that file says; `npm run deploy:folder` turns it into
 * a part of nginx's configuration. Change a header here and nowhere else.
 *
 * Strict-Transport-Security is missing on purpose: it belongs to the host that ends
 * TLS, and a preview that sent it would lock `localhost` to https.
 */

/** What a build contains, as far as the policy depends on it. */
export type BuiltWith = {
  /** Of each inline script of the built pages, as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** The hosted search's application, where the site asks it. */
  readonly hostedSearch?: string;
  readonly analytics: boolean;
};

/** Headers of every path that begins with `prefix`. No two rules set the same header. */
export type HeaderRule = {
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Pages and whatever else keeps its address when its content changes: ask every time.
 * It is no rule, because the hosts that read `_headers` do the same by themselves and
 * would join two values for one path.
 */
export const cacheControlOfPages = 'no-cache';

/** Files below this folder of the site carry a hash of their content in their name. */
export const hashedFolder = 'assets/';

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
    // Coloured code, blurred pictures and the places of menus are style attributes, in
    // the HTML and with values of the moment; menus and toasts add style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The styles hold small icons, the pages blurred pictures as `data:`.
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
 * The headers for one path of a file that is there.
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
