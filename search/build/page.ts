/**
 * One built page, read the way a reader meets it: its place on the site, its title,
 * and its sections with their text and the names in their code.
 */
import {load, type CheerioAPI} from 'cheerio';
import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {withoutCodeColours} from './built-site';
import {unversionedTag} from '../shared/record';
import {identifiersIn} from './identifiers';

export type PageSection = {
  level: 1 | 2 | 3;
  /** Anchor of the heading; empty for the page's first section. */
  anchor: string;
  heading: string;
  /** Heading of the h2 above an h3. */
  parentHeading: string;
  text: string;
  identifiers: string[];
};

export type BuiltPage = {
  language: string;
  version: string | null;
  tag: string;
  /** Label of the top sidebar category, or null where there is no sidebar. */
  category: string | null;
  title: string;
  keywords: string[];
  description: string;
  sections: PageSection[];
};

/**
 * Parts of the content that are chrome: links to headings, buttons, pictures' code, what
 * a live example shows (its labels are made up), and lists of the page's own headings.
 */
const notContent = [
  '.hash-link',
  'button',
  'script',
  'style',
  'svg',
  'noscript',
  'nav',
  'form',
  'iframe',
  '[aria-hidden="true"]',
  '[hidden]',
  '[data-search-skip]',
  '[data-showcase-stage]',
  '.table-of-contents',
  '.theme-doc-toc-mobile',
  '.theme-doc-breadcrumbs',
  '.theme-doc-version-banner',
  '.theme-doc-version-badge',
  '.theme-doc-footer',
  '.pagination-nav',
].join(',');

const inline = new Set(
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Blocks of these languages are what a program printed: text that people paste. */
const output =
  /^language-(?:text|txt|plain|plaintext|console|log|none|output)$/;

/**
 * Null for a page that asks not to be indexed. Throws when the page has no title or
 * no content where the theme puts them: then the site has changed and this reader
 * must follow, or readers would find nothing.
 */
export function readPage(html: string): BuiltPage | null {
  const $ = load(withoutCodeColours(html));
  const metas = new Map(
    $('meta')
      .toArray()
      .map(({attribs}) => [attribs.name ?? attribs.property, attribs.content]),
  );
  const meta = (name: string) => metas.get(name);
  if (meta('robots')?.includes('noindex')) {
    return null;
  }
  const version = meta('docusaurus_version') ?? meta('docsearch:version');
  const tag = meta('docusaurus_tag') ?? meta('docsearch:docusaurus_tag');
  const language = $('html').attr('lang');
  if (!tag || !language) {
    throw new Error(
      'The page has no docusaurus_tag or no language: search cannot tell which version it belongs to.',
    );
  }
  const docContent = $('.theme-doc-markdown').first();
  const content = docContent.length > 0 ? docContent : $('main').first();
  if (content.length === 0) {
    throw new Error('The page has no <main> and no document content.');
  }
  const title = plainText($, $('main h1').first()) || titleOf($);
  if (!title) {
    throw new Error('The page has neither an <h1> nor a <title>.');
  }
  const keywords = (meta('keywords') ?? '').split(',').map((k) => k.trim());
  return {
    language,
    version: tag === unversionedTag ? null : (version ?? null),
    tag,
    category: categoryOf($),
    title,
    keywords: keywords.filter(Boolean),
    description: meta('description') ?? '',
    sections: sectionsOf($, content.get(0)!, title),
  };
}

function titleOf($: CheerioAPI): string {
  return $('title').first().text().split('|')[0]?.trim() ?? '';
}

/** The label of the first-level sidebar category that holds the page. */
function categoryOf($: CheerioAPI): string | null {
  const active = $(
    '.theme-doc-sidebar-item-category-level-1:has(.menu__link--active) .menu__link',
  ).first();
  const label = plainText($, active);
  return label || null;
}

function plainText($: CheerioAPI, element: ReturnType<CheerioAPI>): string {
  const copy = element.clone();
  copy.find(notContent).remove();
  return oneLine(copy.text());
}

/** Zero-width characters come from the theme's heading links. */
const oneLine = (text: string) =>
  text
    .replace(/[\u200b\u200c\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function sectionsOf(
  $: CheerioAPI,
  root: Element,
  title: string,
): PageSection[] {
  $(root).find(notContent).remove();
  let text: string[] = [];
  let code: string[] = [];
  let h2 = '';
  const open = (
    level: PageSection['level'],
    anchor: string,
    heading: string,
    parentHeading: string,
  ) => ({level, anchor, heading, parentHeading, text: '', identifiers: []});
  let section: PageSection = open(1, '', title, '');
  const sections: PageSection[] = [];
  const close = () => {
    section.text = oneLine(text.join(''));
    section.identifiers = identifiersIn(code.join('\n'));
    sections.push(section);
    text = [];
    code = [];
  };

  const visit = (node: AnyNode): void => {
    if (isText(node)) {
      text.push(node.data);
      return;
    }
    if (!isTag(node)) {
      return;
    }
    const {name} = node;
    if (name === 'h1') {
      return;
    }
    if (name === 'h2' || name === 'h3') {
      const heading = plainText($, $(node));
      const anchor = $(node).attr('id');
      if (anchor && heading) {
        close();
        const level = name === 'h2' ? 2 : 3;
        section = open(level, anchor, heading, level === 3 ? h2 : '');
        if (level === 2) {
          h2 = heading;
        }
        return;
      }
    }
    if (name === 'pre') {
      readCode($, node, text, code);
      return;
    }
    if (name === 'img') {
      text.push(' ', node.attribs.alt ?? '', ' ');
      return;
    }
    const isBlock = !inline.has(name) || name === 'br';
    if (isBlock) {
      text.push(' ');
    }
    node.children.forEach(visit);
    if (isBlock) {
      text.push(' ');
    }
  };
  root.children.forEach(visit);
  close();
  return sections;
}

/** The theme renders each line of a block as an element that ends in a <br>. */
function readCode(
  $: CheerioAPI,
  pre: Element,
  text: string[],
  code: string[],
): void {
  const copy = $(pre).clone();
  copy.find('br').replaceWith('\n');
  const content = copy.text();
  const languages = [
    $(pre).attr('class'),
    $(pre).closest('[class*="language-"]').attr('class'),
  ]
    .join(' ')
    .split(/\s+/)
    .filter((name) => name.startsWith('language-'));
  if (languages.length === 0 || languages.some((name) => output.test(name))) {
    text.push(' ', content, ' ');
  } else {
    code.push(content);
  }
}
