/** The content of a page, divided at its headings: the text and the names in the code of each section. */
import type {Element, Nodes} from 'hast';
import {identifiersIn} from '@ohif-docs/search/indexer/identifiers';
import type {PageSection} from '@ohif-docs/search/indexer/records';
import {forIndexOnly, isChrome} from './chrome';
import {classesOf, textOf} from './tree';

const inlineTags = new Set(
  'a abbr b bdi bdo br button cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Blocks in these languages are a program's output, which people paste into the search: text, not code. */
const outputLanguage =
  /^language-(?:text|txt|plain|plaintext|console|log|none|output)$/;

/** The theme's links to headings contain zero-width characters. */
const oneLine = (text: string) =>
  text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Drawings have no text to search; their titles are for the Markdown of a page. */
const isSkipped = (node: Nodes) =>
  node.type === 'element' &&
  (node.tagName === 'svg' ||
    node.properties.dataSearchSkip === forIndexOnly ||
    isChrome(node));

/** The text inside an element, without chrome, as one line. */
export function plainText(node: Nodes): string {
  const inside = (inner: Nodes): string => {
    if (inner.type === 'text') {
      return inner.value;
    }
    return 'children' in inner
      ? inner.children
          .map((child) => (isSkipped(child) ? '' : inside(child)))
          .join('')
      : '';
  };
  return oneLine(inside(node));
}

/** Collects the sections of one page while its elements are visited in order. */
class SectionCollector {
  readonly sections: PageSection[] = [];
  private text: string[] = [];
  private code: string[] = [];
  private current: PageSection;
  private lastH2 = '';
  /** Written before the next text, unless that is the first of the section. */
  private separator = '';

  constructor(title: string) {
    this.current = emptySection(1, '', title, '');
  }

  addText(text: string): void {
    if (text.trim()) {
      const isFirst = !this.text.some((part) => part.trim());
      this.text.push(isFirst ? '' : this.separator);
      this.separator = '';
    }
    this.text.push(text);
  }

  addCode(code: string): void {
    this.code.push(code);
  }

  /** Without a separator, the text of a cell or an entry would continue into the next one. */
  separate(separator: string): void {
    this.separator = separator;
  }

  /** @returns whether the heading starts a section: it needs an anchor and a text */
  startSection(heading: Element): boolean {
    const text = plainText(heading);
    const anchor = String(heading.properties.id ?? '');
    if (!anchor || !text) {
      return false;
    }
    this.close();
    if (heading.tagName === 'h2') {
      this.current = emptySection(2, anchor, text, '');
      this.lastH2 = text;
    } else {
      this.current = emptySection(3, anchor, text, this.lastH2);
    }
    return true;
  }

  close(): void {
    this.current.text = oneLine(this.text.join(''));
    this.current.identifiers = identifiersIn(this.code.join('\n'));
    this.sections.push(this.current);
    this.text = [];
    this.separator = '';
    this.code = [];
  }
}

const emptySection = (
  level: PageSection['level'],
  anchor: string,
  heading: string,
  parentHeading: string,
): PageSection => ({
  level,
  anchor,
  heading,
  parentHeading,
  text: '',
  identifiers: [],
});

/**
 * The sections of a page: the first one is above all headings.
 *
 * @param content the element with the page's text
 * @param title heading of the first section
 */
export function sectionsOf(content: Element, title: string): PageSection[] {
  const collector = new SectionCollector(title);
  content.children.forEach((child) =>
    collect(child, languagesOf(content), collector),
  );
  collector.close();
  return collector.sections;
}

/** The value of `data-search-section` for an element that is indexed as one text, regardless of its content. */
const oneText = 'none';

/**
 * @param languages the language classes of the nearest element around the node that has one
 * @param isOneText whether the node is in an element that is not divided into sections
 */
function collect(
  node: Nodes,
  languages: string[],
  collector: SectionCollector,
  isOneText = false,
): void {
  if (node.type === 'text') {
    collector.addText(node.value);
    return;
  }
  // The h1 is the title of the page.
  if (node.type !== 'element' || isSkipped(node) || node.tagName === 'h1') {
    return;
  }
  const {tagName} = node;
  const ownLanguages = languagesOf(node);
  const nearest = ownLanguages.length > 0 ? ownLanguages : languages;
  // Readers search for a term of a definition list as for a heading.
  const isText = isOneText || node.properties.dataSearchSection === oneText;
  if (
    !isText &&
    /^(?:h[23]|dt)$/.test(tagName) &&
    collector.startSection(node)
  ) {
    return;
  }
  if (tagName === 'pre') {
    collectCode(node, nearest, collector);
    return;
  }
  if (tagName === 'img') {
    collector.addText(` ${String(node.properties.alt ?? '')} `);
    return;
  }
  if (tagName === 'dd') {
    collector.separate(' – ');
  }
  const boundary = inlineTags.has(tagName) && tagName !== 'br' ? '' : ' ';
  collector.addText(boundary);
  node.children.forEach((child) => collect(child, nearest, collector, isText));
  collector.addText(boundary);
  if (/^(?:t[dh]|d[td])$/.test(tagName)) {
    collector.separate(' · ');
  } else if (/^(?:table|dl)$/.test(tagName)) {
    collector.separate('');
  }
}

const languagesOf = (node: Element) =>
  classesOf(node).filter((name) => name.startsWith('language-'));

function collectCode(
  pre: Element,
  languages: string[],
  collector: SectionCollector,
): void {
  const content = textOf(pre);
  if (
    languages.length === 0 ||
    languages.some((name) => outputLanguage.test(name))
  ) {
    collector.addText(` ${content} `);
  } else {
    collector.addCode(content);
  }
}
