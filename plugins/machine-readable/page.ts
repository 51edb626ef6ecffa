/** What a built page says, and promises in its head. */
import type {Element, Nodes} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {withoutCodeColours} from '../../search/build/built-site';
import {findElement, hasClass, textOf} from './markdown';

/** A page of the docs plugin, or one of the pages plugin. */
export type Kind = 'doc' | 'page';

export type BuiltPage = {
  /** Absolute address of the picture that shows the page where it is shared. */
  image: string | undefined;
  title: string;
  /** None where the head has none. */
  description: string | undefined;
  /** The element with the page's heading and text. */
  content: Element;
};

/** Without the places of all nodes in the text, which rehype-parse adds: they take four times as long. */
const treeOf = (html: string): Nodes => fromParse5(parse(html));

/** Without it a parser takes a table below a paragraph for a part of it. */
const doctype = '<!doctype html>';

/**
 * Where the Markdown of a page is: an address of this site, as the head links it.
 *
 * @throws if it does not
 */
export function twinOf(html: string): string {
  const twin = findElement(
    headOf(html),
    ({tagName, properties}) =>
      tagName === 'link' && properties.type === 'text/markdown',
  )?.properties.href;
  if (typeof twin !== 'string') {
    throw new Error(
      'it lacks <link rel="alternate" type="text/markdown"> in its head (src/components/PageTwin/TwinHead)',
    );
  }
  return twin;
}

/** Where the theme puts the text. */
const isContent: Record<Kind, (node: Element) => boolean> = {
  doc: (node) => hasClass(node, 'theme-doc-markdown'),
  page: ({tagName}) => tagName === 'article',
};

/**
 * Reads the HTML of a page.
 *
 * @throws if the page has no text, or no heading above it
 */
export function readPage(html: string, kind: Kind): BuiltPage {
  // Navbar and sidebar stand before it, and are most of what would be parsed.
  const begin = Math.max(0, html.indexOf('<article'));
  const tree = treeOf(doctype + withoutCodeColours(html.slice(begin)));
  const content = findElement(tree, isContent[kind]);
  const heading = content && findElement(content, isTag('h1'));
  const title = heading && textOf(heading).trim();
  if (!content || !title) {
    throw new Error('it lacks a heading of level 1 in its text');
  }
  const head = headOf(html);
  return {
    image: meta(head, 'og:image'),
    description: meta(head, 'og:description'),
    title,
    content,
  };
}

const headOf = (html: string): Nodes => treeOf(html.split('</head>', 1)[0]!);

const isTag = (name: string) => (node: Element) => node.tagName === name;

function meta(tree: Nodes, property: string): string | undefined {
  return findElement(
    tree,
    ({tagName, properties}) =>
      tagName === 'meta' && properties.property === property,
  )?.properties.content as string | undefined;
}
