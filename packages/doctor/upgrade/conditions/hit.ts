/** The result of a condition: a place and a certainty. */
import type {SyntaxNode} from '@lezer/common';
import type {Certainty, Edit} from '../../types';
import type {Condition, Rewrite} from '../matcher';
import type {Context} from '../resolve';

/** Offsets count in the parsed code. */
export type Hit = {
  from: number;
  to: number;
  certainty: Certainty;
  edits?: Edit[];
  /** The fix, if the condition has a more specific one than the change. */
  message?: string;
};

/** @param place whose text the finding marks */
export const hitAt = (
  {from, to}: {from: number; to: number},
  certainty: Certainty,
  edits?: Edit[],
): Hit => ({from, to, certainty, ...(edits && {edits})});

/** A condition of a change, with the node that it looks at. */
export type Site<C extends Condition> = {
  context: Context;
  node: SyntaxNode;
  condition: C;
};

export const lower = (a: Certainty, b: Certainty): Certainty =>
  a === 'sure' && b === 'sure' ? 'sure' : 'likely';

export const certaintyOf = ({certainty}: {certainty?: 'likely'}): Certainty =>
  certainty ?? 'sure';

export const rewriteIs = <K extends string>(
  fix: Rewrite | undefined,
  kind: K,
): fix is Extract<Rewrite, Record<K, unknown>> =>
  fix !== undefined && kind in fix;
