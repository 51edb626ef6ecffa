/**
 * Keeps permalinks working: compares the URLs and heading ids of the built pages with the
 * committed lists, and fails the build if one is gone. New ones do not fail it:
 * `npm run accept:release` lists them when they are published. Each version has a list next to its pages
 * (copied when a version is cut), and the other pages have one. Readers would miss it who
 * follow a bookmark, or a link in a forum or an issue, to a heading: Docusaurus only checks
 * the links between its pages.
 */
import {CURRENT_VERSION_NAME} from '@docusaurus/plugin-content-docs/server';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {readBuiltSite, type PageWithFacts} from '../page-reader';

/** Anchors of each page, by the page's path within its version. */
export type Anchors = Record<string, string[]>;

/** A group of pages that share a list. */
export type Group = {
  /** Path of the list from the site's folder. */
  file: string;
  /** Path of the version: `/3.9`; empty for the latest and for pages of no version. */
  root: string;
  anchors: Anchors;
};

/** A listed page or anchor that the site no longer has. */
export type BrokenAnchor = {
  /** Full path of the page that should have the anchor. */
  page: string;
  /** Undefined if the whole page is gone. */
  anchor?: string;
  /** The most similar anchor of the page, or the most similar path. */
  nearest?: string;
};

/** The redirects plugin's option. */
export type Redirects = readonly {
  readonly from: string | readonly string[];
  readonly to: string;
}[];

type Page = Pick<PageWithFacts, 'pathname'> & {
  facts: Pick<PageWithFacts['facts'], 'docsVersion' | 'anchors'>;
};

export const acceptCommand = 'npm run anchors -- --accept';

const listName = '_anchors.json';
const versionsFolder = 'versioned_docs';

const header = `Made by "${acceptCommand}" from the built site: heading ids that readers may have linked to. The build fails when one is gone.`;

/** As `groupsOf`, for a folder with a built site. */
export async function groupsOfBuild(
  folder: string,
  baseUrl: string,
): Promise<Group[]> {
  return groupsOf(await readBuiltSite(folder, baseUrl), baseUrl);
}

/**
 * The anchors of a built site, by the list that they belong to.
 *
 * @param baseUrl left out of the URLs: below another path, it is the same site
 * @throws if the pages of a version have no common start of their URLs
 */
export function groupsOf(pages: readonly Page[], baseUrl = '/'): Group[] {
  const files = new Map<string, Page[]>();
  for (const {pathname, facts} of pages) {
    const file = fileOf(facts.docsVersion);
    files.set(file, [
      ...(files.get(file) ?? []),
      {pathname: `/${pathname.slice(baseUrl.length)}`, facts},
    ]);
  }
  return [...files].map(([file, group]) => {
    const root = rootOf(file, group);
    return {
      file,
      root,
      anchors: Object.fromEntries(
        group.map(({pathname, facts}) => [
          pathname.slice(root.length) || '/',
          facts.anchors,
        ]),
      ),
    };
  });
}

function fileOf(version: string | undefined): string {
  if (!version) {
    return `src/pages/${listName}`;
  }
  return version === CURRENT_VERSION_NAME
    ? `docs/${listName}`
    : `${versionsFolder}/version-${version}/${listName}`;
}

/** The path of a version is the shortest one of its pages. */
function rootOf(file: string, group: Page[]): string {
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

/** Paths of the committed lists from the site's folder, whether or not their pages were built. */
function committedLists(siteFolder: string): string[] {
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
 * Reads a committed list.
 *
 * @throws if it is missing or invalid
 */
export function readList(siteFolder: string, file: string): Anchors {
  const where = path.join(siteFolder, file);
  if (!existsSync(where)) {
    throw new Error(
      `${file} is missing: it lists the anchors of these pages that readers may have linked to. Create it with "${acceptCommand}" and commit it.`,
    );
  }
  let pages: Anchors | undefined;
  try {
    ({pages} = JSON.parse(readFileSync(where, 'utf8')) as {pages?: Anchors});
  } catch (cause) {
    throw new Error(
      `${file} is not valid JSON (${(cause as Error).message}). Restore it from Git; after a merge, keep the lines of both sides.`,
      {cause},
    );
  }
  if (!pages) {
    throw new Error(
      `${file} has no "pages". Restore it from Git, or delete it and create it again with "${acceptCommand}".`,
    );
  }
  return pages;
}

/** The text of a list, sorted so that a diff shows what was added. */
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

/** Full paths of what a group has, but its list does not. */
export function missingIn(list: Anchors, {root, anchors}: Group): string[] {
  return Object.entries(anchors).flatMap(([relative, ids]) => {
    const listed = list[relative];
    const page = fullPath(root, relative);
    const missing = ids
      .filter((id) => !listed?.includes(id))
      .map((id) => `${page}#${id}`);
    return listed ? missing : [page, ...missing];
  });
}

/** Adds to a list; nothing is ever removed. */
export function withAdded(list: Anchors, added: Anchors): Anchors {
  const merged = {...list};
  for (const [page, ids] of Object.entries(added)) {
    merged[page] = [...(merged[page] ?? []), ...ids];
  }
  return merged;
}

/**
 * Finds what a list has, but the built site does not. If a page moved, the target of its
 * redirect must have the anchors.
 *
 * @param list the committed anchors of one group
 * @param group the same group as it was built
 * @param site all anchors of the built site, by full path
 * @param redirects new path by old path
 */
function brokenAnchors(
  list: Anchors,
  {root}: Group,
  site: Anchors,
  redirects: ReadonlyMap<string, string>,
): BrokenAnchor[] {
  return Object.entries(list).flatMap(([relative, ids]): BrokenAnchor[] => {
    const old = fullPath(root, relative);
    const page = site[old] ? old : redirects.get(old);
    const present = page === undefined ? undefined : site[page];
    if (page === undefined || !present) {
      return [{page: old, nearest: closest(old, Object.keys(site))}];
    }
    return ids
      .filter((id) => !present.includes(id))
      .map((anchor) => ({page, anchor, nearest: closest(anchor, present)}));
  });
}

/** The full path of a page of a version. */
function fullPath(root: string, relative: string): string {
  return root + relative.replace(/^\/$/, root ? '' : '/');
}

/** All anchors of the site, by full path. */
function siteOf(groups: Group[]): Anchors {
  return Object.fromEntries(
    groups.flatMap(({root, anchors}) =>
      Object.entries(anchors).map(([relative, ids]) => [
        fullPath(root, relative),
        ids,
      ]),
    ),
  );
}

/** The error message: what is missing, and how to fix it. */
function textOfBroken(broken: BrokenAnchor[]): string {
  const pages = broken.filter(({anchor}) => anchor === undefined);
  const anchors = broken.filter(({anchor}) => anchor !== undefined);
  const parts: string[] = [];
  if (pages.length > 0) {
    parts.push(
      `Pages that readers may have linked to are gone:`,
      ...pages.map(
        ({page, nearest}) =>
          `- ${page}${nearest ? ` (the most similar URL is ${nearest})` : ''}`,
      ),
      'Redirect each of them to the page that replaced it, in config/redirects.ts.',
    );
  }
  if (anchors.length > 0) {
    parts.push(
      `Anchors that readers may have linked to are gone:`,
      ...anchors.map(
        ({page, anchor, nearest}) =>
          `- ${page}#${anchor}${nearest ? ` (the page has #${nearest})` : ' (the page has no anchors)'}`,
      ),
      'If a heading was renamed, or its text moved to another heading, add the old and the present anchor to the front matter of the page:',
      ...frontMatterFor(anchors),
    );
  }
  return parts.join('\n');
}

function frontMatterFor([first]: BrokenAnchor[]): string[] {
  return first?.anchor
    ? [
        '  former_anchors:',
        `    ${first.anchor}: ${first.nearest ?? 'present-anchor'}`,
      ]
    : [];
}

/**
 * Compares the built pages with the committed lists.
 *
 * @throws if a list is missing, if something that it lists is gone, or if a version that
 * has a list was not built
 */
export function checkAnchors(
  siteFolder: string,
  groups: Group[],
  redirects: Redirects,
): void {
  const moved = new Map(
    redirects.flatMap(({from, to}) =>
      [from].flat().map((old): [string, string] => [old, to]),
    ),
  );
  const notBuilt = committedLists(siteFolder).filter(
    (file) => !groups.some((group) => group.file === file),
  );
  if (notBuilt.length > 0) {
    throw new Error(
      `No page was built that belongs to ${notBuilt.join(' or ')}, which lists pages that readers may have linked to. Add the version to versions.json and config/releases.ts again. If it has gone for good, redirect its URLs in config/redirects.ts, and remove its folder with the list.`,
    );
  }
  const site = siteOf(groups);
  const broken = groups.flatMap((group) =>
    brokenAnchors(readList(siteFolder, group.file), group, site, moved),
  );
  if (broken.length > 0) {
    throw new Error(textOfBroken(broken));
  }
}
