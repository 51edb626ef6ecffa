/**
 * The text of a built page -> plain Markdown.
 *
 * Made from the built HTML, not from the source: there the data tables, included files,
 * links, titles and the site's own components are what a reader sees, and nothing has to
 * be resolved a second time. What is written here is only how the theme's own blocks
 * (code, admonitions, tabs, diagrams) are said in Markdown; the rest is rehype-remark's.
 */
import type {Element, ElementContent, Nodes, Parents} from 'hast';
import type {BlockContent, Code, Paragraph, Root, Text} from 'mdast';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

/** Tags that a page has for its browser, not for its reader. */
const chrome = new Set([
  'button',
  'form',
  'iframe',
  'nav',
  'noscript',
  'script',
  'style',
]);

/**
 * Markdown of a page's content.
 *
 * @param content the element that holds the page's heading and text; it is changed
 * @param resolve what becomes of the address of a link or a picture
 * @param about what stands below the heading: which docs, and the page's address
 * @throws if the content does not begin with a heading, or has blocks of the theme in
 * another shape than the ones known here
 */
export function toMarkdown(
  content: Element,
  resolve: (address: string) => string,
  about: {docs: string; address: string},
): string {
  prepare(content, resolve);
  const tree: Root = unified()
    .use(rehypeRemark, {
      handlers: {div, pre, svg, input},
      // The renderer of the pages leaves empty ones between texts.
      nodeHandlers: {comment: () => undefined},
    })
    .runSync({type: 'root', children: [content]});
  const [heading, ...blocks] = tree.children;
  if (heading?.type !== 'heading' || heading.depth !== 1) {
    throw new Error(
      `The text of the page begins with ${heading?.type ?? 'nothing'}, not with its heading: a reader of the Markdown would not learn what it is about.`,
    );
  }
  return unified()
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {bullet: '-', rule: '-', resourceLink: false})
    .stringify({
      type: 'root',
      children: [
        heading,
        {
          type: 'paragraph',
          children: [
            text(`${about.docs}: `),
            {type: 'link', url: about.address, children: [text(about.address)]},
          ],
        },
        ...blocks,
      ],
    });
}

/** Takes out what is chrome, and resolves addresses. */
function prepare(content: Element, resolve: (address: string) => string): void {
  visit(content, 'element', (node, index, parent) => {
    if (parent && index !== undefined && isChrome(node)) {
      (parent as Parents).children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.tagName === 'pre') {
      // Its coloured words are half of the elements of all pages, and of no use here.
      const inner = elementsOf(node)[0] ?? node;
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

function isChrome(node: Element): boolean {
  const {hidden, ariaHidden, role, dataSearchSkip, dataShowcaseStage} =
    node.properties;
  return (
    chrome.has(node.tagName) ||
    hasClass(node, 'hash-link') ||
    ariaHidden === 'true' ||
    dataSearchSkip !== undefined ||
    // An example that runs: its code stands below it, and says more.
    dataShowcaseStage !== undefined ||
    // The tabs that are not chosen are hidden, and text of the page all the same.
    (hidden !== undefined && hidden !== false && role !== 'tabpanel')
  );
}

/** Whether an element has a class; names of CSS modules end in a hash of the build. */
export function hasClass(node: Nodes, name: string): node is Element {
  const classes = node.type === 'element' ? node.properties.className : [];
  return (
    Array.isArray(classes) &&
    classes.some((own) => own === name || String(own).startsWith(`${name}_`))
  );
}

/** The first element below a node that fulfils a condition. */
export function findElement(
  within: Nodes,
  is: (node: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(within, 'element', (node) => {
    if (!found && is(node)) {
      found = node;
    }
    return found ? false : undefined;
  });
  return found;
}

/** The text of a node; each line of a code block ends in a `<br>`. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && node.tagName === 'br') {
    return '\n';
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
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

/** The parts of a block that the theme always makes of the same parts. */
function partsOf(
  block: Element,
  what: string,
  ...names: readonly string[]
): Element[] {
  return names.map((name) => {
    const part = findElement(block, (node) => hasClass(node, name));
    if (!part) {
      throw new Error(
        `The theme's ${what} has no part "${name}" any more: plugins/machine-readable has to follow.`,
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

function codeBlock(node: Element): Code {
  const [code] = elementsOf(
    partsOf(node, 'code block', 'codeBlockContent')[0]!,
  );
  const title = findElement(node, (part) => hasClass(part, 'codeBlockTitle'));
  return {
    ...pre(undefined, code ?? node),
    meta: title ? `title=${JSON.stringify(textOf(title).trim())}` : null,
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

/** Markdown has no admonitions; a quotation that begins with the title is read by all. */
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

/** Each tab's label, then its content. */
function tabs(state: State, node: Element): ReturnType<Handle> {
  const withRole = (role: string) => {
    const found: Element[] = [];
    visit(node, 'element', (part) => {
      // Tabs within a tab are that tab's own.
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
      `Tabs with the labels ${labels.map(textOf).join(', ')} have ${panels.length} texts: one of them is only made in the browser. Take the attribute "lazy" away.`,
    );
  }
  return panels.flatMap((panel, i) => [
    label(textOf(labels[i]!).trim()),
    ...state.toFlow(state.all(panel)),
  ]);
}

/** A diagram says in words what it shows; other drawings are decoration. */
function svg(_state: unknown, node: Element): Paragraph | undefined {
  const inWords = (tag: string) => {
    const words = node.children.find(
      (child: ElementContent) =>
        child.type === 'element' && child.tagName === tag,
    );
    return words && textOf(words).trim();
  };
  const title = inWords('title');
  return title
    ? paragraph(
        [`Diagram: ${title.replace(/\.$/, '')}.`, inWords('desc')]
          .filter(Boolean)
          .join(' '),
      )
    : undefined;
}

function input(_state: unknown, node: Element): Text | undefined {
  const {type, checked} = node.properties;
  return type === 'checkbox'
    ? text(checked === undefined || checked === false ? '☐' : '☑')
    : undefined;
}
