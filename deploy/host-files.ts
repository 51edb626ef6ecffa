/**
 * The files by which a build tells its host what to send: `_headers` and `_redirects`
 * (Netlify, Cloudflare Pages), and the same for nginx.
 */
import {
  cacheControlOfPages,
  type HeaderRule,
  type headerRules,
} from '../config/headers';

/** Their names in the built site. No host shows them. */
export const headersFile = '_headers';
export const redirectsFile = '_redirects';

/**
 * Where the site is on its host: what the first rule is for.
 *
 * @param rules those of the build
 */
export const baseUrlOf = (rules: readonly HeaderRule[]) =>
  rules[0]?.prefix ?? '/';

/** An old address and the page that it leads to. */
export type Redirect = {readonly from: string; readonly to: string};

/** Cloudflare ignores the rest of a longer line. */
const longestLine = 2000;

/**
 * The text of `_headers`.
 *
 * @throws where a host would not read a line
 */
export function headersText(rules: ReturnType<typeof headerRules>): string {
  const lines = rules.flatMap(({prefix, headers}) => [
    `${prefix}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `A line of ${headersFile} has ${tooLong.length} characters, hosts read ${longestLine}: ${tooLong.slice(0, 60)}… Inline scripts that differ from page to page make the policy long: make them one.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Reads what `headersText` wrote.
 *
 * @throws on a line that is neither a path nor a header
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {prefix: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const prefix = /^(\/.*)\*$/.exec(line)?.[1];
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (prefix !== undefined) {
      rules.push({prefix, headers: {}});
    } else if (rule && name !== undefined && value !== undefined) {
      rule.headers[name] = value;
    } else {
      throw new Error(
        `${headersFile} has a line that is neither "/path*" nor "  Name: value": ${line}`,
      );
    }
  }
  return rules;
}

/** The text of `_redirects`. */
export function redirectsText(redirects: readonly Redirect[]): string {
  return [
    '# Netlify prefers a file to a redirect unless that ends in "!" (each alias has a',
    '# page, for hosts that read none of this); Cloudflare skips a line that ends so.',
    ...redirects.flatMap(({from, to}) => [
      `${from} ${to} 301!`,
      `${from} ${to} 301`,
    ]),
    '',
  ].join('\n');
}

/**
 * Reads what `redirectsText` wrote.
 *
 * @throws on a line that is no redirect
 */
export function parseRedirects(text: string): Redirect[] {
  const redirects = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) {
      continue;
    }
    const [, from, to] = /^(\/\S*) (\/\S*) 301!?$/.exec(line) ?? [];
    if (from === undefined || to === undefined) {
      throw new Error(
        `${redirectsFile} has a line that is not "/from /to 301": ${line}`,
      );
    }
    redirects.set(from, to);
  }
  return Array.from(redirects, ([from, to]) => ({from, to}));
}

/**
 * A value in nginx's quotes.
 *
 * @throws where nginx would read something else
 */
export function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) {
    throw new Error(
      `A value for nginx may not contain ", \\, $ or a new line: ${value}`,
    );
  }
  return `"${value}"`;
}

/**
 * What deploy/nginx.conf includes: the name of each file and its text.
 *
 * `add_header` replaces what an outer level added. So all headers stand on one level,
 * and what depends on the path (how long to keep a file) is a map.
 */
export function nginxParts(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): Record<'headers.conf' | 'maps.conf', string> {
  const baseUrl = baseUrlOf(rules);
  const everywhere = rules.filter(({prefix}) => prefix === baseUrl);
  const caching = rules.filter(({prefix}) => prefix !== baseUrl);
  const other = caching.flatMap(({prefix, headers}) =>
    Object.keys(headers)
      .filter((name) => name !== 'Cache-Control')
      .map((name) => `${name} of ${prefix}`),
  );
  if (other.length > 0) {
    throw new Error(
      `For nginx, a rule for some paths can only set Cache-Control: ${other.join(', ')} has no map yet; add one in deploy/host-files.ts.`,
    );
  }
  const map = (
    variable: string,
    otherwise: string,
    entries: readonly (readonly [string, string])[],
  ) =>
    [
      `map $uri ${variable} {`,
      `  default ${quoted(otherwise)};`,
      ...entries.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`),
      '}',
    ].join('\n');
  return {
    'headers.conf': [
      ...everywhere.flatMap(({headers}) =>
        Object.entries(headers).map(
          ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
        ),
      ),
      'add_header Cache-Control $cache_control always;',
      '',
    ].join('\n'),
    'maps.conf': [
      map(
        '$cache_control',
        cacheControlOfPages,
        caching.map(({prefix, headers}) => [
          `~^${prefix}`,
          headers['Cache-Control'] ?? cacheControlOfPages,
        ]),
      ),
      map(
        '$moved_to',
        '',
        // An alias is no file whose other spellings nginx could see.
        redirects.flatMap(({from, to}) =>
          ['', '/', '.html', '/index.html'].map(
            (end) => [from + end, to] as const,
          ),
        ),
      ),
      '',
    ].join('\n'),
  };
}

/**
 * What says nginx which release is shown, and where on its host: below a path, the parts
 * of deploy/nginx.conf that are for `/` have a counterpart here, which comes first.
 *
 * @param root the folder of the release
 */
export function siteConf(root: string, baseUrl: string): string {
  const location = (name: string, directive: string) =>
    `location = ${quoted(baseUrl + name)} { ${directive}; }`;
  const home = `return 301 "${baseUrl}$is_args$args"`;
  return [
    `root ${quoted(root)};`,
    ...(baseUrl === '/'
      ? []
      : [
          `error_page 404 ${quoted(`${baseUrl}404.html`)};`,
          `location = ${quoted(baseUrl.slice(0, -1))} { ${home}; }`,
          location('', `try_files ${quoted(`${baseUrl}index.html`)} =404`),
          location('index', home),
          location('index.html', home),
          location('404', 'return 404'),
          location('404.html', 'internal'),
        ]),
    '',
  ].join('\n');
}
