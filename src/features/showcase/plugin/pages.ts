/**
 * Contents of the galleries: the front matter of the pages in a folder, one folder per
 * page. A page without a `group`, a `description`, or a `summary` stops the build.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

export type GalleryEntry = {
  title: string;
  description: string;
  /** One short sentence for the card. */
  summary: string;
  /** Route of the page. */
  to: string;
  /** The group of the page, on its card and in the sidebar. */
  group: string;
  /** Where the group begins in the gallery. */
  groupAnchor: string;
  /** Names that a reader may look for: exports of the package, synonyms. */
  names: string[];
};

/** An item of a sidebar, as the theme draws it. */
type NavigationItem =
  | {
      type: 'link';
      label: string;
      href: string;
      /** The theme has breadcrumbs only for items with one. */
      docId: string;
    }
  | {
      type: 'category';
      label: string;
      href?: string;
      collapsible: boolean;
      collapsed: boolean;
      items: NavigationItem[];
    };

type FrontMatter = {
  title?: string;
  description?: string;
  summary?: string;
  group?: string;
  parts?: string[];
  keywords?: string[];
  order?: number;
};

export function readFrontMatter(file: string): FrontMatter {
  const [, yaml] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(readFileSync(file, 'utf8')) ?? [];
  if (yaml === undefined) {
    throw new Error(
      `${file} has no front matter: it needs title, description and group.`,
    );
  }
  return parse(yaml) as FrontMatter;
}

/** The folders of `src/pages/<folder>` that are pages. */
function pagesOf(pagesFolder: string, folder: string): string[] {
  return readdirSync(path.join(pagesFolder, folder)).filter((name) =>
    existsSync(path.join(pagesFolder, folder, name, 'index.mdx')),
  );
}

/**
 * What a card shows of each page of `src/pages/<folder>`: `_preview.tsx`, if what its examples show
 * appears after a click or is not for a card, or its first example. A page without either is left out.
 */
export function previewsOf(
  pagesFolder: string,
  folder: string,
): {to: string; file: string}[] {
  return pagesOf(pagesFolder, folder).flatMap((name) => {
    const page = path.join(pagesFolder, folder, name);
    const example = /^<Example name="([^"/]+)"/m.exec(
      readFileSync(path.join(page, 'index.mdx'), 'utf8'),
    )?.[1];
    const file = ['_preview.tsx', `_examples/${example}.tsx`].find(
      (candidate) => existsSync(path.join(page, candidate)),
    );
    return file ? [{to: `/${folder}/${name}`, file}] : [];
  });
}

/** The pages of `src/pages/<folder>`, in the order of their `order`, then their title. */
export function readGallery(
  pagesFolder: string,
  folder: string,
): GalleryEntry[] {
  const parent = path.join(pagesFolder, folder);
  return pagesOf(pagesFolder, folder)
    .map((name) => {
      const file = path.join(parent, name, 'index.mdx');
      const {
        title,
        description,
        summary,
        group,
        parts = [],
        keywords = [],
        order = 0,
      } = readFrontMatter(file);
      if (!title || !description || !summary || !group) {
        throw new Error(
          `${file} lacks ${Object.entries({title, description, summary, group})
            .filter(([, value]) => !value)
            .map(([key]) => key)
            .join(' and ')} in its front matter; the gallery shows them.`,
        );
      }
      const entry = {
        title,
        description,
        summary,
        to: `/${folder}/${name}`,
        group,
        groupAnchor: group.toLowerCase().replace(/\W+/g, '-'),
        names: [...parts, ...keywords],
      };
      return {order, entry};
    })
    .sort(
      (a, b) => a.order - b.order || (a.entry.title < b.entry.title ? -1 : 1),
    )
    .map(({entry}) => entry);
}

/**
 * The sidebar of the showcase: each folder with its groups, then the pages that are in none.
 *
 * @param baseUrl where the site is on its host
 */
export function navigationOf({
  baseUrl,
  folders,
  singlePages,
}: {
  baseUrl: string;
  folders: readonly {
    name: string;
    title: string;
    entries: readonly GalleryEntry[];
  }[];
  singlePages: readonly {name: string; title: string}[];
}): NavigationItem[] {
  const link = (label: string, route: string): NavigationItem => ({
    type: 'link',
    label,
    href: baseUrl + route.replace(/^\//, ''),
    docId: route,
  });
  const open = {collapsible: false, collapsed: false};
  return [
    ...folders.map(({name, title, entries}): NavigationItem => {
      const groups = new Map(
        entries.map(({group, groupAnchor}) => [group, groupAnchor]),
      );
      return {
        type: 'category',
        label: title,
        href: baseUrl + name,
        ...open,
        items: [...groups].map(([group, anchor]) => ({
          type: 'category',
          label: group,
          // A link without a URL is one that search engines cannot follow.
          href: `${baseUrl}${name}#${anchor}`,
          ...open,
          items: entries
            .filter((entry) => entry.group === group)
            .map((entry) => link(entry.title, entry.to)),
        })),
      };
    }),
    ...singlePages.map(({name, title}) => link(title, name)),
  ];
}
