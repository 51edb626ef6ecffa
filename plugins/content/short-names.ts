/**
 * Rehype plugin: a name such as WADO-RS or app-config.js does not break at its hyphen
 * (src/css/names.css), and is copied and searched for as it is written. Not in headings, which the
 * theme labels only if they are plain text; names of code have their own (src/theme/CodeInline).
 */
import type {Element, Parents, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** An abbreviation, or the name of a file. */
const name = /(?<![\w/-])([A-Z]{2,}-[A-Z]{2,}|\w+-\w+\.[a-z]{2,4})(?![\w/-])/;

/** The name of an element, or of a JSX element, such as a link to a file. */
const nameOf = (node: Parents): string =>
  ('tagName' in node ? node.tagName : 'name' in node && node.name) || '';

/** Elements of a text. */
const around = /^(?:p|li|dd|td|a|strong|em)$/;

export default function shortNames() {
  return (tree: Root): void => {
    visit(tree, 'text', (text, index, parent) => {
      if (!parent || !around.test(nameOf(parent))) {
        return undefined;
      }
      const parts = text.value.split(name);
      if (parts.length === 1) {
        return undefined;
      }
      const nodes = parts.map((value, at): Element | Text =>
        at % 2 === 0 ? {type: 'text', value} : inOneLine(value),
      );
      parent.children.splice(index!, 1, ...nodes);
      return [SKIP, index! + nodes.length];
    });
  };
}

const inOneLine = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['short-name']},
  children: [{type: 'text', value}],
});
