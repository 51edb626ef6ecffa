/** Finds what was moved: a block that was removed in one place and added in another. */
import type {Change} from './align';
import {keyOf} from './align';
import {
  textOfBlock,
  type Block,
} from '../../../../../plugins/built-pages/blocks';

/** Shorter blocks, such as a bracket, are the same by chance. */
const shortest = 20;

type Whole = Change & {what: 'removed' | 'added'};

function wholeBlocks(changes: readonly Change[]): Whole[] {
  return changes.flatMap((change): Whole[] => {
    if (change.what === 'removed' || change.what === 'added') {
      return [change];
    }
    return 'kids' in change ? wholeBlocks(change.kids) : [];
  });
}

const canMove = (block: Block) =>
  block.tag === 'tr' ||
  (block.tag !== 'line' && textOfBlock(block).length >= shortest);

/** Numbers the two places of each block that was moved. */
export function markMoves(changes: readonly Change[]): void {
  const wholeChanges = wholeBlocks(changes).filter(({block}) => canMove(block));
  const added = wholeChanges.filter(({what}) => what === 'added');
  let moves = 0;
  for (const old of wholeChanges.filter(({what}) => what === 'removed')) {
    const match = added.find(
      ({block, moved}) =>
        moved === undefined && keyOf(block) === keyOf(old.block),
    );
    if (match) {
      moves += 1;
      old.moved = moves;
      match.moved = moves;
    }
  }
}
