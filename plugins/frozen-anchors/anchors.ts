/**
 * The addresses and heading ids that readers may have linked to: one list beside each
 * version's pages (it travels along when a version is cut), one for the other pages.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import {builtPages} from '../../search/build/built-site';
import type {PageSource} from '../../search/build/records';

/** Anchors of each page, by the page's address within its version. */
export type Anchors = Record<string, string[]>;

/** A group of pages with a list of their own. */
export type Group = {
  /** Where the list is, from the site's folder. */
  file: string;
  /** Address of the version: `/3.9`; empty for the latest and for pages of no version. */
  root: string;
  anchors: Anchors;
};

/** Something that was there and is not any more. */
export type Loss = {
  /** Whole address of the page on which the anchor has to be. */
  page: string;
  /** Nothing where the whole page is gone. */
  anchor?: string;
  /** The most similar anchor of the page, or the most similar address. */
  nearest?: string;
};

type BuiltPage = Pick<PageSource, 'pathname' | 'html'>;

export const acceptCommand = 'npm run anchors -- --accept';

const listName = '_anchors.json';
const versionsFolder = 'versioned_docs';

const header = `Made by "${acceptCommand}" from the built site: heading ids that readers may have linked to. The build fails when one is gone.`;

/** Ids of the headings of a page, and the former ones beside them. */
export function anchorsOf(html: string): string[] {
  const begin = html.indexOf('<main');
  const main = html.slice(Math.max(begin, 0), html.lastIndexOf('</main>'));
  // Not with a parser: it takes ten seconds for all pages. `<` in text is written as an entity.
  return [
    ...new Set(
      [
        ...main.matchAll(
          /<(?:h[1-6]|span(?=[^>]*\bformer-anchor\b))\b[^>]*?\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g,
        ),
      ].map(([, double, single, bare]) => double ?? single ?? bare ?? ''),
    ),
  ];
}

/** As `groupsOf`, of a folder with a built site; below its base path it is the same site. */
export function groupsOfBuild(folder: string, baseUrl: string): Group[] {
  return groupsOf(
    builtPages(folder, baseUrl).map((page) => ({
      ...page,
      pathname: `/${page.pathname.slice(baseUrl.length)}`,
    })),
  );
}

/**
 * The anchors of a built site, by the list that they belong to.
 *
 * @throws if the pages of a version have no address in common
 */
export function groupsOf(pages: BuiltPage[]): Group[] {
  const files = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const file = fileOf(page.html);
    files.set(file, [...(files.get(file) ?? []), page]);
  }
  return [...files].map(([file, group]) => {
    const root = rootOf(file, group);
    return {
      file,
      root,
      anchors: Object.fromEntries(
        group.map(({pathname, html}) => [
          pathname.slice(root.length) || '/',
          anchorsOf(html),
        ]),
      ),
    };
  });
}

/** The framework names the docs version in the classes of the `html` element. */
function fileOf(html: string): string {
  const classes = /<html[^>]*\sclass="?([^">]*)/.exec(html)?.[1] ?? '';
  const version = /(?:^|\s)docs-version-(\S+)/.exec(classes)?.[1];
  if (!version) {
    return `src/pages/${listName}`;
  }
  return version === 'current'
    ? `docs/${listName}`
    : `${versionsFolder}/version-${version}/${listName}`;
}

/** A version's own address is the shortest of its pages. */
function rootOf(file: string, group: BuiltPage[]): string {
  if (!file.startsWith(`${versionsFolder}/`)) {
    return '';
  }
  const paths = group.map(({pathname}) => pathname);
  const root = paths.reduce((a, b) => (a.length <= b.length ? a : b));
  const outside = paths.find((page) => !`${page}/`.startsWith(`${root}/`));
  if (outside) {
    throw new Error(
      `The pages of ${path.posix.dirname(file)} have no start page: ${outside} is not below ${root}. Give one page of the version "slug: /".`,
    );
  }
  return root;
}

/** The lists that are committed, from the site's folder, whether their pages are built or not. */
export function committedLists(siteFolder: string): string[] {
  const versions = path.join(siteFolder, versionsFolder);
  const folders = [
    'docs',
    'src/pages',
    ...(existsSync(versions) ? readdirSync(versions) : []).map(
      (version) => `${versionsFolder}/${version}`,
    ),
  ];
  return folders
    .map((folder) => `${folder}/${listName}`)
    .filter((file) => existsSync(path.join(siteFolder, file)));
}

/**
 * The list as it is committed.
 *
 * @throws if there is none, it is no JSON, or it has another shape
 */
export function readList(siteFolder: string, file: string): Anchors {
  const where = path.join(siteFolder, file);
  if (!existsSync(where)) {
    throw new Error(
      `${file} is missing: it lists the anchors of these pages that readers may have linked to. Make it with "${acceptCommand}" and commit it.`,
    );
  }
  let pages: Anchors | undefined;
  try {
    ({pages} = JSON.parse(readFileSync(where, 'utf8')) as {pages?: Anchors});
  } catch (cause) {
    throw new Error(
      `${file} is no JSON (${(cause as Error).message}). Restore it from Git; after a merge, keep the lines of both sides.`,
      {cause},
    );
  }
  if (!pages) {
    throw new Error(
      `${file} has no "pages". Restore it from Git, or remove it and make it anew with "${acceptCommand}".`,
    );
  }
  return pages;
}

/** The text of a list: sorted, so that a difference shows what was added. */
export function textOfList(anchors: Anchors): string {
  const pages = Object.fromEntries(
    Object.entries(anchors)
      .map(([page, ids]): [string, string[]] => [
        page,
        [...new Set(ids)].sort(),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return `${JSON.stringify({'//': header, pages}, null, 2)}\n`;
}

/** Whole addresses of what a group has and its list has not. */
export function missingIn(list: Anchors, {root, anchors}: Group): string[] {
  return Object.entries(anchors).flatMap(([relative, ids]) => {
    const listed = list[relative];
    const address = addressOf(root, relative);
    const missing = ids
      .filter((id) => !listed?.includes(id))
      .map((id) => `${address}#${id}`);
    return listed ? missing : [address, ...missing];
  });
}

/** The list with what was added; nothing is ever taken out. */
export function withAdded(list: Anchors, added: Anchors): Anchors {
  const all = {...list};
  for (const [page, ids] of Object.entries(added)) {
    all[page] = [...(all[page] ?? []), ...ids];
  }
  return all;
}

/**
 * What a list has and the built site has not. A page that moved has its anchors where
 * its redirect leads.
 *
 * @param list the committed anchors of one group
 * @param group the same group as it was built
 * @param site all anchors of the built site, by whole address
 * @param redirects new address by old address
 */
export function lossesOf(
  list: Anchors,
  {root}: Group,
  site: Anchors,
  redirects: ReadonlyMap<string, string>,
): Loss[] {
  return Object.entries(list).flatMap(([relative, ids]): Loss[] => {
    const old = addressOf(root, relative);
    const page = site[old] ? old : redirects.get(old);
    const present = page === undefined ? undefined : site[page];
    if (page === undefined || !present) {
      return [{page: old, nearest: nearestOf(old, Object.keys(site))}];
    }
    return ids
      .filter((id) => !present.includes(id))
      .map((anchor) => ({page, anchor, nearest: nearestOf(anchor, present)}));
  });
}

/** The whole address of a page of a version. */
export function addressOf(root: string, relative: string): string {
  return root + relative.replace(/^\/$/, root ? '' : '/');
}

/** The whole site, by whole address. */
export function siteOf(groups: Group[]): Anchors {
  return Object.fromEntries(
    groups.flatMap(({root, anchors}) =>
      Object.entries(anchors).map(([relative, ids]) => [
        addressOf(root, relative),
        ids,
      ]),
    ),
  );
}

/** The most similar of some names. */
export function nearestOf(
  name: string,
  names: readonly string[],
): string | undefined {
  return names.reduce<string | undefined>(
    (nearest, other) =>
      nearest === undefined || distance(name, other) < distance(name, nearest)
        ? other
        : nearest,
    undefined,
  );
}

/** What is gone and what to do about it, for the person whose build failed. */
export function textOfLosses(losses: Loss[]): string {
  const pages = losses.filter(({anchor}) => anchor === undefined);
  const anchors = losses.filter(({anchor}) => anchor !== undefined);
  const parts: string[] = [];
  if (pages.length > 0) {
    parts.push(
      `Pages that readers may have linked to are gone:`,
      ...pages.map(
        ({page, nearest}) =>
          `- ${page}${nearest ? ` (the most similar address is ${nearest})` : ''}`,
      ),
      'Redirect each to the page that took its place, in config/redirects.ts.',
    );
  }
  if (anchors.length > 0) {
    parts.push(
      `Anchors that readers may have linked to are gone:`,
      ...anchors.map(
        ({page, anchor, nearest}) =>
          `- ${page}#${anchor}${nearest ? ` (the page has #${nearest})` : ' (the page has no anchor)'}`,
      ),
      'Where a heading was renamed or its text went to another one, name the old anchor and the present one in the front matter of the page:',
      ...frontMatterFor(anchors),
    );
  }
  return parts.join('\n');
}

function frontMatterFor([loss]: Loss[]): string[] {
  return loss?.anchor
    ? [
        '  former_anchors:',
        `    ${loss.anchor}: ${loss.nearest ?? 'present-anchor'}`,
      ]
    : [];
}
