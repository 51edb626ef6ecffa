/**
 * The HTTP headers of a production host, in one place: the preview server sends
 * them, so that the tests run under them, and whoever writes a server's own
 * configuration reads them from here.
 *
 * A rule applies to every path that begins with `prefix`. Later rules win.
 * Strict-Transport-Security is missing on purpose: it belongs to the host that ends
 * TLS, and a preview that sent it would lock `localhost` to https.
 */
export type HeaderRule = {
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
};

export const headerRules: readonly HeaderRule[] = [
  {
    prefix: '/',
    headers: {
      // Pages keep their address when their content changes: ask every time.
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': [
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "object-src 'none'",
      ].join('; '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  {
    // The bundler puts a hash of the content into each name below this folder.
    prefix: '/assets/',
    headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
  },
];

/** The headers for one path. */
export function headersFor(pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...headerRules
      .filter(({prefix}) => pathname.startsWith(prefix))
      .map(({headers}) => headers),
  ) as Record<string, string>;
}
