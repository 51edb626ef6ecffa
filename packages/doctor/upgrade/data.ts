/** The matchers and changes of each step, and which steps lead from one release to another. */
import iconRenames from '../../../docs/_data/icon-renames.json';
import type {IconRename} from './conditions/jsx';
import {indexOf, type MatcherIndex} from './index-of-matchers';
import type {Matchers} from './matcher';
import from38 from './matchers/3.8-3.9.json';
import from39 from './matchers/3.9-3.10.json';
import type {From, To, Upgrade} from './types';

/** An entry of `_data/changes.json`, as far as the doctor shows it. */
export type Change = {
  slug: string;
  kind: string;
  from: string;
  to: string;
  area: string;
  old?: string;
  new?: string;
  why: string;
  page: string;
  anchor: string;
  find?: string;
};

/** From one release to the next. */
export type Step = {
  from: From;
  to: To;
  changes: Map<string, Change>;
  matchers: Matchers;
  index: MatcherIndex;
};

const stepOf = (from: From, to: To, matchers: Matchers): Step => ({
  from,
  to,
  matchers,
  changes: new Map(),
  index: indexOf(matchers),
});

/** In the order in which they are taken. */
export const steps: readonly Step[] = [
  stepOf('3.8', '3.9', from38 as Matchers),
  stepOf('3.9', '3.10', from39 as Matchers),
];

/** Adds the entries of `_data/changes.json`, or those of `changesFor`. */
export function useChanges(entries: readonly Change[]): void {
  for (const {from, to, changes} of steps) {
    for (const entry of entries) {
      if (entry.from === from && entry.to === to) {
        changes.set(entry.slug, entry);
      }
    }
  }
}

/**
 * The part of the entries that the doctor shows, for a page to load: those that have a matcher or
 * a question, and their searches only where a person uses them.
 */
export function changesFor(entries: readonly Change[]): Change[] {
  return entries.flatMap((entry) => {
    const step = steps.find(
      ({from, to}) => from === entry.from && to === entry.to,
    );
    const matcher = step?.matchers[entry.slug];
    if (!matcher || ('reason' in matcher && !matcher.ask)) {
      return [];
    }
    const {slug, kind, from, to, area, old, why, page, anchor, find} = entry;
    return [
      {
        slug,
        kind,
        from,
        to,
        area,
        ...(old === undefined ? {} : {old}),
        ...(entry.new === undefined ? {} : {new: entry.new}),
        why,
        page,
        anchor,
        ...(find && matcher.ask ? {find} : {}),
      },
    ];
  });
}

/** The pairs of releases that there is data for. */
export const pairs: readonly Upgrade[] = steps.flatMap(({from}, i) =>
  steps.slice(i).map(({to}) => ({from, to})),
);

/**
 * The steps of an upgrade.
 *
 * @throws RangeError if there is no data for it; the message lists the pairs that exist
 */
export function stepsOf({from, to}: {from: string; to: string}): Step[] {
  const first = steps.findIndex((step) => step.from === from);
  const last = steps.findIndex((step) => step.to === to);
  if (first < 0 || last < first) {
    const known = pairs.map((pair) => `${pair.from} to ${pair.to}`).join(', ');
    throw new RangeError(
      `There are no rules for an upgrade from ${from} to ${to}. Upgrades: ${known}.`,
    );
  }
  return steps.slice(first, last + 1);
}

export const icons: ReadonlyMap<string, IconRename> = new Map(
  (iconRenames.entries as IconRename[]).map((rename) => [rename.old, rename]),
);

/** Path of the page that explains a change, from the site's root. */
export const pageOf = ({page, anchor}: Change) =>
  `/${page.replace(/(?:^|\/)index$/, '')}#${anchor}`;
