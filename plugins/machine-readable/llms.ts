/**
 * The lists for programs that read: `llms.txt` says what there is (llmstxt.org has the
 * format), `llms-full.txt` holds all of it; one of each a version.
 */

/** What is used here of the docs plugin's sidebars. */
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

/** A doc as the lists show it. */
export type Entry = {
  title: string;
  description: string;
  /** Absolute address of its Markdown. */
  address: string;
  markdown: string;
};

/** Heading for the docs that stand in no category of the sidebar. */
const noCategory = 'Overview';

/**
 * The ids of a version's docs, each once: those outside every category, then those of
 * each category of the first level, in the order of the sidebars.
 *
 * @param ids all docs of the version; one that no sidebar shows comes with the first
 * @throws if a sidebar shows a doc that the version does not have
 */
export function sectionsOf(
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
  ids: readonly string[],
): Section[] {
  const left = new Set(ids);
  const take = (id: string): string[] => {
    if (!ids.includes(id)) {
      throw new Error(
        `A sidebar shows the doc "${id}", which the version does not have. Its docs: ${ids.join(', ')}.`,
      );
    }
    return left.delete(id) ? [id] : [];
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
  outside.ids.push(...left);
  return sections.filter((section) => section.ids.length > 0);
}

/** The text of `llms.txt`. */
export function llmsText(
  about: {title: string; tagline: string; fullText: string},
  sections: readonly Section[],
  entries: ReadonlyMap<string, Entry>,
): string {
  const lists = sections.map(({label, ids}) =>
    [
      `## ${label}`,
      '',
      ...ids.map((id) => {
        const {title, address, description} = entries.get(id)!;
        return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${address}): ${description}`;
      }),
    ].join('\n'),
  );
  return [
    `# ${about.title}`,
    `> ${about.tagline}`,
    `Each link leads to the Markdown of one page. All pages in one file: ${about.fullText}`,
    ...lists,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** The text of `llms-full.txt`. */
export function llmsFullText(
  sections: readonly Section[],
  entries: ReadonlyMap<string, Entry>,
): string {
  return sections
    .flatMap(({ids}) => ids.map((id) => entries.get(id)!.markdown))
    .join('\n---\n\n');
}
