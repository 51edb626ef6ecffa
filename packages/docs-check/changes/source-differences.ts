/**
 * Finds differences between the exact sources of two versions that the published packages
 * do not show: commands, module and customization ids, configuration keys, URL parameters,
 * and so on.
 */
import type {SourceFact} from '../facts/source/entry';
import {differenceName, shown, type Difference} from './differences';

/**
 * Kinds that the pages about two releases show. The check compares all kinds of the facts; a
 * button, a script, or a type belongs to the platform's own code, and has a reason or an entry.
 */
export const kindsForReaders: ReadonlySet<string> = new Set([
  'command',
  'config-key',
  'customization',
  'data-source-option',
  'environment-variable',
  'evaluator',
  'event',
  'export',
  'hanging-protocol',
  'hotkey',
  'method',
  'module',
  'service',
  'toolbar-ui-type',
  'url-parameter',
  'utility-export',
]);

/** What a caller depends on, by kind. A method's parameters are compared in the packages. */
const details: Record<string, string[]> = {
  command: ['context', 'options'],
  evaluator: ['options'],
  event: ['fires'],
};

/** The packages that are published for both versions, whose exports are compared there. */
const published = new Set(['@ohif/core', '@ohif/ui']);

/** Several packages have properties and stages of the same name. */
const ofPackages = new Set([
  'extension-property',
  'hanging-protocol-stage',
  'mode-property',
]);

function nameOf(fact: SourceFact): string | null {
  const {kind, name, owner} = fact;
  // An id that is read counts like one that is registered: either way a reader can set it.
  if (kind === 'customization-read') {
    return `customization ${name}`;
  }
  if (fact.internal) {
    return null;
  }
  if (ofPackages.has(kind)) {
    return `${kind} ${owner}.${name}`;
  }
  if (kind === 'export') {
    return published.has(owner ?? '') ? null : `export ${owner}.${name}`;
  }
  return differenceName({...fact, tier: 'exact', from: fact.at});
}

function byName(facts: SourceFact[]): Map<string, SourceFact> {
  const named = new Map<string, SourceFact>();
  for (const fact of facts) {
    const name = nameOf(fact);
    if (name && !named.has(name)) {
      named.set(name, fact);
    }
  }
  return named;
}

/**
 * Every name of the facts that only one of the sources has, or that is called differently.
 *
 * @param from facts of the older release, and `to` those of the newer one
 * @returns sorted by id; ids as in `covers` of changes.json
 */
export function differencesOfSources(
  from: SourceFact[],
  to: SourceFact[],
): Difference[] {
  const oldFacts = byName(from);
  const newFacts = byName(to);
  const found: Difference[] = [];
  const add = (
    what: Difference['what'],
    name: string,
    fact: SourceFact,
    detail?: string,
  ) =>
    found.push({
      id: `${what} ${name}`,
      what,
      package: 'source',
      fact: {...fact, tier: 'exact', from: fact.at},
      ...(detail ? {detail} : {}),
    });
  for (const [name, fact] of oldFacts) {
    const newFact = newFacts.get(name);
    if (!newFact) {
      add('removed', name, fact);
      continue;
    }
    const changed = (details[fact.kind] ?? []).filter(
      (d) => shown(fact[d]) !== shown(newFact[d]),
    );
    if (changed.length) {
      add(
        'changed',
        name,
        newFact,
        changed
          .map((d) => `${d} ${shown(fact[d])} → ${shown(newFact[d])}`)
          .join('; '),
      );
    }
  }
  for (const [name, fact] of newFacts) {
    if (!oldFacts.has(name)) {
      add('added', name, fact);
    }
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}
