/** Hits -> what the list shows: groups of the site's parts, a page's sections together. */
import type {Hit} from '@ohif-docs/search/runtime/client';
import type {Kind} from '../kinds';

export type Item = Pick<Hit, 'type' | 'hierarchy'> & {
  /** The address to follow, on this host. */
  url: string;
  /** HTML: matches are marked, all else is escaped. */
  title: string;
  below: string;
  /** What it is, if not a page to read. */
  kind: Kind | undefined;
  /** Shown under its page, which is also found. */
  isBelowPage: boolean;
};

export type Group = {title: string; items: Item[]};

/** The product's limits, which are DocSearch's. Of a few groups, each has more. */
const mostInGroup = 5;
const most = 20;

/** The nearest heading of a hit, and its page, if that is not above it, and text. */
function textsOf(
  {marked: {lvl1, lvl2, lvl3, content}}: Hit,
  isBelowPage: boolean,
): Pick<Item, 'title' | 'below'> {
  const heading = lvl3 || lvl2;
  // What matched is marked in the title and the text.
  const page = heading && !isBelowPage ? lvl1.replace(/<\/?mark>/g, '') : '';
  return {
    title: heading || lvl1,
    below: [page, content].filter(Boolean).join(' · '),
  };
}

function groupBy(hits: readonly Hit[], level: 'lvl0' | 'lvl1') {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.hierarchy[level]) ?? [];
    group.push(hit);
    groups.set(hit.hierarchy[level], group);
  }
  return [...groups];
}

/**
 * @param addressOf the address of a hit as this host serves it
 * @param kindOf what the page at an address is
 */
export function groupHits(
  hits: readonly Hit[],
  addressOf: (url: string) => string,
  kindOf: (url: string) => Kind | undefined,
): Group[] {
  const groups = groupBy(hits, 'lvl0');
  const inGroup = Math.max(mostInGroup, Math.floor(most / groups.length));
  return groups.map(([title, all]) => ({
    title,
    items: groupBy(all.slice(0, inGroup), 'lvl1').flatMap(([, onPage]) => {
      const hasPage = onPage.some(({type}) => type === 'lvl1');
      return onPage.map((hit) => {
        const isBelowPage = hasPage && hit.type !== 'lvl1';
        return {
          url: addressOf(hit.url),
          type: hit.type,
          hierarchy: hit.hierarchy,
          ...textsOf(hit, isBelowPage),
          kind: kindOf(hit.url),
          isBelowPage,
        };
      });
    }),
  }));
}
