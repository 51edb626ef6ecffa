/** Pagefind on the built pages, configured with our selectors for content and chrome. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {createIndex} from 'pagefind';
import {compressed, files, origin} from './host.mjs';

const chrome = [
  '.hash-link',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-toc-desktop',
  '.theme-doc-version-badge',
  '.theme-doc-version-banner',
  '.theme-doc-footer',
  '.theme-doc-sidebar-container',
  '.pagination-nav',
];

export async function pagefind({pages}, folder) {
  const {index, errors} = await createIndex({
    rootSelector: 'main',
    excludeSelectors: chrome,
  });
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
  for (const {pathname, file} of pages) {
    const content = readFileSync(file, 'utf8');
    await index.addHTMLFile({url: pathname, content});
  }
  for (const {path: name, content} of (await index.getFiles()).files) {
    files.set(`/pagefind/${name}`, content);
  }
  const outputPath = path.join(folder, 'pagefind');
  await index.writeFiles({outputPath});
  const script = path.join(outputPath, 'pagefind.js');
  const engine = await import(pathToFileURL(script).href);
  await engine.options({basePath: `${origin}/pagefind/`, baseUrl: '/'});
  await engine.init();
  return {
    size: compressed(readFileSync(script)),
    async search(query) {
      const {results} = await engine.search(query);
      const shown = await Promise.all(
        results.slice(0, 10).map((result) => result.data()),
      );
      return shown.map(({url}) => url.replace(/\.html$/, ''));
    },
  };
}
