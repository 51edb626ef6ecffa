/** What a built doc page says, and promises in its head. */
import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {withoutCodeColours} from '../../search/build/built-site';
import {findElement, hasClass, textOf} from './markdown';

export type DocPage = {
  /** Absolute address of the picture that shows the page where it is shared. */
  image: string | undefined;
  title: string;
  /** The element with the page's heading and text. */
  content: Element;
};

const parser = unified().use(rehypeParse);

/**
 * Where the Markdown of a page is: an address of this site, as the head links it.
 *
 * @throws if it does not
 */
export function twinOf(html: string): string {
  const head = parser.parse(html.split('</head>', 1)[0]);
  const twin = findElement(
    head,
    ({tagName, properties}) =>
      tagName === 'link' && properties.type === 'text/markdown',
  )?.properties.href;
  if (typeof twin !== 'string') {
    throw new Error(
      'it lacks <link rel="alternate" type="text/markdown"> in its head (src/theme/DocItem/Metadata)',
    );
  }
  return twin;
}

/**
 * Reads the HTML of a doc page.
 *
 * @throws if the page has no text, or no heading above it
 */
export function readDocPage(html: string): DocPage {
  const tree = parser.parse(withoutCodeColours(html));
  const content = findElement(tree, (node) =>
    hasClass(node, 'theme-doc-markdown'),
  );
  const heading = content && findElement(content, isTag('h1'));
  const title = heading && textOf(heading).trim();
  if (!content || !title) {
    throw new Error('it lacks a heading of level 1 in its text');
  }
  return {image: meta(tree, 'og:image'), title, content};
}

const isTag = (name: string) => (node: Element) => node.tagName === name;

function meta(tree: Root, property: string): string | undefined {
  return findElement(
    tree,
    ({tagName, properties}) =>
      tagName === 'meta' && properties.property === property,
  )?.properties.content as string | undefined;
}
