/**
 * Everything that differs between two releases: the differences of the facts and of the
 * reference data, each with the reason that `changes.json` gives, in areas.
 */
import path from 'node:path';
import type {
  Area,
  Detail,
  Row,
  What,
} from '@generated/compare/default/comparison.json';
import {glob, type Change} from '@ohif-docs/docs-check/changes/change';
import {readJson} from '../../../../plugins/content/read-json';
import {countOf} from '../matches';
import {areas, areaOfKind} from './areas';
import {factDifferences, type KnownDifference} from './facts';
import type {Pair} from './pair';
import {
  referenceDifferences,
  type Difference,
} from '@ohif-docs/docs-check/changes/reference-differences';

type Reason = {key: string; why: string; link?: string; change?: Change};

/** Inputs of the comparison besides the facts. */
export type Sources = {
  changes: readonly Change[];
  /** Differences that need no entry, with the reason. */
  allowed: readonly {difference: string; reason: string}[];
  /** Icons that have another name. */
  icons: ReadonlyMap<string, string>;
  differences: readonly KnownDifference[];
  /** The URL of a doc of the newer release. */
  linkTo: (page: string, anchor: string) => string | undefined;
};

export type Result = {
  areas: Area[];
  /** A row counts by its names. */
  count: number;
  /** Those that nothing explains. */
  unexplained: string[];
};

/** The differences in the facts, with details from the reference data, and the differences that only the reference data has. */
export function mergeDifferences(
  facts: readonly KnownDifference[],
  reference: readonly Difference[],
): KnownDifference[] {
  const key = ({kind, name}: Difference) => `${kind} ${name}`;
  const described = new Map(reference.map((d) => [key(d), d]));
  const known = new Set(facts.map(key));
  return [
    ...facts.map((fact) => {
      const details = described.get(key(fact))?.details ?? [];
      return {...fact, details: details.length > 0 ? details : fact.details};
    }),
    ...reference
      .filter((d) => !known.has(key(d)))
      .map((d) => ({...d, id: `${d.what} ${d.kind} ${d.name}`})),
  ];
}

/** Reads what differs between the releases of a pair. */
export function readDifferences(siteDir: string, {from, to}: Pair) {
  const data = (docs: string) => path.join(siteDir, docs, '_data');
  return mergeDifferences(
    factDifferences(from.id, to.id),
    referenceDifferences(data(from.docs), data(to.docs)),
  );
}

/** Reads a list of entries; a release may not have the file. */
export function readEntries<Entry>(file: string): Entry[] {
  try {
    return (readJson(file) as {entries: Entry[]}).entries;
  } catch (cause) {
    if ((cause as Error).message.includes('ENOENT')) {
      return [];
    }
    throw cause;
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the samples or the reason of a change contain the name of a difference. */
function names({old, new: now, why}: Change, {name}: Difference): boolean {
  const word = new RegExp(`(?<![\\w.-])${escaped(name)}(?![\\w-])`);
  return [old, now, why].some((text) => text !== undefined && word.test(text));
}

function reasonFinder({
  changes,
  allowed,
  linkTo,
}: Sources): (difference: KnownDifference) => Reason | undefined {
  const covering = changes.flatMap((change) =>
    (change.covers ?? []).map((pattern) => ({change, like: glob(pattern)})),
  );
  const allowing = allowed.map(({difference, reason}) => ({
    reason,
    like: glob(difference),
  }));
  return (difference) => {
    const change =
      covering.find(({like}) => like.test(difference.id))?.change ??
      changes.find((candidate) => names(candidate, difference));
    if (change) {
      const link = linkTo(change.page, change.anchor);
      return {
        key: change.slug,
        why: change.why,
        change,
        ...(link ? {link} : {}),
      };
    }
    const reason = allowing.find(({like}) => like.test(difference.id))?.reason;
    return reason === undefined ? undefined : {key: reason, why: reason};
  };
}

type Explained = KnownDifference & {reason?: Reason | undefined; to?: string};

/** One renamed name for each pair that an entry of the kind "renamed" covers. */
function withRenames(
  differences: readonly Explained[],
  icons: ReadonlyMap<string, string>,
): Explained[] {
  const gone = new Set<Explained>();
  const renamed = differences.map((old): Explained => {
    const icon = old.kind === 'icon' && icons.get(old.name);
    if (old.what === 'removed' && icon) {
      return {...old, what: 'renamed', to: icon};
    }
    if (old.what !== 'removed' || old.reason?.change?.kind !== 'renamed') {
      return old;
    }
    const alike = (what: What) =>
      differences.filter(
        (other) =>
          other.what === what &&
          other.kind === old.kind &&
          other.reason?.key === old.reason?.key,
      );
    const [now, another] = alike('added');
    if (!now || another || alike('removed').length !== 1) {
      return old;
    }
    gone.add(now);
    return {
      ...old,
      what: 'renamed',
      to: now.name,
      details: joined(old.details, now.details),
    };
  });
  return renamed.filter((_, i) => !gone.has(differences[i]!));
}

const joined = (before: readonly Detail[], after: readonly Detail[]) =>
  before.flatMap(({property, before: old}): Detail[] => {
    const newValue = after.find(
      (detail) => detail.property === property,
    )?.after;
    return old === newValue
      ? []
      : [{property, before: old ?? '', after: newValue ?? ''}];
  });

const slugOf = (text: string) =>
  text.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '');

/** Groups names with one reason and the same details. */
function rowsOf(differences: readonly Explained[]): Row[] {
  const rows = new Map<string, Row>();
  for (const {what, kind, name, to, details, reason} of differences) {
    const shared = JSON.stringify([what, kind, reason?.key ?? name, details]);
    const row = rows.get(shared);
    const entry = {name, ...(to ? {to} : {})};
    if (row) {
      row.names.push(entry);
      continue;
    }
    rows.set(shared, {
      id: slugOf(`${what}-${kind}-${name}`),
      what,
      kind,
      names: [entry],
      details,
      breaks: what === 'removed' || what === 'renamed',
      ...(reason ? {why: reason.why} : {}),
      ...(reason?.link ? {link: reason.link} : {}),
    });
  }
  return [...rows.values()];
}

/** Changes of `changes.json` that no difference shows: behavior, defaults, and changes that only the text mentions. */
function otherChanges(
  {changes, linkTo}: Sources,
  shown: ReadonlySet<string>,
): Row[] {
  return changes
    .filter(({slug}) => !shown.has(slug))
    .map(({slug, kind, old, new: now, why, page, anchor}): Row => {
      const link = linkTo(page, anchor);
      const change =
        kind === 'added' || kind === 'removed' || kind === 'renamed'
          ? kind
          : 'changed';
      return {
        id: slug,
        what: change,
        kind: 'behavior',
        names: [],
        details:
          old || now
            ? [
                {
                  property: 'code',
                  ...(old ? {before: old} : {}),
                  ...(now ? {after: now} : {}),
                },
              ]
            : [],
        breaks: kind !== 'added',
        why,
        ...(link ? {link} : {}),
      };
    });
}

const order: readonly What[] = ['removed', 'renamed', 'changed', 'added'];

/** Sorts the differences into areas, with their reasons. */
export function compareReleases(sources: Sources): Result {
  const reasonOf = reasonFinder(sources);
  const explained = sources.differences.map((difference) => ({
    ...difference,
    reason: reasonOf(difference),
  }));
  const shown = new Set(
    explained.flatMap(({reason}) => reason?.change?.slug ?? []),
  );
  const rows = [
    ...rowsOf(withRenames(explained, sources.icons)),
    ...otherChanges(sources, shown),
  ];
  return {
    areas: areas
      .map(({id, title}) => ({
        id,
        title,
        rows: rows
          .filter(({kind}) => areaOfKind(kind).id === id)
          .sort((a, b) => order.indexOf(a.what) - order.indexOf(b.what))
          .map((row) => ({
            ...row,
            kind: areaOfKind(row.kind).kinds[row.kind]!,
          })),
      }))
      .filter((area) => area.rows.length > 0),
    count: countOf(rows),
    unexplained: explained
      .filter(({reason}) => !reason)
      .map(({id}) => id)
      .sort(),
  };
}
