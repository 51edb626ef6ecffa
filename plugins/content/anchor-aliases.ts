/**
 * Rehype plugin for anchor aliases, which keep links to renamed headings working: front
 * matter lists the old and the present anchor, and an empty element with the old id is
 * inserted before the heading. In the HTML, so that it works without scripts; not inside the
 * heading, because the theme titles its link only if the heading is plain text.
 *
 *   former_anchors:
 *     old-anchor: present-anchor
 */
import {closest} from 'fastest-levenshtein';
import type {Element, Parents, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

export default function anchorAliases() {
  return (tree: Root, file: VFile): void => {
    const former = formerAnchorsOf(file);
    if (former.length === 0) {
      return;
    }
    const headings = new Map<string, {heading: Element; parent: Parents}>();
    visit(tree, 'element', (heading, _index, parent) => {
      if (parent && /^h[1-6]$/.test(heading.tagName) && heading.properties.id) {
        headings.set(String(heading.properties.id), {heading, parent});
      }
    });
    for (const [old, present] of former) {
      if (headings.has(old)) {
        throw new Error(
          `former_anchors of ${file.path} contains "${old}", but the page has a heading with that id. Remove the line.`,
        );
      }
      const found = headings.get(present);
      if (!found) {
        const ids = [...headings.keys()];
        throw new Error(
          `former_anchors of ${file.path} maps "${old}" to "${present}", but the page has no such heading. ${
            ids.length > 0
              ? `The most similar is "${closest(present, ids)}"; all: ${ids.join(', ')}.`
              : 'The page has no headings.'
          }`,
        );
      }
      const siblings = found.parent.children as Element[];
      siblings.splice(siblings.indexOf(found.heading), 0, {
        type: 'element',
        tagName: 'span',
        properties: {id: old, className: ['former-anchor']},
        children: [],
      });
    }
  };
}

function formerAnchorsOf(file: VFile): [old: string, present: string][] {
  const {former_anchors: former} = (file.data.frontMatter ?? {}) as {
    former_anchors?: unknown;
  };
  if (former === undefined) {
    return [];
  }
  if (
    typeof former !== 'object' ||
    former === null ||
    Array.isArray(former) ||
    !Object.values(former).every((present) => typeof present === 'string')
  ) {
    throw new Error(
      `former_anchors of ${file.path} must be a list of "old-anchor: present-anchor", one per line.`,
    );
  }
  return Object.entries(former as Record<string, string>);
}
