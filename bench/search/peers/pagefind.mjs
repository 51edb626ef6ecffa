/**
 * Pagefind on the built pages, configured with our selectors for content and chrome. Its
 * browser code needs a URL to fetch from, so this starts a local server.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {createIndex} from 'pagefind';
import {compressed} from './compressed.mjs';

export async function pagefind({pages}, folder) {
  const outputPath = path.join(folder, 'pagefind');
  rmSync(outputPath, {recursive: true, force: true});
  mkdirSync(outputPath, {recursive: true});
  const {index, errors} = await createIndex({
    rootSelector: 'main',
    excludeSelectors: [
      '.hash-link',
      '.theme-doc-breadcrumbs',
      '.theme-doc-toc-mobile',
      '.theme-doc-toc-desktop',
      '.theme-doc-version-badge',
      '.theme-doc-version-banner',
      '.theme-doc-footer',
      '.theme-doc-sidebar-container',
      '.pagination-nav',
    ],
  });
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
  for (const {pathname, file} of pages) {
    await index.addHTMLFile({
      url: pathname,
      content: readFileSync(file, 'utf8'),
    });
  }
  await index.writeFiles({outputPath});

  const served = new Map();
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://localhost').pathname;
    const file = path.join(outputPath, name);
    try {
      const content = readFileSync(file);
      served.set(name, compressed(content));
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  // A slow machine takes longer from one query to the next.
  server.keepAliveTimeout = 600_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const basePath = `http://127.0.0.1:${server.address().port}/`;
  const engine = await import(
    pathToFileURL(path.join(outputPath, 'pagefind.js')).href
  );
  await engine.options({basePath, baseUrl: '/', excerptLength: 12});
  await engine.init();
  let firstAnswerBytes;
  return {
    get firstAnswerBytes() {
      return firstAnswerBytes;
    },
    async search(query) {
      const {results} = await engine.search(query);
      const shown = await Promise.all(
        results.slice(0, 10).map((result) => result.data()),
      );
      firstAnswerBytes ??=
        compressed(readFileSync(path.join(outputPath, 'pagefind.js'))) +
        [...served.values()].reduce((sum, size) => sum + size, 0);
      return shown.map(({url}) => url.replace(/\.html$/, ''));
    },
    async close() {
      await index.deleteIndex();
      server.close();
    },
  };
}
