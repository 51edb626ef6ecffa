/** Hits -> what the list shows: groups of the site's parts, a page's sections together. */
import type {Hit} from '@ohif-docs/search/runtime/client';
import type {Kind} from '../kinds';

export type Item = {
  /** The address to follow, on this host. */
  url: string;
  hit: Hit;
  /** HTML: matches are marked, all else is escaped. */
  title: string;
  below: string;
  /** What it is, if not a page to read. */
  kind: Kind | undefined;
  /** Shown under its page, which is also found. */
  place: 'child' | 'last-child' | undefined;
};

export type Group = {title: string; items: Item[]};

/** The product's limits, which are DocSearch's. Of a few groups, each has more. */
const mostInGroup = 5;
const most = 20;

const marked = (hit: Hit, level: keyof Hit['hierarchy']) =>
  hit._snippetResult.hierarchy[level]?.value ?? hit.hierarchy[level] ?? '';

/** The title of a hit, and its location or text. */
function textsOf(hit: Hit): Pick<Item, 'title' | 'below'> {
  const content = hit._snippetResult.content?.value ?? hit.content ?? '';
  switch (hit.type) {
    case 'lvl1':
      return {title: marked(hit, 'lvl1'), below: content};
    case 'content':
      return {title: content, below: marked(hit, 'lvl1')};
    default:
      return {title: marked(hit, hit.type), below: marked(hit, 'lvl1')};
  }
}

function groupBy(hits: readonly Hit[], level: 'lvl0' | 'lvl1') {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const key = hit.hierarchy[level] ?? '';
    const group = groups.get(key);
    if (group) {
      group.push(hit);
    } else {
      groups.set(key, [hit]);
    }
  }
  return groups;
}

/**
 * @param addressOf the address of a hit as this host serves it
 * @param kindOf what the page at an address is
 */
export function groupHits(
  hits: readonly Hit[],
  addressOf: (url: string) => string,
  kindOf: (url: string) => Kind | undefined = () => undefined,
): Group[] {
  const groups = [...groupBy(hits, 'lvl0')];
  const inGroup = Math.max(mostInGroup, Math.floor(most / groups.length));
  return groups.map(([title, all]) => {
    const shown = all.slice(0, inGroup);
    const items = [...groupBy(shown, 'lvl1').values()].flatMap((onPage) => {
      const hasPage = onPage.some(({type}) => type === 'lvl1');
      const lastChild = onPage.filter(({type}) => type !== 'lvl1').at(-1);
      return onPage.map((hit): Item => ({
        url: addressOf(hit.url),
        hit,
        ...textsOf(hit),
        kind: kindOf(hit.url),
        place:
          !hasPage || hit.type === 'lvl1'
            ? undefined
            : hit === lastChild
              ? 'last-child'
              : 'child',
      }));
    });
    return {title, items};
  });
}

/** The first `count` items, in their groups. */
export function firstItems(groups: readonly Group[], count: number): Group[] {
  let remaining = count;
  return groups.flatMap(({title, items}) => {
    const shown = items.slice(0, remaining);
    remaining -= shown.length;
    return shown.length > 0 ? [{title, items: shown}] : [];
  });
}
