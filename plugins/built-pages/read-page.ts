/** The work of a thread: one page. */
import {
  markdownOf,
  type MarkdownPage,
  type MarkdownTask,
} from './consumers/markdown';
import {factsOf, parsePage, type PageFacts} from './reader';

export type ReadTask = {
  html: string;
  /** For pages that have a Markdown alternate. */
  markdown?: MarkdownTask | undefined;
};

export type ReadResult = {facts: PageFacts; markdown?: MarkdownPage};

export function readPage({html, markdown}: ReadTask): ReadResult {
  const tree = parsePage(html);
  const facts = factsOf(tree);
  // Last, because it changes the tree.
  return markdown ? {facts, markdown: markdownOf(tree, markdown)} : {facts};
}
