/** Questions about the tree of a parsed page (hast). */
import type {Element, Nodes} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

/** The classes of an element. */
export function classesOf(node: Element): string[] {
  const {className} = node.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Whether an element has a class; the names of CSS modules end in a hash of the build. */
export function hasClass(node: Nodes, name: string): node is Element {
  return (
    node.type === 'element' &&
    classesOf(node).some(
      (className) => className === name || className.startsWith(`${name}_`),
    )
  );
}

/** All elements below a node that fulfill a condition, in the order of the page. */
export function findElements(
  within: Nodes,
  matches: (node: Element) => boolean,
): Element[] {
  const found: Element[] = [];
  visit(within, 'element', (node) => {
    if (node !== within && matches(node)) {
      found.push(node);
    }
  });
  return found;
}

/** The first element below a node that fulfills a condition. */
export function findElement(
  within: Nodes,
  matches: (node: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(within, 'element', (node) => {
    if (node === within || !matches(node)) {
      return undefined;
    }
    found = node;
    return EXIT;
  });
  return found;
}

/** A condition for `findElement`. */
export const isTag = (name: string) => (node: Element) => node.tagName === name;

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
