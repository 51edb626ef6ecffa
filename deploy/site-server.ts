/**
 * A server for the files of a built site that responds as a production host does. `send`
 * provides ETags, ranges, and conditional requests; this file adds what a static host adds:
 * compressed forms, the headers and redirects that the build asks for, one URL per page,
 * and a not-found page with status 404. A site with a base URL is served below it only.
 */
import {cleanPath} from '@ohif-docs/offline-archive/addresses';
import {existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {contentType} from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import {headersFor} from '../config/headers';
import {
  headersFile,
  hostFolder,
  readHostRules,
  redirectsFile,
  type HostRules,
} from './host-files';

/** Whether only the host reads the file, or it is the not-found page. */
const isHidden = (clean: string) =>
  ['/404', `/${headersFile}`, `/${redirectsFile}`, `/${hostFolder}`].includes(
    clean,
  ) || clean.startsWith(`/${hostFolder}/`);

/** The path of a request, decoded once for all that look at it, or null if that fails. */
function pathOf(url: string): {pathname: string | null; search: string} {
  // With a base instead, a path that begins with "/\" would be read as a host.
  const {pathname, search} = new URL(`http://site${url.replace(/^\/*/, '/')}`);
  try {
    const decoded = decodeURIComponent(pathname);
    // What no file of a build has in its name.
    return {pathname: /[\\\0]/.test(decoded) ? null : decoded, search};
  } catch {
    return {pathname: null, search};
  }
}

/** The route below the base URL, or null if the path is not below it. */
const routeOf = (pathname: string, baseUrl: string) =>
  pathname.startsWith(baseUrl)
    ? path.posix.normalize(`/${pathname.slice(baseUrl.length)}`)
    : null;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The first of the files that a folder has. */
const firstOf = (folder: string, files: readonly string[]) =>
  files.find((file) => isFile(path.join(folder, file)));

/** The files in which a build may have the page of a route. */
const pageFiles = (route: string) => [`${route}.html`, `${route}/index.html`];

/** Where a request redirects to, if it does. */
function redirectTarget(
  folder: string,
  {baseUrl, redirects}: HostRules,
  pathname: string,
): string | undefined {
  const route = routeOf(pathname, baseUrl);
  if (route === null) {
    return `${pathname}/` === baseUrl ? baseUrl : undefined;
  }
  const clean = cleanPath(route);
  const target = baseUrl + clean.slice(1);
  const alias = redirects.find(({from}) => from === target);
  if (alias) {
    return alias.to;
  }
  return target !== pathname &&
    !isHidden(clean) &&
    firstOf(folder, pageFiles(clean))
    ? encodeURI(target)
    : undefined;
}

/** The compressed forms of a file that a build contains, the smallest first. */
const encodings = {br: '.br', gzip: '.gz'} as const;

/**
 * Sends a file of a folder, compressed if the request accepts it and the folder has it.
 *
 * @param file below the folder, with slashes
 * @param headers names and values for the response
 */
function sendFile(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  folder: string,
  file: string,
  headers: Record<string, string> = {},
): void {
  // Ranges are defined for GET, and one of the compressed file is not the requested one.
  const range = request.method === 'GET' && request.headers.range;
  const accepted = range
    ? []
    : new Negotiator(request).encodings(Object.keys(encodings));
  const encoding = (['br', 'gzip'] as const).find(
    (name) =>
      accepted.includes(name) &&
      isFile(path.join(folder, file + encodings[name])),
  );
  for (const [name, value] of Object.entries({
    'Content-Type':
      contentType(path.extname(file)) || 'application/octet-stream',
    Vary: 'Accept-Encoding',
    ...(encoding && {'Content-Encoding': encoding}),
    ...headers,
  })) {
    response.setHeader(name, value);
  }
  send(request, encodeURI(file) + (encoding ? encodings[encoding] : ''), {
    root: folder,
    acceptRanges: request.method === 'GET',
    dotfiles: 'allow',
  })
    .on('error', ({status}: {status: number}) => {
      if (response.headersSent) {
        response.destroy();
      } else {
        response.removeHeader('Content-Encoding');
        response.writeHead(status).end();
      }
    })
    .pipe(response);
}

/** Responds to requests with the files of a folder, as the plainest host does. */
export function createFileServer(folder: string): http.Server {
  return http.createServer((request, response) => {
    const {pathname} = pathOf(request.url ?? '/');
    const route = pathname === null ? null : routeOf(pathname, '/');
    const file =
      route !== null && firstOf(folder, [route, ...pageFiles(route)]);
    if (file) {
      sendFile(request, response, folder, file);
    } else {
      response.writeHead(404).end();
    }
  });
}

/**
 * Responds to requests with the pages and files of a built site.
 *
 * @throws if deploy/finish-build.ts has not finished the build
 */
export function createSiteServer(folder: string): http.Server {
  const notFoundPage = path.join(folder, '404.html');
  let rules = readHostRules(folder);
  const refreshRules = () => {
    try {
      rules = readHostRules(folder);
    } catch {
      // A build is running and writes these files last: keep the previous rules.
    }
  };
  const sendNotFound = (response: http.ServerResponse) => {
    response.writeHead(404, {
      ...headersFor(rules.headers, rules.baseUrl),
      'Content-Type': 'text/html; charset=utf-8',
    });
    response.end(
      existsSync(notFoundPage) ? readFileSync(notFoundPage) : 'Not found',
    );
  };

  return http.createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    refreshRules();
    const {pathname, search} = pathOf(request.url ?? '/');
    if (pathname === null) {
      sendNotFound(response);
      return;
    }
    const target = redirectTarget(folder, rules, pathname);
    if (target !== undefined) {
      response.writeHead(301, {
        ...headersFor(rules.headers, target),
        Location: target + search,
      });
      response.end();
      return;
    }
    const route = routeOf(pathname, rules.baseUrl);
    const file =
      route !== null &&
      !isHidden(cleanPath(route)) &&
      firstOf(folder, [route, ...pageFiles(route)]);
    if (file) {
      sendFile(
        request,
        response,
        folder,
        file,
        headersFor(rules.headers, rules.baseUrl + file.slice(1)),
      );
    } else {
      sendNotFound(response);
    }
  });
}
