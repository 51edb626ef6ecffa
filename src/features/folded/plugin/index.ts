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

/** Folds the sections in an element, and in the elements in it. The button is above their list. */
function foldIn(parent: Parent, state = {hasButton: false}): void {
  let section: MdxJsxFlowElement | undefined;
  let list = 0;
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'heading') {
      section = child.depth === 3 ? jsx('Folded', {}, []) : undefined;
      list = child.depth === 2 ? children.length : list;
      if (section) {
        if (!state.hasButton) {
          children.splice(list, 0, jsx('UnfoldAll', {}, []));
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
    foldIn(root);
  }
};

export default foldedSections;
