/**
 * Remark plugin that fills each fence with `file="…"` with the text of the file (see
 * packages/docs-check/included-files), and marks what a step of a tutorial changes in it.
 */
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addDependency} from '../dependencies';
import {
  includedFile,
  includedText,
} from '@ohif-docs/docs-check/included-files/include';
import {onDisk} from '@ohif-docs/docs-check/included-files/shared';
import {excerptOf, highlight} from '@ohif-docs/docs-check/included-files/steps';

/** The flag `changes` outside quotation marks. */
const flag = /(?:^|\s)changes(?=\s|$)(?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** The same, for an excerpt. */
const onlyChanges = /(?:^|\s)changes="only"(?=\s|$)/;

const includedFiles: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  visit(tree, 'code', (node) => {
    const where = `${file.path}:${node.position?.start.line ?? '?'}`;
    let text: string;
    const included = includedFile(node.meta ?? '', file.path);
    if (included === undefined) {
      return;
    }
    addDependency(file.path, onDisk(included));
    try {
      text = includedText(node.meta ?? '', file.path)!;
      if (flag.test(node.meta ?? '')) {
        node.meta =
          `${node.meta!.replace(flag, '')} ${highlight(included)}`.trim();
      } else if (onlyChanges.test(node.meta ?? '')) {
        const part = excerptOf(included);
        text = part?.text ?? text;
        node.meta =
          `${node.meta!.replace(onlyChanges, '')} ${part?.marks ?? ''}`.trim();
      }
    } catch (error) {
      throw new Error(`${where}: ${(error as Error).message}`, {cause: error});
    }
    if (node.value.trim() !== '') {
      throw new Error(
        `${where}: A fence with file="…" shows that file. Remove the text between the fences.`,
      );
    }
    node.value = text;
  });
};

export default includedFiles;
