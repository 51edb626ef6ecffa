/**
 * Remark plugin: on pages of questions and of messages, which are looked up, each section below a
 * heading of level 3 is folded to its heading.
 *
 * In: a page, after the plugins that write sections. Out: the same with `<Folded>` around each of
 * these sections, and `<UnfoldAll>` in front of the first heading of level 2.
 */
import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

const foldedPages =
  /[\\/](?:faq[\\/](?:technical|general)|deployment[\\/]troubleshooting)\.mdx?$/;

const element = (name: string, children: RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: children as MdxJsxFlowElement['children'],
});

/** Folds the sections in an element, and in the elements in it. */
function foldIn(parent: Parent): void {
  let section: MdxJsxFlowElement | undefined;
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'heading') {
      section = child.depth === 3 ? element('Folded', []) : undefined;
      if (section) {
        children.push(section);
      }
    } else if (child.type === 'mdxJsxFlowElement') {
      foldIn(child);
    }
    ((section?.children as RootContent[]) ?? children).push(child);
  }
  parent.children = children;
}

/** Puts the button before the first heading of level 2, at any depth. */
function addButton(parent: Parent): boolean {
  const children = parent.children;
  const index = children.findIndex(
    (child) =>
      (child.type === 'heading' && child.depth === 2) ||
      (child.type === 'mdxJsxFlowElement' && addButton(child)),
  );
  if (children[index]?.type === 'heading') {
    children.splice(index, 0, element('UnfoldAll', []));
  }
  return index !== -1;
}

const foldedSections: Plugin<[], Root> = () => (root, file) => {
  if (foldedPages.test(file.path)) {
    addButton(root);
    foldIn(root);
  }
};

export default foldedSections;
