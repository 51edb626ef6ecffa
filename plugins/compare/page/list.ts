/** The pages of two versions, on the page that compares the releases. */
import type {Pair} from '../pair';
import {routeOf} from '../routes';
import {changesIn, type ComparedPage} from './document';
import {escapeHtml, headingOf} from './render';

/** Which share of the text differs, at least one percent. */
export function shareOf({rendered, size}: ComparedPage): number {
  if (!rendered || rendered.places.length === 0 || size === 0) {
    return 0;
  }
  const marked = [
    ...withoutCopies(rendered.html).matchAll(/<(ins|del)>([^]*?)<\/\1>/g),
  ]
    .map(([, , text]) => text!.replace(/<[^>]*>/g, '').length)
    .reduce((sum, length) => sum + length, 0);
  return Math.min(100, Math.max(1, Math.round((100 * marked) / size)));
}

/** An edited block is in the HTML twice. */
export const withoutCopies = (html: string) =>
  html.replace(
    /<div class="compare-new compare-copy">[^]*?<\/div>(?=\n|$)/g,
    '',
  );

/** The HTML of the list. */
export function pageListOf(
  pages: readonly ComparedPage[],
  pair: Pair,
  baseUrl: string,
): string {
  const {from, to} = pair;
  const item = (page: ComparedPage, note = '') =>
    `<li><a href="${escapeHtml(`${routeOf(baseUrl, pair.name)}/${page.name}`)}">${escapeHtml(page.title)}</a>${note}</li>`;
  const list = (
    heading: string,
    id: string,
    members: readonly ComparedPage[],
    note: (page: ComparedPage) => string = () => '',
  ) =>
    members.length > 0
      ? `${headingOf('h3', id, `${heading} (${members.length})`)}<ul data-search-skip="index">${members.map((page) => item(page, note(page))).join('')}</ul>`
      : '';
  const count = (page: ComparedPage) => page.rendered?.places.length ?? 0;
  const comparedPages = pages.filter(({rendered}) => rendered);
  const changed = comparedPages
    .filter((page) => count(page) > 0)
    .sort((a, b) => count(b) - count(a) || (a.name < b.name ? -1 : 1));
  const sum = changed.reduce((total, page) => total + count(page), 0);
  return [
    `<p>${changesIn(sum)} in the text of ${changed.length} of ${comparedPages.length} pages that both versions have.</p>`,
    list(
      `New in ${to.line}`,
      'new-pages',
      pages.filter(({before}) => before === undefined),
    ),
    list(
      `Only in ${from.line}`,
      'gone-pages',
      pages.filter(({after}) => after === undefined),
    ),
    list(
      'With another URL',
      'moved-pages',
      comparedPages.filter(({moved}) => moved),
      ({before, after}) =>
        `: <code>${escapeHtml(before!)}</code> → <code>${escapeHtml(after!)}</code>`,
    ),
    list(
      'With different text',
      'changed-pages',
      changed,
      (page) => `: ${changesIn(count(page))}, ${shareOf(page)} % of the text`,
    ),
    list(
      'With the same text',
      'same-pages',
      comparedPages.filter((page) => count(page) === 0),
    ),
  ].join('');
}
