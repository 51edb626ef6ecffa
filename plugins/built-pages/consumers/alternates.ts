/**
 * Writes what programs read: the Markdown alternate of each page, and `llms.txt` and
 * `llms-full.txt` of each version.
 *
 * The URLs are those that a page declares in its head (`<link rel="alternate"
 * type="text/markdown">`), written by src/features/markdown-alternate/AlternateHead. Links in
 * the Markdown lead to the Markdown of their target, so that programs can follow them. The
 * pages of `src/pages` belong to no version: the lists of the latest version include them.
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
} & Required<ReadResult>;

/**
 * The Markdown URL in the head of a page. Not from its tree: the links in the Markdown of a
 * page need the Markdown URLs of all pages, before any of them is parsed.
 *
 * @throws if there is none
 */
export function alternateIn(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  const [, double, single, bare] =
    /<link\b(?=[^>]*\stype=["']?text\/markdown["'\s>])[^>]*?\shref=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/.exec(
      head,
    ) ?? [];
  const alternate = double ?? single ?? bare;
  if (alternate === undefined) {
    throw new Error(
      'its head has no <link rel="alternate" type="text/markdown"> (src/features/markdown-alternate/AlternateHead)',
    );
  }
  return alternate;
}

/** @throws if two pages declare the same Markdown URL: one would overwrite the other */
export function expectUniqueAlternates(alternates: readonly string[]): void {
  const duplicate = alternates.find((url, i) => alternates.indexOf(url) < i);
  if (duplicate) {
    throw new Error(
      `Two pages declare ${duplicate} as their Markdown. Give one of them another URL (slug).`,
    );
  }
}

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
  {source, url, facts, markdown: {title, markdown}}: ReadSource,
): Promise<Entry> {
  const description = source.description ?? facts.meta['og:description'];
  if (!description) {
    throw new Error(
      `The page ${url} has no description for the list of all pages: add one to its front matter or its <Layout>.`,
    );
  }
  const address = alternateUrl(url, facts.alternate!);
  await writeAt(site, address, markdown);
  return {title: source.title ?? title, description, address, markdown};
}

const alternateUrl = (url: string, alternate: string) =>
  new URL(alternate, url).href;

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
  const root = siteConfig.url + baseUrl;
  if (!url.startsWith(root)) {
    throw new Error(
      `A page declares ${url} in its head, but files can only be written below ${root}.`,
    );
  }
  const file = path.join(outDir, decodeURIComponent(url.slice(root.length)));
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
