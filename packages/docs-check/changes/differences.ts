/**
 * What differs between the exact sources of two versions, one line each: `removed method uiDialogService.create`.
 * Read off the committed facts, so that a difference is something that a release really has or has no more.
 */
import {withProps, type Fact} from '../facts/fact';

export type Difference = {
  /** `added`, `removed` or `changed`, the kind, and the name with its owner */
  id: string;
  /** of a change: what is different */
  details: {property: string; before: string; after: string}[];
};

/**
 * Kinds that the pages about two releases show. The check compares all kinds of the facts; a
 * button, a script, or a type belongs to the platform's own code, and has a reason or an entry.
 */
export const kindsForReaders: ReadonlySet<string> = new Set(
  `command component-part config-key customization data-source-option
    enum-member environment-variable evaluator event export field
    hanging-protocol hotkey manager method module module-type prop service
    static toolbar-ui-type url-parameter utility-export`.split(/\s+/),
);

/** What a caller depends on, by kind. */
const dependedOn: Record<string, string[]> = {
  command: ['context', 'options'],
  evaluator: ['options'],
  event: ['fires', 'payload'],
  export: ['arity', 'type'],
  hotkey: ['label'],
  method: ['arity'],
};

/** Several packages have properties and stages of the same name. */
const ofPackages = new Set([
  'extension-property',
  'hanging-protocol-stage',
  'mode-property',
]);

/** Derived from another fact, which is compared. */
const derived = new Set(['config-part', 'module-getter']);

/** Null where the fact is not compared. */
function nameOf(fact: Fact): string | null {
  const {kind, name, owner} = fact;
  // The parts of the newer library are shown with its exports.
  const isOfOther = kind === 'prop' && fact.package !== '@ohif/ui';
  if (fact.internal || isOfOther || derived.has(kind)) {
    return null;
  }
  switch (kind) {
    // An id that is read counts like one that is registered: either way a reader can set it.
    case 'customization-read':
      return `customization ${name}`;
    case 'hotkey':
      return `hotkey ${(fact.keys as string[]).join('+')} ${String(fact.command)}`;
    case 'export':
      return owner && /^@ohif\/(?:core|ui)$/.test(owner)
        ? `export ${name}`
        : `export ${owner}.${name}`;
    default: {
      const isOwned = owner && (ofPackages.has(kind) || !owner.startsWith('@'));
      return `${kind} ${isOwned ? `${owner}.` : ''}${name}`;
    }
  }
}

/** The first fact of each name. */
const byName = (facts: Fact[]): Map<string, Fact> =>
  new Map(
    withProps(facts)
      .reverse()
      .flatMap((fact) => {
        const name = nameOf(fact);
        return name ? [[name, fact] as const] : [];
      }),
  );

export const shown = (value: unknown) =>
  value === undefined ? 'none' : JSON.stringify(value);

/**
 * Every name of the facts that only one of the sources has, or that is called differently.
 *
 * @returns sorted by id; ids as in `covers` of changes.json
 */
export function differencesOf(from: Fact[], to: Fact[]): Difference[] {
  const oldFacts = byName(from);
  const newFacts = byName(to);
  const names = new Set([...oldFacts.keys(), ...newFacts.keys()]);
  return [...names]
    .flatMap((name): Difference[] => {
      const [before, after] = [oldFacts.get(name), newFacts.get(name)];
      if (!before || !after) {
        return [{id: `${before ? 'removed' : 'added'} ${name}`, details: []}];
      }
      const changed = (dependedOn[before.kind] ?? [])
        .map((property) => ({
          property,
          before: shown(before[property]),
          after: shown(after[property]),
        }))
        .filter((detail) => detail.before !== detail.after);
      return changed.length ? [{id: `changed ${name}`, details: changed}] : [];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
