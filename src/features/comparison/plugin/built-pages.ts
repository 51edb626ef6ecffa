/**
 * The pages that compare one page with the other version, the list of them on the page that
 * compares the releases, and the line on pages of the older version that says how much is
 * different. All of it is made from the built pages, and inserted into their HTML, in
 * slots that the components in src/features/comparison render.
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Comparison, Row} from '@generated/compare/default/comparison.json';
import {changesIn, textOfComparison, type ComparedPage} from './page/document';
import {comparePages} from './page/index';
import type {Rendered} from './page/render';
import {escapeHtml} from './page/render';
import {rowsOfPage} from './page/names';
import {pageListOf} from './page/list';
import type {ComparedRelease, Pair} from './pair';
import {pageRoute, routeOf} from './routes';
import {codeVersionOf, hashOf} from '../../../../plugins/built-pages/cache';
import {allResults} from '../../../../plugins/built-pages/pool';
import type {
  ReadCollection,
  ReadDocs,
} from '../../../../plugins/built-pages/index';
import type {PostBuildProps} from '../../../../plugins/built-pages/sources';
import type {ReadSource} from '../../../../plugins/built-pages/consumers/alternates';
import type {Redirects} from '../../../../plugins/built-pages/consumers/anchors';

type CompareTask = ReadDocs & {
  pairs: readonly Pair[];
  redirects: Redirects;
};

const code = codeVersionOf(__dirname);

/** @throws if a built page has no place for what belongs there */
export function fillSlot(html: string, id: string, content: string): string {
  const slot = new RegExp(
    `(<(\\w+) id="?${id}(?=["\\s>])"?[^>]*>)[^<]*(</\\2>)`,
  );
  if (!slot.test(html)) {
    throw new Error(
      `a page has no empty element with the id "${id}" for its comparison (src/features/comparison)`,
    );
  }
  return html.replace(slot, (_, start, _tag, end) => start + content + end);
}

/** Writes all comparisons of pages. */
export async function writeComparisons(task: CompareTask): Promise<void> {
  for (const pair of task.pairs) {
    const begin = performance.now();
    const compared = await comparePair(task, pair);
    await writePages(task, pair, compared);
    await insertIntoPages(task, pair, compared);
    const pagesOfBoth = compared.filter(({rendered}) => rendered);
    console.log(
      `[compare] ${pair.name}: ${pagesOfBoth.length} pages of both versions, ${pagesOfBoth.filter(({rendered}) => rendered!.places.length > 0).length} whose text differs, in ${Math.round(performance.now() - begin)} ms.`,
    );
  }
}

/** The permalink of a folder's index file ends in a slash. */
const permalinkOf = ({source}: ReadSource) =>
  source.permalink.replace(/(.)\/$/, '$1');

async function comparePair(
  {site, cache, collections, redirects}: CompareTask,
  {name: pair, from, to}: Pair,
): Promise<ComparedPage[]> {
  const rows = rowsOf(site, pair);
  const docsOf = ({path: folder}: ComparedRelease) =>
    new Map(
      collections
        .find(
          ({collection}) =>
            collection.version?.path.replace(/\/$/, '') ===
            (site.baseUrl + folder).replace(/\/$/, ''),
        )
        ?.pages.map((page) => [page.source.id, page]) ?? [],
    );
  const [before, after] = [docsOf(from), docsOf(to)];
  const resolve = linkResolver(site, collections);
  const links = hashOf(JSON.stringify([...resolve.targets]));
  const relative = (page: ReadSource, {path: folder}: ComparedRelease) =>
    page.source.permalink
      .slice(`${site.baseUrl}${folder}`.length)
      .replace(/^\/|\/$/g, '') || 'index';
  return allResults(
    [...new Set([...after.keys(), ...before.keys()])].map(async (id) => {
      const [old, now] = [before.get(id), after.get(id)];
      const rendered =
        old && now
          ? await cache.memoize<Rendered>(
              [
                'comparison',
                code,
                links,
                hashOf(JSON.stringify(old.markdown.blocks)),
                hashOf(JSON.stringify(now.markdown.blocks)),
              ],
              () =>
                comparePages(
                  old.markdown.blocks,
                  now.markdown.blocks,
                  resolve.resolve,
                ),
            )
          : undefined;
      const name = now ? relative(now, to) : relative(old!, from);
      return {
        name,
        rendered,
        title: (now ?? old!).markdown.title,
        formerTitle: old?.markdown.title,
        before: old && permalinkOf(old),
        after: now && permalinkOf(now),
        moved: Boolean(old && now && relative(old, from) !== name),
        replacedBy: now ? undefined : targetOf(redirects, `/${name}`),
        rows:
          old && now
            ? rowsOfPage(rows, rendered!.names, [
                ...old.markdown.blocks,
                ...now.markdown.blocks,
              ])
            : [],
        size: old && now ? sizeOf(old) + sizeOf(now) : 0,
      };
    }),
  );
}

/** The result of src/features/comparison/plugin for two releases. */
function rowsOf({plugins}: PostBuildProps, pair: string): Row[] {
  const content = plugins.find(({name}) => name === 'compare')?.content as
    {comparisons: readonly Comparison[]} | undefined;
  return (content?.comparisons ?? [])
    .filter((comparison) => comparison.pair === pair)
    .flatMap(({areas}) => areas.flatMap((area) => area.rows));
}

const sizeOf = ({markdown}: ReadSource) => markdown.markdown.length;

/** Where a URL redirects to. */
const targetOf = (redirects: Redirects, url: string) =>
  redirects.find(({from}) => [from].flat().includes(url))?.to;

/** Maps links to the Markdown of pages back to the pages. */
function linkResolver(
  {siteConfig}: PostBuildProps,
  collections: readonly ReadCollection[],
) {
  const targets = new Map(
    collections.flatMap(({pages}) =>
      pages.map((page) => [
        new URL(page.facts.alternate!, page.url).href,
        permalinkOf(page),
      ]),
    ),
  );
  const {origin} = new URL(siteConfig.url);
  return {
    targets,
    resolve: (href: string): string => {
      const [page = '', hash] = href.split('#');
      const target =
        targets.get(page) ??
        (page.startsWith(`${origin}/`)
          ? page.slice(origin.length).replace(/\.md$/, '')
          : page);
      return hash === undefined ? target : `${target}#${hash}`;
    },
  };
}

/** Makes each page from the one that the framework built for the route of all of them. */
async function writePages(
  {site, pages}: CompareTask,
  pair: Pair,
  compared: readonly ComparedPage[],
): Promise<void> {
  const {outDir, baseUrl, siteConfig} = site;
  const route = pageRoute(baseUrl, pair.name);
  const template = pages.find(({pathname}) => pathname === route);
  if (!template) {
    throw new Error(`The page of the route ${route} was not built.`);
  }
  const file = path.join(outDir, template.file);
  const html = await readFile(file, 'utf8');
  await rm(file);
  const write = async (page: ComparedPage): Promise<void> => {
    const {heading, description, content} = textOfComparison(
      page,
      pair,
      baseUrl,
    );
    const url = `${routeOf(baseUrl, pair.name)}/${page.name}`;
    const written = fillSlot(html, 'page-comparison', content)
      .replaceAll('COMPARED TITLE', () =>
        escapeHtml(`${heading} | ${siteConfig.title}`),
      )
      .replaceAll('COMPARED DESCRIPTION', () => escapeHtml(description))
      .replaceAll(encodeURI(route), url)
      .replaceAll(route, url);
    const target = path.join(outDir, `${url.slice(baseUrl.length)}.html`);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, written);
  };
  await allResults(compared.map(write));
}

async function insertIntoPages(
  {site, pages}: CompareTask,
  pair: Pair,
  compared: readonly ComparedPage[],
): Promise<void> {
  const {outDir, baseUrl} = site;
  const insert = async (
    pathname: string,
    slot: string,
    content: string,
  ): Promise<void> => {
    const page = pages.find(
      (candidate) => candidate.pathname === pathname.replace(/(.)\/$/, '$1'),
    );
    if (!page) {
      throw new Error(`The page ${pathname} was not built.`);
    }
    page.html = fillSlot(page.html, slot, content);
    await writeFile(path.join(outDir, page.file), page.html);
  };
  await insert(
    routeOf(baseUrl, pair.name),
    'compared-pages',
    pageListOf(compared, pair, baseUrl),
  );
  await allResults(
    compared.flatMap(({before, rendered}) => {
      const count = rendered?.places.length;
      return before === undefined || count === undefined
        ? []
        : [
            insert(
              before,
              'changes-of-page',
              count === 0
                ? `No changes in ${pair.to.line}`
                : `${changesIn(count)} in ${pair.to.line}`,
            ),
          ];
    }),
  );
}
