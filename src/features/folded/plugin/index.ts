/**
 * Remark plugin: on pages of questions and of messages, which are looked up, each section below a
 * heading of level 3 is folded to its heading.
 *
 * In: a page, after the plugins that write sections. Out: the same with `<Folded>` around each of
 * these sections, and `<UnfoldAll>` above the first heading that has some.
 */
import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {jsx} from '../../../../plugins/content/nodes';

const foldedPages =
  /[\\/](?:faq[\\/](?:technical|general)|deployment[\\/]troubleshooting)\.mdx?$/;

/** `siblings` and `at`: where the last heading of level 2 is, if there was one. */
type State = {hasButton: boolean; siblings?: RootContent[]; at: number};

/** Folds the sections in an element, and in the elements in it. The button is above their heading. */
function foldIn(parent: Parent, state: State): void {
  let section: MdxJsxFlowElement | undefined;
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'heading') {
      section = child.depth === 3 ? jsx('Folded', {}, []) : undefined;
      if (child.depth === 2) {
        Object.assign(state, {siblings: children, at: children.length});
      }
      if (section) {
        if (!state.hasButton) {
          const {siblings = children, at} = state;
          siblings.splice(at, 0, jsx('UnfoldAll', {}, []));
          state.hasButton = true;
        }
        children.push(section);
      }
    } else if (child.type === 'mdxJsxFlowElement') {
      foldIn(child, state);
    }
    ((section?.children as RootContent[]) ?? children).push(child);
  }
  parent.children = children;
}

const foldedSections: Plugin<[], Root> = () => (root, file) => {
  if (foldedPages.test(file.path)) {
    foldIn(root, {hasButton: false, at: 0});
  }
};

export default foldedSections;
