/**
 * Everything that is made from the built HTML of the site. Each page is parsed once, in a
 * pool of threads (page-reader.ts, reader.ts), and the consumers share the result: search
 * records, Markdown alternates, llms.txt, and the check of permalinks.
 * deploy/finish-build.ts takes the inline scripts for the policy from the same cache.
 *
 * `docusaurus start` builds no HTML, so it has none of this.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {htmlFileOf, type PageSource} from './built-site';
import {markdownUrl} from '../../src/chrome/markdownUrl';
import {writeAlternates, type ReadSource} from './consumers/alternates';
import {checkAnchors, groupsOf, type Redirects} from './consumers/anchors';
import {
  keepIndexForPreview,
  writeSearchIndex,
} from './consumers/search-records';
import {PageReader, type PageWithFacts} from './page-reader';
import {allResults} from './pool';
import type {PageFacts} from './reader';
import {
  collectionsOf,
  loadedVersions,
  type Collection,
  type PostBuildProps,
  type Source,
} from './sources';

export type Options = {
  /**
   * The redirects, for the check of permalinks; without them, there is no check. A function,
   * because the framework sends all other options to every reader.
   */
  permalinks?: () => Redirects;
};

/** A page with a Markdown alternate, before it is read. */
type Unread = {
  source: Source;
  page: PageSource;
  url: string;
  alternate: string;
};

export default function builtPages(
  {siteDir}: LoadContext,
  options: unknown,
): Plugin {
  const {permalinks} = (options ?? {}) as Options;
  return {
    name: 'built-pages',

    async postBuild(site) {
      const {outDir, baseUrl, siteConfig} = site;
      const reader = new PageReader(siteDir);
      try {
        const {pages, collections} = await readSite(site, reader);
        await allResults<void>([
          writeAlternates(site, collections),
          writeSearchIndex(pages, {
            outDir,
            origin: new URL(siteConfig.url).origin,
            versions: loadedVersions<{versionName: string}>(site).map(
              ({versionName}) => versionName,
            ),
          }).then(() => keepIndexForPreview(outDir, siteDir)),
        ]);
        if (permalinks) {
          checkAnchors(siteDir, groupsOf(pages, baseUrl), permalinks());
        }
        reader.cache.prune();
      } finally {
        await reader.close();
      }
    },
  };
}

type ReadCollection = {collection: Collection; pages: ReadSource[]};

type ReadSite = {
  pages: PageWithFacts[];
  collections: ReadCollection[];
};

async function readSite(
  site: PostBuildProps,
  reader: PageReader,
): Promise<ReadSite> {
  const files = pageFilesOf(site);
  const pages = await allResults(files.map(loadPage(site.outDir)));
  const unread = collectionsOf(site).map((collection) => ({
    collection,
    sources: collection.sources.map((source) => locate(site, source, pages)),
  }));
  const alternates = unread
    .flatMap(({sources}) => sources)
    .map(({url, alternate}) => [url, alternate] as const);
  const read = new Map<PageSource, PageFacts>();
  const readCollection = async ({
    collection,
    sources,
  }: (typeof unread)[number]): Promise<ReadCollection> => ({
    collection,
    pages: await allResults(
      sources.map(({source, page, url, alternate}) =>
        withContext(url, async () => {
          const {facts, markdown} = await reader.readWithMarkdown(page.html, {
            kind: source.kind,
            docs: collection.docs,
            url,
            alternates,
          });
          read.set(page, facts);
          return {source, url, alternate, facts, markdown};
        }),
      ),
    ),
  });
  const collections = await allResults(unread.map(readCollection));
  return {
    pages: await allResults(
      pages.filter(isContentPage(site)).map(async (page) => ({
        ...page,
        facts:
          read.get(page) ??
          (await withContext(page.pathname, () => reader.read(page.html))),
      })),
    ),
    collections,
  };
}

function pageFilesOf({
  routesPaths,
  outDir,
  baseUrl,
}: PostBuildProps): Omit<PageSource, 'html'>[] {
  return routesPaths.map((route) => ({
    pathname: route.replace(/(.)\/$/, '$1'),
    file: path.relative(
      outDir,
      htmlFileOf(outDir, route.slice(baseUrl.length)),
    ),
  }));
}

/** Whether a page is one of the site itself, not of the debug area or the not-found page. */
const isContentPage =
  ({baseUrl}: PostBuildProps) =>
  ({pathname}: PageSource) =>
    !pathname.endsWith('/404.html') &&
    !pathname.startsWith(`${baseUrl}__docusaurus`);

const loadPage =
  (outDir: string) =>
  async (page: Omit<PageSource, 'html'>): Promise<PageSource> => ({
    ...page,
    html: await readFile(path.join(outDir, page.file), 'utf8'),
  });

/** Finds the page of a source, its URL, and the URL of its Markdown. */
function locate(
  {baseUrl, siteConfig}: PostBuildProps,
  source: Source,
  pages: readonly PageSource[],
): Unread {
  const {trailingSlash} = siteConfig;
  const {permalink} = source;
  const url =
    siteConfig.url + applyTrailingSlash(permalink, {baseUrl, trailingSlash});
  const pathname = permalink.replace(/(.)\/$/, '$1');
  const page = pages.find((candidate) => candidate.pathname === pathname);
  if (!page) {
    throw new Error(`The page ${url} was not built: it has no route.`);
  }
  return {
    source,
    page,
    url,
    alternate: siteConfig.url + markdownUrl(permalink, baseUrl),
  };
}

async function withContext<Result>(
  page: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(
      `The built page ${page} could not be read: ${(cause as Error).message}`,
      {cause},
    );
  }
}
