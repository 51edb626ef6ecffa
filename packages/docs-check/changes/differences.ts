/**
 * What differs between the packages of two versions, one line each: `removed method uiDialogService.create`. Read off
 * the committed facts, so that a difference is something that a published package really has or has no more.
 */
import type {Fact} from '../facts/entry';

export type Difference = {
  /** `added`, `removed` or `changed`, the kind, and the name with its owner */
  id: string;
  what: 'added' | 'removed' | 'changed';
  package: 'core' | 'ui' | 'source' | 'reference';
  fact: Fact;
  /** of a change: what is different */
  detail?: string;
};

/**
 * Kinds that are compared. A `behavior` is the answer to one question put to one version, an `event-string` is the
 * value of an event, a `module-getter` and a `hook-argument` belong to no owner: none of them is a name to compare.
 */
const compared = new Set([
  'component-part',
  'enum-member',
  'event',
  'export',
  'extension-property',
  'field',
  'hotkey',
  'icon',
  'manager',
  'method',
  'module-type',
  'prop',
  'service',
  'static',
  'window-level-preset',
]);

/** The details of a fact that a reader of its package depends on. */
const details = ['arity', 'options', 'fires', 'payload', 'label', 'type'];

export function differenceName(fact: Fact): string {
  if (fact.kind === 'hotkey') {
    return `hotkey ${(fact.keys as string[]).join('+')} ${String(fact.command)}`;
  }
  const owner = fact.owner && !fact.owner.startsWith('@') ? fact.owner : null;
  return `${fact.kind} ${owner ? `${owner}.` : ''}${fact.name}`;
}

const byName = (facts: Fact[]) =>
  new Map(
    facts
      .filter((f) => compared.has(f.kind) && !f.internal)
      .map((f) => [differenceName(f), f]),
  );

export const shown = (value: unknown) =>
  value === undefined ? 'none' : JSON.stringify(value);

export function differencesOf(
  from: Fact[],
  to: Fact[],
  name: Difference['package'] = 'core',
): Difference[] {
  const oldFacts = byName(from);
  const newFacts = byName(to);
  const found: Difference[] = [];
  for (const [id, fact] of oldFacts) {
    if (!newFacts.has(id)) {
      found.push({id: `removed ${id}`, what: 'removed', package: name, fact});
    }
  }
  for (const [id, fact] of newFacts) {
    const old = oldFacts.get(id);
    if (!old) {
      found.push({id: `added ${id}`, what: 'added', package: name, fact});
      continue;
    }
    const changed = details.filter((d) => shown(old[d]) !== shown(fact[d]));
    if (changed.length) {
      found.push({
        id: `changed ${id}`,
        what: 'changed',
        package: name,
        fact,
        detail: changed
          .map((d) => `${d} ${shown(old[d])} → ${shown(fact[d])}`)
          .join('; '),
      });
    }
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}
