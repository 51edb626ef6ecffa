/** Hides the entries of a catalog that do not fit, and the headings that are left without one. */

export type Filter = {
  /** All of them must be in the entry, in any order; a difference of case is none. */
  words: string;
  /** The mark of the entry; empty for all. */
  mark: string;
};

/** All entries. */
export const noFilter: Filter = {words: '', mark: ''};

const headingLevel = ({tagName}: Element) =>
  /^H[2-6]$/.test(tagName) ? Number(tagName[1]) : 0;

/**
 * @param content the element with headings and lists, in order
 * @returns how many entries are shown
 */
export function applyFilter(content: Element, {words, mark}: Filter): number {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const entry of content.querySelectorAll<HTMLElement>('[data-entry]')) {
    const text = entry.textContent.toLowerCase();
    entry.hidden =
      (mark !== '' && entry.dataset.entry !== mark) ||
      !wanted.every((word) => text.includes(word));
    count += Number(!entry.hidden);
    for (const fold of entry.querySelectorAll('details')) {
      const outside = text.replace(fold.textContent.toLowerCase(), '');
      fold.open ||=
        !entry.hidden && !wanted.every((word) => outside.includes(word));
    }
  }
  const isFiltered = wanted.length > 0 || mark !== '';
  for (const fold of content.querySelectorAll('details:has([data-entry])')) {
    (fold as HTMLDetailsElement).open ||=
      isFiltered && fold.querySelector('[data-entry]:not([hidden])') !== null;
  }
  hideEmptySections(content, isFiltered);
  hideLinksTo(content);
  return count;
}

/** Of the page's table of contents, to headings that are hidden. */
function hideLinksTo(content: Element): void {
  for (const heading of content.querySelectorAll('h2[id], h3[id]')) {
    const links = document.querySelectorAll<HTMLElement>(
      `.table-of-contents a[href="#${CSS.escape(heading.id)}"]`,
    );
    for (const link of links) {
      link.closest('li')!.hidden = (heading as HTMLElement).hidden;
    }
  }
}

/** Goes backward, so that the entries below a heading are handled before it. */
function hideEmptySections(content: Element, isFiltered: boolean): void {
  /** Whether an entry is shown below the last heading of each level, and below deeper ones. */
  let below = new Map<number, boolean>();
  let hasShownEntry = false;
  const pending: HTMLElement[] = [];
  for (const child of [...content.children].reverse() as HTMLElement[]) {
    const level = headingLevel(child);
    if (level === 0) {
      hasShownEntry ||=
        child.querySelector('[data-entry]:not([hidden])') !== null;
      pending.push(child);
      continue;
    }
    const isShown =
      hasShownEntry ||
      [...below].some(([deeper, shown]) => deeper > level && shown);
    for (const part of [child, ...pending.splice(0)]) {
      part.hidden = isFiltered && !isShown;
    }
    below = new Map([...below].filter(([other]) => other < level));
    below.set(level, (below.get(level) ?? false) || isShown);
    hasShownEntry = false;
  }
}
