/** Compares the text of a page in two versions. */
import {alignBlocks} from './align';
import type {Block} from '../../../../../plugins/built-pages/blocks';
import {markMoves} from './moves';
import {Renderer, type Rendered, type ResolveLink} from './render';

/** How two versions of a page differ. */
export function comparePages(
  before: readonly Block[],
  after: readonly Block[],
  resolve: ResolveLink,
): Rendered {
  const changes = alignBlocks(before, after);
  markMoves(changes);
  return new Renderer(resolve).render(changes);
}
