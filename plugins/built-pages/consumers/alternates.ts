/**
 * Writes what programs read: the Markdown alternate of each page, and `llms.txt` and
 * `llms-full.txt` of each version.
 *
 * Each page declares its Markdown's URL in its head (src/chrome/markdownUrl.ts). Links in the
 * Markdown lead to the Markdown of their target, so that programs can follow them. The pages of
 * `src/pages` belong to no version: the lists of the latest version include them.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Collection, PostBuildProps, Source} from '../sources';
import type {ReadResult} from '../read-page';
import {
  llmsFullText,
  llmsText,
  listsOf,
  sectionsOf,
  sectionsOfPages,
  type Entry,
} from './llms';

/** A page with what was read from its HTML. */
export type ReadSource = {
  source: Source;
  /** URL of the page. */
  url: string;
  /** URL of its Markdown. */
  alternate: string;
} & Required<ReadResult>;

/** Writes all files for the pages of a site; the first collection has no version. */
export async function writeAlternates(
  site: PostBuildProps,
  collections: readonly {collection: Collection; pages: ReadSource[]}[],
): Promise<void> {
  const entriesOf = new Map<Collection, Map<string, Entry>>();
  for (const {collection, pages} of collections) {
    const entries = new Map<string, Entry>();
    for (const page of pages) {
      entries.set(page.source.id, await writePage(site, page));
    }
    entriesOf.set(collection, entries);
  }
  const pageEntries =
    [...entriesOf].find(([{version}]) => !version)?.[1] ?? new Map();
  for (const [collection, entries] of entriesOf) {
    await writeLists(site, collection, entries, pageEntries);
  }
}

async function writePage(
  site: PostBuildProps,
  {source, url, alternate, facts, markdown: {title, markdown}}: ReadSource,
): Promise<Entry> {
  const description = source.description ?? facts.meta['og:description'];
  if (!description) {
    throw new Error(
      `The page ${url} has no description for the list of all pages: add one to its front matter or its <Layout>.`,
    );
  }
  await writeAt(site, alternate, markdown);
  return {
    title: source.title ?? title,
    description,
    address: alternate,
    markdown,
  };
}

async function writeLists(
  site: PostBuildProps,
  {version, docs}: Collection,
  entries: ReadonlyMap<string, Entry>,
  pageEntries: ReadonlyMap<string, Entry>,
): Promise<void> {
  if (!version) {
    return;
  }
  const {url, tagline} = site.siteConfig;
  const lists = [
    ...listsOf(sectionsOf(version.sidebars, [...entries.keys()]), entries),
    ...(version.isLast
      ? listsOf(sectionsOfPages(pageEntries), pageEntries)
      : []),
  ];
  const folder = url + version.path.replace(/\/?$/, '/');
  const fullText = `${folder}llms-full.txt`;
  const server = `${url}${site.baseUrl}tools/assistants.md`;
  await writeAt(
    site,
    `${folder}llms.txt`,
    llmsText({title: docs, tagline, fullText, server}, lists),
  );
  await writeAt(site, fullText, llmsFullText(lists));
}

/** Writes the file that the site serves at a URL. */
async function writeAt(
  {baseUrl, outDir, siteConfig}: PostBuildProps,
  url: string,
  content: string,
): Promise<void> {
  const below = url.slice((siteConfig.url + baseUrl).length);
  const file = path.join(outDir, decodeURIComponent(below));
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
