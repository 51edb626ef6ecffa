/** Values of reference data as inline Markdown. */
import type {PhrasingContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Column} from './data';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** A value as the texts that a reader sees; nothing for what is absent. */
export function valuesOf(value: unknown): string[] {
  if (value === undefined || value === null) {
    return [];
  }
  if (typeof value === 'boolean') {
    return [value ? 'yes' : 'no'];
  }
  if (Array.isArray(value)) {
    return value.flatMap(valuesOf);
  }
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

/** Texts that were parsed before: two thirds of all are in both versions, or in several rows. */
const parsed = new Map<string, PhrasingContent[]>();

/** One text as inline Markdown, or as code where its column is code. */
export function phrasingOf(text: string, code: boolean): PhrasingContent[] {
  if (code) {
    return [{type: 'inlineCode', value: text}];
  }
  const nodes = parsed.get(text) ?? parse(text);
  parsed.set(text, nodes);
  // Later plugins may change them.
  return structuredClone(nodes);
}

function parse(text: string): PhrasingContent[] {
  const [first, ...others] = markdown.parse(text).children;
  if (first?.type !== 'paragraph' || others.length > 0) {
    throw new Error(
      `a value of reference data is one paragraph of inline Markdown; this is not: ${JSON.stringify(text)}`,
    );
  }
  return first.children;
}

/** A value as the content of a cell; a dash for what is absent. */
export function cellOf(value: unknown, {code}: Column): PhrasingContent[] {
  const texts = valuesOf(value).filter((text) => text !== '');
  if (texts.length === 0) {
    return [{type: 'text', value: '–'}];
  }
  return texts.flatMap((text, i) => [
    ...(i > 0 ? [{type: 'text', value: ', '} as const] : []),
    ...phrasingOf(text, code && typeof value !== 'boolean'),
  ]);
}
