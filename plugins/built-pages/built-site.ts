/** Finds the pages of a built site in its folder. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage} from './reader';
import {findElement} from './tree';

export type PageSource = {
  /** Path of the page from the root of the host, without a slash at its end. */
  pathname: string;
  html: string;
  /** Where the HTML was read; for error messages. */
  file: string;
};

/**
 * Where the site is published, according to the canonical URL of its start page.
 *
 * @throws if there is no built site, or its start page has no canonical URL
 */
export function publishedAt(folder: string): {origin: string; baseUrl: string} {
  const startPage = path.join(folder, 'index.html');
  if (!existsSync(startPage)) {
    throw new Error(
      `There is no built site in ${path.resolve(folder)}: run "npm run build" first.`,
    );
  }
  const [head = ''] = readFileSync(startPage, 'utf8').split('</head>', 1);
  const canonical = findElement(
    parsePage(head),
    ({tagName, properties}) =>
      tagName === 'link' && String(properties.rel) === 'canonical',
  )?.properties.href;
  if (typeof canonical !== 'string') {
    throw new Error(`The start page in ${folder} has no canonical URL.`);
  }
  const {origin, pathname} = new URL(canonical);
  return {origin, baseUrl: pathname.replace(/\/?$/, '/')};
}

/**
 * The pages of the site itself, without redirects, the debug area, and the not-found page.
 */
export function builtPages(folder: string, baseUrl = '/'): PageSource[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) =>
        file.endsWith('.html') &&
        !/(?:^|\/)404\.html$|^(?:__docusaurus|assets)\//.test(file),
    )
    .sort()
    .map((file) => ({
      file,
      pathname: (baseUrl + file).replace(/(?:\/index)?\.html$/, '') || '/',
      html: readFileSync(path.join(folder, file), 'utf8'),
    }))
    .filter(({html}) => !/<meta http-equiv="?refresh/i.test(html));
}

/**
 * The HTML file of a route.
 *
 * @param route its path below the base URL
 * @throws if the route has none
 */
export function htmlFileOf(folder: string, route: string): string {
  const name = decodeURIComponent(route).replace(/\/$/, '');
  const candidates = [
    // The route of the not-found page is /404.html.
    ...(name ? [path.join(folder, name.replace(/(?:\.html)?$/, '.html'))] : []),
    path.join(folder, name, 'index.html'),
  ];
  const file = candidates.find((candidate) => existsSync(candidate));
  if (!file) {
    throw new Error(
      `The route /${route} has no HTML file. Looked for: ${candidates.join(', ')}.`,
    );
  }
  return file;
}
