/** What a remark plugin makes of a page. */
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified, type Pluggable} from 'unified';
import {VFile} from 'vfile';

/** MDX with tables, as the framework reads pages. */
const mdx = unified().use(remarkMdx).use(remarkGfm);

/**
 * @param plugin with its options, if it has any
 * @param path of the page
 */
export function treeAfter(plugin: Pluggable, path: string, text: string): Root {
  const file = new VFile({value: text, path});
  const tree = mdx().use(remarkParse).parse(file);
  return unified().use([plugin]).runSync(tree, file) as Root;
}

/** The same as text. */
export const textAfter = (plugin: Pluggable, path: string, text: string) =>
  mdx()
    .use(remarkStringify)
    .stringify(treeAfter(plugin, path, text));
