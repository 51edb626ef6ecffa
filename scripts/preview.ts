/**
 * Serves the built site the way a production host does: `npm run preview` builds and
 * serves, `npm run serve` only serves. Options: `--port 3000` (or PORT),
 * `--host 127.0.0.1` (or HOST), `--folder build`.
 *
 * sirv provides files, types, ETags, ranges, and compressed variants. This file adds what
 * a static host adds: the headers and redirects that the build asks for, one URL per page,
 * and a not-found page with status 404. A site with a base URL is served below it only.
 */
import {existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {cleanPath} from '@ohif-docs/offline-archive/addresses';
import sirv from 'sirv';
import {headersFor} from '../config/headers';
import {
  headersFile,
  hostFolder,
  readHostRules,
  redirectsFile,
  rulesFile,
  type HostRules,
} from '../deploy/host-files';
import {runMain} from './run-main';

/** Text that sirv would send without a charset. */
const textTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Whether only the host reads the file, or it is the not-found page. */
const isHidden = (clean: string) =>
  ['/404', `/${headersFile}`, `/${redirectsFile}`, `/${hostFolder}`].includes(
    clean,
  ) || clean.startsWith(`/${hostFolder}/`);

/** The route below the base URL, or null if the path is not below it. */
const routeOf = (pathname: string, baseUrl: string) =>
  pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : null;

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
  const page = path.join(folder, decodePath(clean));
  const isPage = [`${page}.html`, path.join(page, 'index.html')].some((file) =>
    existsSync(file),
  );
  return clean !== route && isPage ? target : undefined;
}

/**
 * Responds to requests with the files of a built site.
 *
 * @throws if deploy/finish-build.ts has not finished the build
 */
export function createPreviewServer(folder: string): http.Server {
  const notFoundPage = path.join(folder, '404.html');
  let rules = readHostRules(folder);
  const refreshRules = () => {
    try {
      rules = readHostRules(folder);
    } catch {
      // A build is running and writes these files last: keep the previous rules.
    }
  };
  const serveFile = sirv(folder, {
    // Reads the disk for each request, so a new build does not need a new server.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, route) => {
      const pathname = rules.baseUrl + route.replace(/^\//, '');
      for (const [name, value] of Object.entries(
        headersFor(rules.headers, pathname),
      )) {
        response.setHeader(name, value);
      }
      const textType = textTypes[path.extname(route)];
      if (textType) {
        response.setHeader('Content-Type', textType);
      }
    },
  });
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
    // With a base instead, a path that begins with "/\" would be read as a host.
    const {pathname, search} = new URL(
      `http://preview${(request.url ?? '/').replace(/^\/*/, '/')}`,
    );
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    refreshRules();
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
    if (
      route === null ||
      isHidden(cleanPath(route)) ||
      (cleanPath(route) !== route && route.endsWith('/'))
    ) {
      sendNotFound(response);
      return;
    }
    // A range of the compressed file is not the requested range.
    if (request.headers.range) {
      delete request.headers['accept-encoding'];
    }
    // The URL parser has resolved `..`, so the route cannot leave the folder.
    request.url = route + search;
    serveFile(request, response, () => sendNotFound(response));
  });
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Starts the server. If the port is taken or the build is missing, the error says what to do. */
export async function startPreview({
  folder = 'build',
  host = '127.0.0.1',
  port = 3000,
}: {folder?: string; host?: string; port?: number} = {}): Promise<{
  url: string;
  server: http.Server;
}> {
  if (
    !['index.html', rulesFile].every((name) =>
      existsSync(path.join(folder, name)),
    )
  ) {
    throw new Error(
      `No finished build in ${path.resolve(folder)} (index.html and ${rulesFile} are needed). Run "npm run build" first, or "npm run preview", which builds and serves.`,
    );
  }
  const server = createPreviewServer(path.resolve(folder));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Another program is using port ${port}. Stop it, or choose another port with "--port ${port + 1}" or PORT=${port + 1}.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const {port: actualPort} = server.address() as AddressInfo;
  const name = host === '127.0.0.1' ? 'localhost' : host;
  const {baseUrl} = readHostRules(folder);
  return {
    url: `http://${name}:${actualPort}${baseUrl.slice(0, -1)}`,
    server,
  };
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      folder: {type: 'string'},
      host: {type: 'string', default: process.env.HOST},
      port: {type: 'string', default: process.env.PORT ?? '3000'},
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      `"${values.port}" is not a port. Use a number from 1 to 65535.`,
    );
  }
  const {url} = await startPreview({
    folder: values.folder,
    host: values.host,
    port,
  });
  console.log(`Serving the built site at ${url} (press Ctrl+C to stop).`);
}

runMain(module, main);
