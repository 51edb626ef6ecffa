/**
 * The lists for language models: `llms.txt` lists the pages (format: llmstxt.org), and
 * `llms-full.txt` contains their text; one of each per version. People who ask a language
 * model about the docs would miss them. Not a published plugin, because the text comes from
 * the Markdown of the built pages, with rendered reference data.
 */

/** The part of the docs plugin's sidebars that is used here. */
export type SidebarItem =
  | {type: 'doc' | 'ref'; id: string}
  | {
      type: 'category';
      label: string;
      link?: {type: 'doc'; id: string} | {type: 'generated-index'};
      items: SidebarItem[];
    }
  | {type: 'link' | 'html'};

export type Section = {label: string; ids: string[]};

/** A page as the lists show it. */
export type Entry = {
  title: string;
  description: string;
  /** Absolute address of its Markdown. */
  address: string;
  markdown: string;
};

/** The pages below one heading of a list. */
export type List = {label: string; entries: Entry[]};

/** Heading for the docs that are in no category of the sidebar. */
const noCategory = 'Overview';

/**
 * The ids of a version's docs, each once: docs outside any category, then the docs of
 * each top-level category, in sidebar order.
 *
 * @param ids all docs of the version; docs that no sidebar shows join the first group
 * @throws if a sidebar shows a doc that the version does not have
 */
export function sectionsOf(
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
  ids: readonly string[],
): Section[] {
  const remaining = new Set(ids);
  const take = (id: string): string[] => {
    if (!ids.includes(id)) {
      throw new Error(
        `A sidebar shows the doc "${id}", which the version does not have. Its docs: ${ids.join(', ')}.`,
      );
    }
    return remaining.delete(id) ? [id] : [];
  };
  const docsOf = (item: SidebarItem): string[] => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return take(item.id);
      case 'category':
        return [
          ...(item.link?.type === 'doc' ? take(item.link.id) : []),
          ...item.items.flatMap(docsOf),
        ];
      default:
        return [];
    }
  };
  const outside: Section = {label: noCategory, ids: []};
  const sections = [outside];
  for (const item of Object.values(sidebars).flat()) {
    if (item.type === 'category') {
      sections.push({label: item.label, ids: docsOf(item)});
    } else {
      outside.ids.push(...docsOf(item));
    }
  }
  outside.ids.push(...remaining);
  return sections.filter((section) => section.ids.length > 0);
}

/** Heading for the pages that stand alone. */
const ofTheSite = 'About this site';

/**
 * The pages without a version, grouped by folder. The title of a folder's own page is the
 * heading of its group, and that page comes first.
 *
 * @param pages by their paths below the base URL
 */
export function sectionsOfPages(pages: ReadonlyMap<string, Entry>): Section[] {
  const folders = new Map<string, string[]>();
  for (const id of pages.keys()) {
    const folder = id.split('/', 1)[0]!;
    folders.set(folder, [...(folders.get(folder) ?? []), id]);
  }
  const sections: Section[] = [];
  const alone: Section = {label: ofTheSite, ids: []};
  for (const [folder, ids] of folders) {
    if (ids.length === 1) {
      alone.ids.push(...ids);
    } else {
      sections.push({
        label: pages.get(folder)?.title ?? folder,
        ids: [folder, ...ids.filter((id) => id !== folder)].filter((id) =>
          pages.has(id),
        ),
      });
    }
  }
  return [...sections, alone].filter(({ids}) => ids.length > 0);
}

/** Sections with the description of each page. */
export function listsOf(
  sections: readonly Section[],
  entries: ReadonlyMap<string, Entry>,
): List[] {
  return sections.map(({label, ids}) => ({
    label,
    entries: ids.map((id) => entries.get(id)!),
  }));
}

/** The text of `llms.txt`. */
export function llmsText(
  about: {title: string; tagline: string; fullText: string; server: string},
  lists: readonly List[],
): string {
  const texts = lists.map(({label, entries}) =>
    [
      `## ${label}`,
      '',
      ...entries.map(
        ({title, address, description}) =>
          `- [${title.replace(/[[\]\\]/g, '\\$&')}](${address}): ${description}`,
      ),
    ].join('\n'),
  );
  return [
    `# ${about.title}`,
    `> ${about.tagline}`,
    `Each link leads to the Markdown of one page. All pages in one file: ${about.fullText}`,
    `To search these pages, look up names, and check configurations without a network, run the server of the Model Context Protocol: ${about.server}`,
    ...texts,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** The text of `llms-full.txt`. */
export function llmsFullText(lists: readonly List[]): string {
  return lists
    .flatMap(({entries}) => entries.map(({markdown}) => markdown))
    .join('\n---\n\n');
}
