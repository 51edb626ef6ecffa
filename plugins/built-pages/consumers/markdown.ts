/**
 * Converts the text of a built page to plain Markdown.
 *
 * From the built HTML instead of the source, because the HTML already contains what a
 * reader sees of data tables, included files, links, titles, and custom components. This
 * file only handles the theme's own blocks (code, admonitions, tabs, diagrams);
 * rehype-remark does the rest.
 */
import type {Element, ElementContent, Parents, Root} from 'hast';
import type {
  BlockContent,
  Code,
  Paragraph,
  Root as MarkdownRoot,
  RootContent,
  Text,
} from 'mdast';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {isChrome} from '../chrome';
import {isDocContent} from '../reader';
import {findElement, hasClass, isTag, textOf} from '../tree';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

/** A page of the docs plugin, or one of the pages plugin. */
export type Kind = 'doc' | 'page';

/** The inputs of a page's Markdown besides its HTML. */
export type MarkdownTask = {
  kind: Kind;
  /** Which docs the page belongs to. */
  docs: string;
  /** URL of the page. */
  url: string;
  /** URL of each page and of its Markdown. */
  alternates: readonly (readonly [url: string, alternate: string])[];
};

export type MarkdownPage = {
  title: string;
  markdown: string;
};

/** Where the theme puts the text. */
const isContent: Record<Kind, (node: Element) => boolean> = {
  doc: isDocContent,
  page: isTag('article'),
};

/**
 * The Markdown of a parsed page.
 *
 * @param tree the page; it is changed
 * @throws if the page has no text, or no heading above it
 */
export function markdownOf(
  tree: Root,
  {kind, docs, url, alternates}: MarkdownTask,
): MarkdownPage {
  const content = findElement(tree, isContent[kind]);
  const heading = content && findElement(content, isTag('h1'));
  const title = heading && textOf(heading).trim();
  if (!content || !title) {
    throw new Error('it has no h1 in its text');
  }
  const alternateOf = new Map(alternates);
  const blocks = toBlocks(content, (link) =>
    resolveLink(link, url, alternateOf),
  );
  return {
    title,
    markdown: stringify(blocks, {docs, url}),
  };
}

/** Resolves a link to an absolute URL, preferring the target's Markdown alternate. */
export function resolveLink(
  link: string,
  page: string,
  alternates: ReadonlyMap<string, string>,
): string {
  if (!URL.canParse(link, page)) {
    throw new Error(`it links to "${link}", which is not a valid URL`);
  }
  const url = new URL(link, page);
  const {hash} = url;
  url.hash = '';
  const alternate = [url.href, url.href.replace(/\/$/, '')]
    .map((target) => alternates.get(target))
    .find(Boolean);
  return (alternate ?? url.href) + hash;
}

/**
 * The Markdown blocks of a page; the first is its heading.
 *
 * @param content the element with the page's heading and text; it is changed
 * @param resolve maps the URL of a link or an image
 * @throws if the markup of one of the theme's blocks has changed
 */
function toBlocks(
  content: Element,
  resolve: (url: string) => string,
): RootContent[] {
  prepare(content, resolve);
  const tree: MarkdownRoot = unified()
    .use(rehypeRemark, {
      handlers: {div, pre, svg, summary, input},
      // React leaves empty comments between texts.
      nodeHandlers: {comment: () => undefined},
    })
    .runSync({type: 'root', children: [content]});
  const [heading] = tree.children;
  if (heading?.type !== 'heading' || heading.depth !== 1) {
    throw new Error(
      `The text of the page must begin with its heading, but it begins with ${heading?.type ?? 'nothing'}. Move the heading to the top.`,
    );
  }
  return withoutEmpty(tree.children);
}

function stringify(
  [heading, ...blocks]: readonly RootContent[],
  about: {docs: string; url: string},
): string {
  return unified()
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {bullet: '-', rule: '-', resourceLink: false})
    .stringify({
      type: 'root',
      children: [
        heading!,
        {
          type: 'paragraph',
          children: [
            text(`${about.docs}: `),
            {type: 'link', url: about.url, children: [text(about.url)]},
          ],
        },
        ...blocks,
      ],
    });
}

/** Removes chrome and places where a line may break, and resolves URLs. */
function prepare(content: Element, resolve: (url: string) => string): void {
  visit(content, 'element', (node, index, parent) => {
    if (
      parent &&
      index !== undefined &&
      (isChrome(node) || node.tagName === 'wbr')
    ) {
      (parent as Parents).children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.tagName === 'pre') {
      // The elements that color its words are half of all elements, and useless here.
      const inner = elementsOf(node)[0] ?? node;
      const marks = elementsOf(inner).map(markOf);
      if (marks.some(Boolean)) {
        node.properties.dataMarks = marks.join(',');
      }
      inner.children = [text(textOf(node))];
      node.children = inner === node ? inner.children : [inner];
      return SKIP;
    }
    const {href, src} = node.properties;
    if (typeof href === 'string') {
      node.properties.href = resolve(href);
    }
    if (typeof src === 'string') {
      node.properties.src = resolve(src);
    }
    return undefined;
  });
}

const text = (value: string): Text => ({type: 'text', value});
const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [text(value)],
});
const label = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [text(value)]}],
});

const elementsOf = (node: Element): Element[] =>
  node.children.filter((child) => child.type === 'element');

/** The named parts of one of the theme's blocks. */
function partsOf(
  block: Element,
  what: string,
  ...names: readonly string[]
): Element[] {
  return names.map((name) => {
    const part = findElement(block, (node) => hasClass(node, name));
    if (!part) {
      throw new Error(
        `The theme's ${what} no longer has a part "${name}". Update plugins/built-pages/consumers/markdown.ts.`,
      );
    }
    return part;
  });
}

function div(state: State, node: Element): ReturnType<Handle> {
  if (hasClass(node, 'theme-code-block')) {
    return codeBlock(node);
  }
  if (hasClass(node, 'theme-admonition')) {
    return admonition(state, node);
  }
  if (hasClass(node, 'tabs-container')) {
    return tabs(state, node);
  }
  return state.all(node);
}

/** What a line of code is in a change, or `*` if it is highlighted. */
const markOf = (line: Element): string =>
  hasClass(line, 'code-line-added')
    ? '+'
    : hasClass(line, 'code-line-removed')
      ? '-'
      : hasClass(line, 'theme-code-block-highlighted-line')
        ? '*'
        : '';

/** `{2-4,7}`, as a fence of the docs names the lines that it highlights. */
function rangesOf(marks: readonly string[]): string {
  const ranges: [first: number, last: number][] = [];
  marks.forEach((mark, index) => {
    const range = ranges.at(-1);
    if (mark !== '*') {
      return;
    }
    if (range?.[1] === index) {
      range[1] = index + 1;
    } else {
      ranges.push([index + 1, index + 1]);
    }
  });
  const written = ranges.map(([first, last]) =>
    first === last ? `${first}` : `${first}-${last}`,
  );
  return written.length ? `{${written.join(',')}}` : '';
}

/** A change becomes a diff; of other code, the fence names the highlighted lines. */
function codeBlock(node: Element): Code {
  const [code = node] = elementsOf(
    partsOf(node, 'code block', 'codeBlockContent')[0]!,
  );
  const block = pre(undefined, code);
  const drawn = findElement(code, isTag('pre')) ?? code;
  const marks =
    `${(drawn.properties.dataMarks as string | undefined) ?? ''}`.split(',');
  const title = findElement(node, (part) => hasClass(part, 'codeBlockTitle'));
  const meta = [
    title && `title=${JSON.stringify(textOf(title).trim())}`,
    rangesOf(marks),
  ].filter(Boolean);
  const isChange = marks.some((mark) => mark === '+' || mark === '-');
  return {
    ...block,
    ...(isChange && {
      lang: 'diff',
      value: block.value
        .split('\n')
        .map((line, index) => (marks[index] || ' ').replace('*', ' ') + line)
        .join('\n'),
    }),
    meta: meta.length ? meta.join(' ') : null,
  };
}

function pre(_state: unknown, node: Element): Code {
  const classes = [node, ...elementsOf(node)].flatMap(
    ({properties}) => properties.className as string[] | undefined,
  );
  const language = classes.find((name) => name?.startsWith('language-'));
  return {
    type: 'code',
    lang: language?.slice('language-'.length) ?? null,
    value: textOf(node).replace(/\n+$/, ''),
  };
}

/** Markdown has no admonitions, but every renderer shows a quotation that begins with the title. */
function admonition(state: State, node: Element): ReturnType<Handle> {
  const [heading, content] = partsOf(
    node,
    'admonition',
    'admonitionHeading',
    'admonitionContent',
  );
  const kind = (node.properties.className as string[])
    .find((name) => name.startsWith('theme-admonition-'))!
    .slice('theme-admonition-'.length);
  const title = textOf(heading!).trim();
  const named = kind[0]!.toUpperCase() + kind.slice(1);
  return {
    type: 'blockquote',
    children: [
      label(title.toLowerCase() === kind ? named : `${named}: ${title}`),
      ...(state.toFlow(state.all(content!)) as BlockContent[]),
    ],
  };
}

/** The label of each tab, followed by its content. */
function tabs(state: State, node: Element): ReturnType<Handle> {
  const withRole = (role: string) => {
    const found: Element[] = [];
    visit(node, 'element', (part) => {
      // Nested tabs belong to the tab that contains them.
      if (part !== node && hasClass(part, 'tabs-container')) {
        return SKIP;
      }
      if (part.properties.role === role) {
        found.push(part);
      }
      return undefined;
    });
    return found;
  };
  const labels = withRole('tab');
  const panels = withRole('tabpanel');
  if (labels.length !== panels.length) {
    throw new Error(
      `Tabs with the labels ${labels.map(textOf).join(', ')} have ${panels.length} panels in the HTML: the others are rendered in the browser only. Remove the attribute "lazy".`,
    );
  }
  return panels.flatMap((panel, i) => [
    label(textOf(labels[i]!).trim()),
    ...state.toFlow(state.all(panel)),
  ]);
}

/** The title and description of a diagram; other drawings are decoration. */
function svg(_state: unknown, node: Element): Paragraph[] | undefined {
  const inWords = (tag: string) => {
    const words = node.children.find(
      (child: ElementContent) =>
        child.type === 'element' && child.tagName === tag,
    );
    return words && textOf(words).trim();
  };
  const title = inWords('title');
  const description = inWords('desc');
  return title
    ? [
        label(`Diagram: ${title.replace(/\.$/, '')}`),
        ...(description ? [paragraph(description)] : []),
      ]
    : undefined;
}

/** Of what is folded: its title, unless that is a heading. */
const summary: Handle = (state, node) =>
  elementsOf(node).some(({tagName}) => /^h\d$/.test(tagName))
    ? state.all(node)
    : label(textOf(node).trim());

/** Without headings that nothing follows: what was below them is for the screen only. */
const withoutEmpty = (blocks: readonly RootContent[]): RootContent[] =>
  blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return (
      index === 0 ||
      block.type !== 'heading' ||
      (next && (next.type !== 'heading' || next.depth > block.depth))
    );
  });

function input(_state: unknown, node: Element): Text | undefined {
  const {type, checked} = node.properties;
  return type === 'checkbox'
    ? text(checked === undefined || checked === false ? '☐' : '☑')
    : undefined;
}
