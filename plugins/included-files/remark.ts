/** Remark plugin that fills each fence with `file="…"` with what it names (see include.ts). */
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {includedText} from './include';

const includedFiles: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  visit(tree, 'code', (node) => {
    const where = `${file.path}:${node.position?.start.line ?? '?'}`;
    let text: string | undefined;
    try {
      text = includedText(node.meta ?? '', file.path);
    } catch (error) {
      throw new Error(`${where}: ${(error as Error).message}`, {cause: error});
    }
    if (text === undefined) return;
    if (node.value.trim() !== '') {
      throw new Error(
        `${where}: a fence with file="…" takes its text from that file; empty it.`,
      );
    }
    node.value = text;
  });
};

export default includedFiles;
