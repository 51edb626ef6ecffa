/**
 * The pages that compare two releases: /versions/compare lists them, and one page for each
 * pair of `config/releases.ts` shows everything that differs, from the facts and the
 * reference data. Another one lists the docs of both and compares the text of one in the
 * browser.
 *
 * Differences that nothing explains are printed by the build.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {
  Comparison,
  Docs,
  Pairs,
} from '@generated/compare/default/comparison.json';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Change} from '@ohif-docs/docs-check/changes/change';
import {countOf} from '../matches';
import {
  compareReleases,
  readDifferences,
  readEntries,
  type Result,
} from './comparison';
import type {Pair} from './pair';
import {routeOf, routeOfList, routeOfPages} from './routes';

export type Options = {
  /** A function, because the framework sends all other options to every reader. */
  comparisons: () => readonly Pair[];
};

/** A page without a source file, as plugins/built-pages reads it. */
export type ComparePage = {permalink: string; title: string};

export type Content = {
  pages: ComparePage[];
  /** Filled when all content is loaded. */
  comparisons: readonly Comparison[];
};

type Doc = DocsContent['loadedVersions'][number]['docs'][number];

const components = '@site/src/features/comparison';

export default function compare(
  {siteDir, baseUrl}: LoadContext,
  options: unknown,
): Plugin {
  const pairs = (options as Options).comparisons();
  const written: Comparison[] = [];
  return {
    name: 'compare',

    loadContent: (): Content => ({
      comparisons: written,
      pages: pagesOf(baseUrl, pairs),
    }),

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']
        ?.default as DocsContent;
      const begin = performance.now();
      written.length = 0;
      for (const pair of pairs) {
        const {comparison, result} = comparisonOf(siteDir, baseUrl, pair, docs);
        written.push(comparison);
        report(pair, result, performance.now() - begin);
        const route = routeOf(baseUrl, pair.name);
        actions.addRoute({
          path: route,
          exact: true,
          component: `${components}/ReleasePage.tsx`,
          modules: {
            comparison: await actions.createData(
              `${pair.name}.json`,
              comparison,
            ),
          },
        });
        actions.addRoute({
          path: routeOfPages(baseUrl, pair.name),
          exact: true,
          component: `${components}/PagesPage.tsx`,
          modules: {
            docs: await actions.createData(
              `${pair.name}-pages.json`,
              docsOf(baseUrl, pair, docs),
            ),
          },
        });
      }
      actions.addRoute({
        path: routeOfList(baseUrl),
        exact: true,
        component: `${components}/ListPage.tsx`,
        modules: {
          pairs: await actions.createData(
            'pairs.json',
            written.map(({areas, ...comparison}): Pairs[number] => ({
              ...comparison,
              areas: areas.map(({id, title, rows}) => ({
                id,
                title,
                count: countOf(rows),
              })),
            })),
          ),
        },
      });
    },

    async postBuild({outDir}) {
      for (const comparison of written) {
        const file = path.join(outDir, `${routeOf('', comparison.pair)}.json`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, `${JSON.stringify(comparison, null, 1)}\n`);
      }
    },
  };
}

function comparisonOf(
  siteDir: string,
  baseUrl: string,
  pair: Pair,
  {loadedVersions}: DocsContent,
): {comparison: Comparison; result: Result} {
  const {from, to} = pair;
  const version = loadedVersions.find(({versionName}) => versionName === to.id);
  const data = path.join(siteDir, to.docs, '_data');
  const result = compareReleases({
    changes: readEntries<Change>(path.join(data, 'changes.json')).filter(
      (change) => change.from === from.line && change.to === to.line,
    ),
    allowed: readEntries(
      path.join(siteDir, 'packages/docs-check/changes/allow.json'),
    ),
    icons: new Map(
      readEntries<{old: string; new?: string}>(
        path.join(data, 'icon-renames.json'),
      ).flatMap(({old, new: now}) => (now ? [[old, now] as const] : [])),
    ),
    differences: readDifferences(siteDir, pair),
    linkTo: (id, anchor) => {
      const doc = version?.docs.find((candidate) => candidate.id === id);
      return doc && `${doc.permalink}#${anchor}`;
    },
  });
  return {
    result,
    comparison: {
      pair: pair.name,
      permalink: routeOf(baseUrl, pair.name),
      from: {line: from.line, release: from.release},
      to: {line: to.line, release: to.release},
      count: result.count,
      areas: result.areas,
    },
  };
}

function pagesOf(baseUrl: string, pairs: readonly Pair[]): ComparePage[] {
  return [
    {permalink: routeOfList(baseUrl), title: 'Compare versions'},
    ...pairs.flatMap(({name, from, to}) => [
      {
        permalink: routeOf(baseUrl, name),
        title: `From ${from.line} to ${to.line}`,
      },
      {
        permalink: routeOfPages(baseUrl, name),
        title: `Pages of ${from.line} and ${to.line}`,
      },
    ]),
  ];
}

/** The docs of both releases, by their ids. */
function docsOf(
  baseUrl: string,
  {name, from, to}: Pair,
  {loadedVersions}: DocsContent,
): Docs {
  const [before, after] = [from, to].map(
    ({id}) =>
      new Map(
        loadedVersions
          .find(({versionName}) => versionName === id)
          ?.docs.map((doc) => [doc.id, doc]),
      ),
  ) as [Map<string, Doc>, Map<string, Doc>];
  const ids = [...new Set([...after.keys(), ...before.keys()])].sort();
  return {
    pair: name,
    permalink: routeOfPages(baseUrl, name),
    from: {line: from.line, path: baseUrl + from.path},
    to: {line: to.line, path: baseUrl + to.path},
    docs: ids.map((id) => ({
      id,
      title: (after.get(id) ?? before.get(id)!).title,
      before: before.get(id)?.permalink,
      after: after.get(id)?.permalink,
    })),
  };
}

/** Logs the differences without an explanation, so that a maintainer adds one. */
function report(pair: Pair, result: Result, ms: number): void {
  const {count, unexplained} = result;
  console.log(
    `[compare] ${pair.name}: ${count} differences in ${Math.round(ms)} ms; changes.json does not explain ${unexplained.length} of them${unexplained.length > 0 ? `:\n  ${unexplained.join('\n  ')}` : '.'}`,
  );
}
