/**
 * Remark plugin that shows a configuration as a difference: in each fence with `base="…"`, it highlights the lines
 * that the base file does not have. The sample stays whole, so that a reader can copy it.
 *
 *   ```js base="../_recipes/configuration/base.js" title="my-archive.js"
 *
 * The path is that of `file="…"` (packages/docs-check/included-files/include.ts). Indentation does not count.
 */
import {diffArrays} from 'diff';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addDependency} from './dependencies';
import {
  includedFile,
  includedText,
} from '@ohif-docs/docs-check/included-files/include';

/** @returns the lines of `sample` that `base` lacks, counted from 1, in the syntax of a fence: `{2,5-7}` */
export function linesThatDiffer(base: string, sample: string): string {
  const ranges: string[] = [];
  let line = 1;
  const changes = diffArrays(base.split('\n'), sample.split('\n'), {
    comparator: (a, b) => a.trim() === b.trim(),
  });
  for (const {added, removed, count} of changes) {
    if (removed) {
      continue;
    }
    const last = line + count - 1;
    if (added) {
      ranges.push(line === last ? `${line}` : `${line}-${last}`);
    }
    line = last + 1;
  }
  return `{${ranges.join(',')}}`;
}

const baseAttribute = /(?:^|\s)base="([^"]*)"/;

const comparedSamples: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  visit(tree, 'code', (node) => {
    const base = baseAttribute.exec(node.meta ?? '')?.[1];
    if (base === undefined) {
      return;
    }
    const where = `${file.path}:${node.position?.start.line ?? '?'}`;
    const meta = `file="${base}"`;
    addDependency(file.path, includedFile(meta, file.path)!);
    let lines: string;
    try {
      lines = linesThatDiffer(
        includedText(meta, file.path)!,
        node.value.trimEnd(),
      );
    } catch (error) {
      throw new Error(`${where}: ${(error as Error).message}`, {cause: error});
    }
    if (lines === '{}') {
      throw new Error(
        `${where}: every line of this sample is also in "${base}", so nothing would be highlighted. Remove the sample, or base="…".`,
      );
    }
    node.meta = `${node.meta} ${lines}`;
  });
};

export default comparedSamples;
