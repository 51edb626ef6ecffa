/**
 * Reads the HTML of a built page: parses it once and collects everything that a consumer
 * needs. Consumers decide what a page must have, so reading never fails.
 */
import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import type {PageSection} from '@ohif-docs/search/indexer/records';
import {plainText, sectionsOf} from './sections';
import {classesOf, findElement, findElements, isTag, textOf} from './tree';

/** Everything about a page except its tree: plain data, which the persistent cache keeps. */
export type PageFacts = {
  /** The `lang` of the page. */
  language: string | undefined;
  /** Name of the docs version that the page belongs to. */
  docsVersion: string | undefined;
  /** Content of the `<meta>` elements by their `name` or `property`. */
  meta: Record<string, string>;
  /** First h1 of the main part, or the title of the document without the site's name. */
  title: string;
  /** Label of the top-level sidebar category that contains the page. */
  category: string | null;
  /** Undefined if the page has no main part. */
  sections: PageSection[] | undefined;
  /** Ids of the headings and of the anchor aliases next to them. */
  anchors: string[];
  /** Text of each inline script that a browser runs. */
  inlineScripts: string[];
};

/**
 * Parses a page. Without the positions of nodes, which would make it four times as slow.
 *
 * @param html of a whole document: without a doctype, a table would be part of the paragraph above it
 */
export function parsePage(html: string): Root {
  return fromParse5(parse(withoutCodeColors(html))) as Root;
}

/** Collects the facts about a page; it does not change the tree. */
export function factsOf(tree: Root): PageFacts {
  const main = findElement(tree, isTag('main'));
  const content = findElement(tree, isDocContent) ?? main;
  const root = findElement(tree, isTag('html'));
  const heading = main && findElement(main, isTag('h1'));
  const title = (heading && plainText(heading)) || documentTitle(tree);
  return {
    language: stringProperty(root, 'lang'),
    docsVersion: root && docsVersionOf(root),
    meta: metaOf(tree),
    title,
    category: categoryOf(tree),
    sections: content && sectionsOf(content, title),
    anchors: main ? anchorsOf(main) : [],
    inlineScripts: findElements(tree, isInlineScript).map(textOf),
  };
}

/** Where the theme puts the content of a docs page. */
export const isDocContent = (node: Element) =>
  classesOf(node).includes('theme-doc-markdown');

function stringProperty(
  node: Element | undefined,
  name: string,
): string | undefined {
  const value = node?.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** The framework puts the docs version into the classes of the `html` element. */
function docsVersionOf(root: Element): string | undefined {
  const prefix = 'docs-version-';
  return classesOf(root)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}

function metaOf(tree: Root): Record<string, string> {
  return Object.fromEntries(
    findElements(tree, isTag('meta')).flatMap(({properties}) => {
      const name = properties.name ?? properties.property;
      return name ? [[String(name), String(properties.content ?? '')]] : [];
    }),
  );
}

function documentTitle(tree: Root): string {
  const title = findElement(tree, isTag('title'));
  return title ? textOf(title).split('|')[0]!.trim() : '';
}

function categoryOf(tree: Root): string | null {
  const isLink = (node: Element) => classesOf(node).includes('menu__link');
  const category = findElements(tree, (node) =>
    classesOf(node).includes('theme-doc-sidebar-item-category-level-1'),
  ).find((candidate) =>
    findElement(candidate, (node) =>
      classesOf(node).includes('menu__link--active'),
    ),
  );
  const link = category && findElement(category, isLink);
  return (link && plainText(link)) || null;
}

function anchorsOf(main: Element): string[] {
  const anchors = findElements(
    main,
    (node) =>
      /^(?:h[1-6]|dt)$/.test(node.tagName) ||
      classesOf(node).includes('former-anchor'),
  ).flatMap(({properties}) => (properties.id ? [String(properties.id)] : []));
  return [...new Set(anchors)];
}

/** A browser does not run scripts of other types. Rules for what to prefetch are under the same policy. */
const executableType = /^(?:module|text\/javascript|speculationrules)?$/i;

function isInlineScript({tagName, properties}: Element): boolean {
  return (
    tagName === 'script' &&
    properties.src === undefined &&
    executableType.test(String(properties.type ?? ''))
  );
}

/** Lines that the Markdown of the page names. */
const markedLine = /<span[^>]*(?:code-line-|highlighted-line)/;

/**
 * HTML without the elements that color code, except in blocks with marked lines: more than a third of all HTML of the site, and
 * the longest part of parsing. The text of scripts stays as it is.
 */
export function withoutCodeColors(html: string): string {
  return html.replace(
    /<script\b[^]*?<\/script>|<pre\b[^]*?<\/pre>/g,
    (block) =>
      block.startsWith('<pre') && !markedLine.test(block)
        ? block.replace(/<\/?span\b(?:"[^"]*"|'[^']*'|[^"'>])*>/g, '')
        : block,
  );
}
