/** Shared by the elements of this plugin: their attributes and the entries that they select. */
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {valuesOf} from '../../../../plugins/content/reference-data/cells';
import {
  readList,
  type Column,
  type Entry,
} from '../../../../plugins/content/reference-data/data';

/** The attributes of each element. */
const known = {
  ReferenceTable: ['data', 'list', 'columns', 'where', 'tick'],
  ReferenceSections: [
    'data',
    'list',
    'heading',
    'fields',
    'facts',
    'level',
    'where',
    'each',
    'search',
  ],
  ReferenceCatalog: [
    'data',
    'list',
    'entry',
    'also',
    'prefix',
    'by',
    'level',
    'show',
    'signature',
    'purpose',
    'fields',
    'inside',
    'where',
  ],
  ReferenceLinks: [
    'data',
    'list',
    'entry',
    'also',
    'prefix',
    'by',
    'where',
    'to',
  ],
  ReferenceTerms: ['data', 'list', 'term', 'definition', 'fields', 'where'],
};

/** The attributes of an element, all of them plain text. */
function attributesOf(element: MdxJsxFlowElement): Record<string, string> {
  const valid = known[element.name as keyof typeof known];
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      if (
        attribute.type !== 'mdxJsxAttribute' ||
        typeof attribute.value !== 'string' ||
        !valid.includes(attribute.name)
      ) {
        throw new Error(
          `${element.name} accepts only attributes with plain text: ${valid.join(', ')}.`,
        );
      }
      return [attribute.name, attribute.value];
    }),
  );
}

/** The names in a list with commas, or with another sign between them. */
export const namesIn = (list: string, sign = ',') =>
  list
    .split(sign)
    .map((name) => name.trim())
    .filter(Boolean);

export type Selection = {
  entries: Entry[];
  /** All entries of the list. */
  all: Entry[];
  /** The service or manager whose members the entries are. */
  owner: string | undefined;
  column: (key: string) => Column;
  attributes: Record<string, string>;
};

/** The entries that an element selects. */
export function select(element: MdxJsxFlowElement, page: string): Selection {
  const attributes = attributesOf(element);
  const {data, list = 'entries', where} = attributes;
  if (!data) {
    throw new Error(`${element.name} has no data="…".`);
  }
  const {entries, columns, owner} = readList(page, data, list);
  const column = (key: string): Column => {
    const found = columns.get(key);
    if (!found) {
      throw new Error(
        `the entries of ${data}.json have no key "${key}". Their keys: ${[...columns.keys()].join(', ')}.`,
      );
    }
    return found;
  };
  const conditions = (where ?? '')
    // A message may contain a semicolon; what follows it is then not "key=".
    .split(/;(?=\s*\w+=)/)
    .filter((condition) => condition.trim())
    .map((condition) => {
      const [, key, value] =
        /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(condition) ?? [];
      if (key === undefined || value === undefined) {
        throw new Error(
          `where="${where}" is a list of conditions with ";" between them, but "${condition.trim()}" is not "key=value".`,
        );
      }
      return {key: column(key).key, value};
    });
  let selected = entries;
  for (const {key, value} of conditions) {
    const fitting = selected.filter((entry) =>
      valuesOf(entry[key]).includes(value),
    );
    if (fitting.length === 0) {
      const choices = new Set(selected.flatMap((e) => valuesOf(e[key])));
      throw new Error(
        `no entry of ${data}.json has ${where}. Values of ${key}${conditions.length > 1 ? ' where the other conditions match' : ''}: ${[...choices].join(', ')}.`,
      );
    }
    selected = fitting;
  }
  if (selected.length === 0) {
    throw new Error(`"${list}" of ${data}.json is empty.`);
  }
  return {entries: selected, all: entries, owner, column, attributes};
}

/** @throws if the element has no such attribute */
export function required(
  attributes: Record<string, string>,
  name: string,
  element: MdxJsxFlowElement,
): string {
  const value = attributes[name];
  if (!value) {
    throw new Error(`${element.name} has no ${name}="…".`);
  }
  return value;
}
