/** Guides are text, with few tables. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pagesOfTables} from '../../config/table-share';
import versionNames from '../../versions.json';
import {buildFolder, fileOfPath, sitemapPaths} from '../support/built-site';
import {problemsOfTables} from '../support/table-share';

/** The pages of the docs of all versions with their Markdown. */
function docs(): {id: string; url: string; markdown: string}[] {
  return sitemapPaths().flatMap((url) => {
    const html = fileOfPath(url);
    const file = path.join(
      buildFolder,
      path.relative(buildFolder, html).replace(/\.html$/, '.md'),
    );
    return existsSync(file) &&
      readFileSync(html, 'utf8').includes('docs-doc-page')
      ? [
          {
            id: url
              .split('/')
              .filter((part) => part && !versionNames.includes(part))
              .join('/'),
            url,
            markdown: readFileSync(file, 'utf8'),
          },
        ]
      : [];
  });
}

test('at most 40 % of the words of a guide are in tables', () => {
  const pages = docs();
  expect(pages.length).toBeGreaterThan(250);
  expect(problemsOfTables(pages, pagesOfTables)).toEqual([]);
});
