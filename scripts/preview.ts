/**
 * Serves the built site as a production host does: `npm run preview` builds and
 * serves, `npm run serve` only serves. Options: `--port 3000` (or PORT),
 * `--host 127.0.0.1` (or HOST), `--folder build`.
 *
 * Files, types, ETags, ranges and the compressed forms of files are sirv's. What is
 * written here is what a static host adds: the headers and redirects that the build
 * asks for, one address per page, and a not-found page with status 404. A site with a
 * base URL is below it, and nothing is beside it.
 */
import {existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sirv from 'sirv';
import {headersFor} from '../config/headers';
import {
  baseUrlOf,
  headersFile,
  parseHeaders,
  parseRedirects,
  redirectsFile,
} from '../deploy/host-files';

/** Text that sirv would send without its encoding. */
const textTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The one address of a page: no `.html`, no `/index.html`, no slash at the end. */
export function cleanPath(pathname: string): string {
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return clean === '' || clean === '/index' ? '/' : clean;
}

/** What a host reads beside the pages, and shows nobody. */
function readHostFiles(folder: string) {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    rules: parseHeaders(read(headersFile)),
    aliases: new Map(
      parseRedirects(read(redirectsFile)).map(({from, to}) => [from, to]),
    ),
  };
}

/**
 * Answers requests with the files of a built site.
 *
 * @throws if the build has not been finished by deploy/finish-build.ts
 */
export function createPreviewServer(folder: string): http.Server {
  const notFoundPage = path.join(folder, '404.html');
  let hostFiles = readHostFiles(folder);
  const current = () => {
    try {
      hostFiles = readHostFiles(folder);
    } catch {
      // A new build is under way: its files come last, those of the old one hold.
    }
    return hostFiles;
  };
  /** On the host, of a path below the base URL. */
  const onHost = (route: string) =>
    baseUrlOf(hostFiles.rules) + route.replace(/^\//, '');
  const serveFile = sirv(folder, {
    // Looks at the disk for each request: a new build needs no new server.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(
        headersFor(hostFiles.rules, onHost(pathname)),
      )) {
        response.setHeader(name, value);
      }
      const textType = textTypes[path.extname(pathname)];
      if (textType) {
        response.setHeader('Content-Type', textType);
      }
    },
  });
  const pageExists = (pathname: string) =>
    ['.html', '/index.html'].some((end) =>
      existsSync(path.join(folder, pathname + end)),
    );

  return http.createServer((request, response) => {
    // Not as an address relative to a base: one that begins with "/\" would name a host.
    const {pathname, search} = new URL(
      `http://preview${(request.url ?? '/').replace(/^\/*/, '/')}`,
    );
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const {rules, aliases} = current();
    const baseUrl = baseUrlOf(rules);
    const isBelow = pathname.startsWith(baseUrl);
    const route = isBelow ? `/${pathname.slice(baseUrl.length)}` : pathname;
    const clean = cleanPath(route);
    const target = isBelow
      ? (aliases.get(onHost(clean)) ??
        (clean !== route && pageExists(decodePath(clean))
          ? onHost(clean)
          : undefined))
      : `${pathname}/` === baseUrl
        ? baseUrl
        : undefined;
    if (target !== undefined) {
      response.writeHead(301, {
        ...headersFor(rules, target),
        Location: target + search,
      });
      response.end();
      return;
    }
    const sendNotFound = () => {
      response.writeHead(404, {
        ...headersFor(rules, baseUrl),
        'Content-Type': 'text/html; charset=utf-8',
      });
      response.end(
        existsSync(notFoundPage) ? readFileSync(notFoundPage) : 'Not found',
      );
    };
    if (
      !isBelow ||
      ['/404', `/${headersFile}`, `/${redirectsFile}`].includes(clean) ||
      (clean !== route && route.endsWith('/'))
    ) {
      sendNotFound();
      return;
    }
    // A part of a compressed file is no part of the file.
    if (request.headers.range) {
      delete request.headers['accept-encoding'];
    }
    // The normalised path: `..` cannot lead out of the folder.
    request.url = route + search;
    serveFile(request, response, sendNotFound);
  });
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Starts the server; the error of a taken port or a missing build is one sentence. */
export async function startPreview({
  folder = 'build',
  host = '127.0.0.1',
  port = 3000,
}: {folder?: string; host?: string; port?: number} = {}): Promise<{
  url: string;
  server: http.Server;
}> {
  if (
    !['index.html', headersFile].every((name) =>
      existsSync(path.join(folder, name)),
    )
  ) {
    throw new Error(
      `There is no finished build in ${path.resolve(folder)} (index.html and ${headersFile}): run "npm run build" first, or "npm run preview", which builds and serves.`,
    );
  }
  const server = createPreviewServer(path.resolve(folder));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken by another program: stop it, or choose another port with "--port ${port + 1}" or PORT=${port + 1}.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const {port: actualPort} = server.address() as AddressInfo;
  const name = host === '127.0.0.1' ? 'localhost' : host;
  const baseUrl = baseUrlOf(readHostFiles(folder).rules);
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
      `"${values.port}" is no port: give a number from 1 to 65535.`,
    );
  }
  const {url} = await startPreview({
    folder: values.folder,
    host: values.host,
    port,
  });
  console.log(`The built site is at ${url} (stop it with Ctrl+C).`);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
