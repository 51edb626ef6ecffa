/** Turns built pages into search records, and writes the files of the search index. */
import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {makeIndexFiles} from '@ohif-docs/search/indexer/index-files';
import {
  recordsOfPages,
  type IndexedPage,
} from '@ohif-docs/search/indexer/records';
import {indexFolder, manifestPath} from '@ohif-docs/search/format/index-format';
import {
  unversionedTag,
  type SearchRecord,
} from '@ohif-docs/search/format/record';
import type {PageWithFacts} from '../page-reader';
import type {PageFacts} from '../reader';

/**
 * The heading of the links at the end of a page. Their texts are the titles of other pages,
 * which the search finds by themselves.
 */
const listOfLinks = 'See also';

/**
 * The part of a page that search needs.
 *
 * @returns null for a page that asks not to be indexed
 * @throws if the page has no title, or no content where the theme puts it: readers would
 * not find it
 */
export function indexedPageOf({
  meta,
  language,
  title,
  category,
  sections,
}: PageFacts): IndexedPage | null {
  if (meta.robots?.includes('noindex')) {
    return null;
  }
  const version = meta.docusaurus_version ?? meta['docsearch:version'];
  const tag = meta.docusaurus_tag ?? meta['docsearch:docusaurus_tag'];
  if (!tag || !language) {
    throw new Error(
      'The page has no docusaurus_tag or no language: search cannot tell which version it belongs to.',
    );
  }
  if (!sections) {
    throw new Error('The page has no <main> and no document content.');
  }
  if (!title) {
    throw new Error('The page has neither an <h1> nor a <title>.');
  }
  const keywords = (meta.keywords ?? '').split(',').map((k) => k.trim());
  return {
    language,
    version: tag === unversionedTag ? null : (version ?? null),
    tag,
    category,
    title,
    keywords: keywords.filter(Boolean),
    description: meta.description ?? '',
    sections: sections.filter(({heading}) => heading !== listOfLinks),
  };
}

/**
 * The search records of a site.
 *
 * @param origin scheme and host where the site is published, without a slash at its end
 * @throws if a page cannot be indexed; the error names its file
 */
export function searchRecordsOf(
  pages: readonly Omit<PageWithFacts, 'html'>[],
  origin: string,
): SearchRecord[] {
  const indexed = pages.flatMap(({pathname, file, facts}) => {
    try {
      const page = indexedPageOf(facts);
      return page ? [{pathname, page}] : [];
    } catch (cause) {
      throw new Error(
        `Search cannot read ${file}. ${(cause as Error).message}`,
        {cause},
      );
    }
  });
  return recordsOfPages(indexed, origin);
}

/**
 * Writes the index of each version, and the manifest that lists them.
 *
 * @param versions names, the latest first
 * @throws if a page cannot be indexed, or a version has no page
 */
export async function writeSearchIndex(
  pages: readonly PageWithFacts[],
  {
    outDir,
    origin,
    versions,
  }: {
    outDir: string;
    origin: string;
    versions: readonly string[];
  },
): Promise<void> {
  const records = searchRecordsOf(pages, origin);
  const {manifest, files} = makeIndexFiles(records, {versions, origin});
  const allFiles = new Map([
    ...files,
    [manifestPath, JSON.stringify(manifest)],
  ]);
  for (const [name, content] of allFiles) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

/** Where `docusaurus start`, which builds no HTML, finds the index of the last build. */
export const previewIndexFolder = (siteDir: string) =>
  path.join(siteDir, '.cache/search-index');

/** Copies the index of a build for `docusaurus start`. */
export async function keepIndexForPreview(
  outDir: string,
  siteDir: string,
): Promise<void> {
  // Tests build into other folders, which nobody previews.
  if (path.resolve(outDir) !== path.join(siteDir, 'build')) {
    return;
  }
  const folder = previewIndexFolder(siteDir);
  await rm(folder, {recursive: true, force: true});
  for (const part of [manifestPath, indexFolder]) {
    await cp(path.join(outDir, part), path.join(folder, part), {
      recursive: true,
    });
  }
}
