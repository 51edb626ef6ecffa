/** Nodes of a page, as remark has them. */
import type {
  BlockContent,
  Heading,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export const text = (value: string): Text => ({type: 'text', value});

export const linkTo = (url: string, children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const headingOf = (
  depth: Heading['depth'],
  ...children: PhrasingContent[]
): Heading => ({type: 'heading', depth, children});

/** Each item is a paragraph. */
export const listOf = (items: PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...item)],
  })),
});

/** A JSX element as remark has it. */
export const jsx = (
  name: string,
  attributes: Record<string, string>,
  children: RootContent[],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: children as BlockContent[],
});

/** A JSX element in a line of text. */
export const jsxText = (
  name: string,
  children: PhrasingContent[],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [],
  children,
});

/** In small letters, or quiet. */
export const small = (children: PhrasingContent[]): MdxJsxTextElement =>
  jsxText('small', children);
