/** Reads the HTML of a built site, as the search plug-in does while it is built. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageSource} from '../../search/build/records';

/** The pages of the site itself: no redirects, no debug area, no not-found page. */
export function builtPages(folder: string): PageSource[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(
      (file) =>
        file.endsWith('.html') &&
        !file.endsWith('404.html') &&
        !/^(?:__docusaurus|assets)\//.test(file),
    )
    .sort()
    .map((file) => ({
      file,
      pathname: `/${file}`
        .replace(/(?:\/index)?\.html$/, '')
        .replace(/^$/, '/'),
      html: readFileSync(path.join(folder, file), 'utf8'),
    }))
    .filter(({html}) => !/<meta http-equiv="refresh"/i.test(html));
}
