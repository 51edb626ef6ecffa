/**
 * The files in which a build tells its host how to serve it:
 *
 *   _headers, _redirects      for Netlify and Cloudflare Pages
 *   _host/rules.json          the same as data, for the preview server
 *   _host/headers.conf, _host/maps.conf   the same for nginx; deploy/nginx.conf includes them
 *
 * The preview server and nginx do not serve any of them. A host that publishes the whole
 * folder may serve `_host/`, which contains nothing that its responses do not show.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cacheControlOfPages, type HeaderRule} from '../config/headers';

export const hostFolder = '_host';
export const headersFile = '_headers';
export const redirectsFile = '_redirects';
export const rulesFile = `${hostFolder}/rules.json`;

/** An old URL and the page that it redirects to. */
export type Redirect = {readonly from: string; readonly to: string};

export type HostRules = {
  readonly baseUrl: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
};

/**
 * Writes all of them into a build.
 *
 * @throws if a host could not read what it is given
 */
export function writeHostFiles(folder: string, rules: HostRules): void {
  const files: Record<string, string> = {
    [headersFile]: headersText(rules.headers),
    [redirectsFile]: redirectsText(rules.redirects),
    ...nginxParts(rules),
    // Last: the preview server reads new rules as soon as they are here.
    [rulesFile]: `${JSON.stringify(rules, null, 2)}\n`,
  };
  mkdirSync(path.join(folder, hostFolder), {recursive: true});
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
}

/** Reads the rules of a finished build. */
export function readHostRules(folder: string): HostRules {
  return JSON.parse(
    readFileSync(path.join(folder, rulesFile), 'utf8'),
  ) as HostRules;
}

/** Whether a host that ignores case cannot tell the two apart. */
const differInCase = ({from, to}: Redirect) =>
  from.toLowerCase() === to.toLowerCase();

/** Cloudflare ignores the rest of a longer line. */
const longestLine = 2000;

/**
 * The text of `_headers`.
 *
 * @throws if a line is longer than hosts read
 */
export function headersText(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({prefix, headers}) => [
    `${prefix}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `A line of ${headersFile} has ${tooLong.length} characters, but hosts read only ${longestLine}: ${tooLong.slice(0, 60)}… The policy contains a hash for each distinct inline script, so make scripts that differ from page to page the same.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The text of `_redirects`. */
export function redirectsText(redirects: readonly Redirect[]): string {
  return [
    '# Netlify prefers a file to a redirect unless the line ends in "!". Each alias has a',
    '# page for hosts that do not read this file. Cloudflare skips a line that ends in "!".',
    '# If only the case differs, the file must win: on a host that ignores case, the',
    '# redirect would never end.',
    ...redirects.flatMap(({from, to}) => [
      ...(differInCase({from, to}) ? [] : [`${from} ${to} 301!`]),
      `${from} ${to} 301`,
    ]),
    '',
  ].join('\n');
}

/**
 * A value in nginx's quotes.
 *
 * @throws if nginx would read something else
 */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) {
    throw new Error(
      `A value for nginx must not contain ", \\, $, or a line break: ${value}`,
    );
  }
  return `"${value}"`;
}

/**
 * Keys for nginx's map of an old URL, with all its endings. In a map, nginx ignores the
 * case of strings, but not of regular expressions.
 */
function mapKeys({from, to}: Redirect): string[] {
  if (differInCase({from, to})) {
    const literal = quoted(from).slice(1, -1).replaceAll('.', '[.]');
    return [`"~^${literal}(?:/|(?:/index)?[.]html)?$"`];
  }
  // nginx.conf redirects other spellings of files; an alias is not a file.
  return ['', '/', '.html', '/index.html'].map((end) => quoted(from + end));
}

/** A `map` block of nginx that sets a variable by the path of the request. */
function mapBlock(
  variable: string,
  fallback: string,
  entries: readonly (readonly [string, string])[],
): string {
  return [
    `map $uri ${variable} {`,
    `  default ${quoted(fallback)};`,
    ...entries.map(([key, value]) => `  ${key} ${quoted(value)};`),
    '}',
  ].join('\n');
}

/**
 * What deploy/nginx.conf includes: the name of each file and its text.
 *
 * In nginx, `add_header` at one level discards the headers of the levels above. That is
 * why all headers are at one level, and Cache-Control, which depends on the path, is a map.
 *
 * @throws if a rule for some paths sets another header
 */
export function nginxParts({
  baseUrl,
  headers: rules,
  redirects,
}: HostRules): Record<string, string> {
  const everywhere = rules.filter(({prefix}) => prefix === baseUrl);
  const caching = rules.filter(({prefix}) => prefix !== baseUrl);
  const otherHeaders = caching.flatMap(({prefix, headers}) =>
    Object.keys(headers)
      .filter((name) => name !== 'Cache-Control')
      .map((name) => `${name} of ${prefix}`),
  );
  if (otherHeaders.length > 0) {
    throw new Error(
      `For nginx, a rule for some paths can only set Cache-Control. Add a map to deploy/host-files.ts for: ${otherHeaders.join(', ')}`,
    );
  }
  return {
    [`${hostFolder}/headers.conf`]: [
      ...everywhere.flatMap(({headers}) =>
        Object.entries(headers).map(
          ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
        ),
      ),
      'add_header Cache-Control $cache_control always;',
      '',
    ].join('\n'),
    [`${hostFolder}/maps.conf`]: [
      mapBlock(
        '$cache_control',
        cacheControlOfPages,
        caching.map(({prefix, headers}) => [
          quoted(`~^${prefix}`),
          headers['Cache-Control'] ?? cacheControlOfPages,
        ]),
      ),
      mapBlock(
        '$moved_to',
        '',
        redirects.flatMap((redirect) =>
          mapKeys(redirect).map((key) => [key, redirect.to] as const),
        ),
      ),
      '',
    ].join('\n'),
  };
}
