/** The text around the comparison of one page. */
import type {Row} from '@generated/compare/default/comparison.json';
import type {Pair} from '../pair';
import {routeOf} from '../routes';
import {escapeHtml, headingOf, type Place, type Rendered} from './render';

export type ComparedPage = {
  /** Path of the page without its version. */
  name: string;
  title: string;
  formerTitle: string | undefined;
  /** URL of the page in each version that has it. */
  before: string | undefined;
  after: string | undefined;
  /** Whether its path is another one. */
  moved: boolean;
  /** Undefined if only one version has the page. */
  rendered: Rendered | undefined;
  /** Where the URL of a page that is gone redirects to. */
  replacedBy: string | undefined;
  /** Differences between the releases that the text is about. */
  rows: readonly Row[];
  /** Characters of both texts. */
  size: number;
};

const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

export const changesIn = (count: number) =>
  count === 1 ? '1 change' : `${count} changes`;

/** The parts of a page to compare: its heading, description, and the HTML of its content. */
export function textOfComparison(
  page: ComparedPage,
  pair: Pair,
  baseUrl: string,
): {heading: string; description: string; content: string} {
  const {title, formerTitle, before, after, rendered} = page;
  const {from, to} = pair;
  const heading = `${title}: ${from.line} compared with ${to.line}`;
  const shownTitle =
    formerTitle !== undefined && formerTitle !== title && rendered
      ? `<del>${escapeHtml(formerTitle)}</del> <ins>${escapeHtml(title)}</ins>`
      : escapeHtml(title);
  const links = [
    before && link(before, `Page of ${from.line}`),
    after && link(after, `Page of ${to.line}`),
    link(
      routeOf(baseUrl, pair.name),
      `All differences from ${from.line} to ${to.line}`,
    ),
  ].filter(Boolean);
  return {
    heading,
    description: `What differs between the texts of “${title}” in ${from.line} and ${to.line}.`,
    content: [
      `<article class="compare"><h1 data-title="${escapeHtml(heading)}">${shownTitle}</h1>`,
      `<p>${links.join(' · ')}</p>`,
      rendered
        ? `${summaryOf(rendered.places, page, pair)}${namesOf(page, pair, baseUrl)}<div class="compare-text">${rendered.html}</div>`
        : textOfSingle(page, pair),
      '</article>',
    ].join('\n'),
  };
}

function summaryOf(
  places: readonly Place[],
  {moved}: ComparedPage,
  {from, to}: Pair,
): string {
  const note = moved ? ' The URL of the page differs as well.' : '';
  if (places.length === 0) {
    return `<p>The text is the same in ${from.line} and ${to.line}.${note}</p>`;
  }
  const sections = new Map<string, number[]>();
  for (const {number, section} of places) {
    sections.set(section, [...(sections.get(section) ?? []), number]);
  }
  const items = [...sections].map(
    ([section, numbers]) =>
      `<li>${section ? escapeHtml(section) : 'Top of the page'}: ${numbers.map((n) => `<a href="#change-${n}">${n}</a>`).join(' ')}</li>`,
  );
  return `<p>${changesIn(places.length)} from ${from.line} to ${to.line}: <del>removed text</del> and <ins>added text</ins>.${note}</p><nav aria-label="Changes by section"><ul>${items.join('')}</ul></nav>`;
}

/** More differences than these are in a list that the reader opens. */
const mostRows = 6;

/** A sentence of data, with `code` between backticks as in Markdown. */
const withCode = (text: string) =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? code(part) : escapeHtml(part)))
    .join('');

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** The names that differ on the page come before its text, with the reasons. */
function namesOf({rows}: ComparedPage, {name}: Pair, baseUrl: string): string {
  if (rows.length === 0) {
    return '';
  }
  const items = rows.map(({id, what, kind, names, why}) => {
    const shown = names.map((entry) =>
      entry.to === undefined
        ? code(entry.name)
        : `${code(entry.name)} → ${code(entry.to)}`,
    );
    return `<li><strong>${what.charAt(0).toUpperCase()}${what.slice(1)}</strong> ${escapeHtml(kind)}: ${shown.join(', ')}. ${why === undefined ? '' : `${withCode(why)} `}${link(`${routeOf(baseUrl, name)}#${id}`, 'Details')}</li>`;
  });
  const list = `<ul>${items.join('')}</ul>`;
  return rows.length > mostRows
    ? `<details><summary>${rows.length} differences in names and values on this page</summary>${list}</details>`
    : `${headingOf('h2', 'names-and-values', 'Differences in names and values on this page')}${list}`;
}

function textOfSingle(
  {after, replacedBy}: ComparedPage,
  {from, to}: Pair,
): string {
  if (after !== undefined) {
    return `<p>This page is new in ${to.line}: the documentation of ${from.line} has no page with this text.</p>`;
  }
  return replacedBy === undefined
    ? `<p>Only the documentation of ${from.line} has this page. Nothing in ${to.line} replaces it.</p>`
    : `<p>Only the documentation of ${from.line} has this page. In ${to.line}, its content is at ${link(replacedBy, replacedBy)}.</p>`;
}
