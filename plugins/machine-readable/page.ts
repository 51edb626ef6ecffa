/** What a built doc page says of itself, and promises in its head. */
import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {withoutCodeColours} from '../../search/build/built-site';
import {findElement, hasClass, textOf} from './markdown';

export type DocPage = {
  /** Where its Markdown is: an address of this site, as the page links it. */
  twin: string;
  /** Absolute address of the picture that shows the page where it is shared. */
  image: string | undefined;
  title: string;
  /** The element with the page's heading and text. */
  content: Element;
};

const parser = unified().use(rehypeParse);

/**
 * Reads the HTML of a doc page.
 *
 * @throws if the page lacks its heading or the link to its Markdown
 */
export function readDocPage(html: string): DocPage {
  const tree = parser.parse(withoutCodeColours(html));
  const content = findElement(tree, (node) =>
    hasClass(node, 'theme-doc-markdown'),
  );
  const heading = content && findElement(content, isTag('h1'));
  const twin = findElement(
    tree,
    ({tagName, properties}) =>
      tagName === 'link' && properties.type === 'text/markdown',
  )?.properties.href;
  const title = heading && textOf(heading).trim();
  if (!content || !title || typeof twin !== 'string') {
    const missing = [
      title ? '' : 'a heading of level 1 in its text',
      typeof twin === 'string'
        ? ''
        : '<link rel="alternate" type="text/markdown"> in its head (src/theme/DocItem/Metadata)',
    ].filter(Boolean);
    throw new Error(`it lacks ${missing.join(', ')}`);
  }
  return {
    twin,
    image: meta(tree, 'og:image'),
    title,
    content,
  };
}

const isTag = (name: string) => (node: Element) => node.tagName === name;

function meta(tree: Root, property: string): string | undefined {
  return findElement(
    tree,
    ({tagName, properties}) =>
      tagName === 'meta' && properties.property === property,
  )?.properties.content as string | undefined;
}
