/** Reads the HTML of a site that is built, where no build runs. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {PageSource} from './records';

/**
 * Where the site is published: what its start page says of itself.
 *
 * @throws if nothing is built there, or the start page has no canonical address
 */
export function publishedAt(folder: string): {origin: string; baseUrl: string} {
  const startPage = path.join(folder, 'index.html');
  if (!existsSync(startPage)) {
    throw new Error(
      `There is no built site in ${path.resolve(folder)}: run "npm run build" first.`,
    );
  }
  const $ = load(readFileSync(startPage, 'utf8'));
  const address = $('link[rel="canonical"]').attr('href');
  if (!address) {
    throw new Error(`The start page in ${folder} has no canonical address.`);
  }
  const {origin, pathname} = new URL(address);
  return {origin, baseUrl: pathname.replace(/\/?$/, '/')};
}

/** The pages of the site itself: no redirects, no debug area, no not-found page. */
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
 * A page's HTML without the elements that colour its code: more than a third of all
 * HTML of the site, which none but a browser needs, and the longest part of parsing.
 */
export function withoutCodeColours(html: string): string {
  return html.replace(/<pre\b[^]*?<\/pre>/g, (block) =>
    block.replace(/<\/?span\b(?:"[^"]*"|'[^']*'|[^"'>])*>/g, ''),
  );
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
    ...(name ? [path.join(folder, `${name}.html`)] : []),
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
