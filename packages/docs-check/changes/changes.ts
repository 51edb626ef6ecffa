/**
 * `_data/changes.json`, the table of what changed from one version to the next, compared with the packages: what an
 * entry says was removed is removed, and what was removed has an entry. Each entry leads to a heading that exists, and
 * its search finds the old code and not the new.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {latest, releases} from '../../../config/releases';
import {requireJson, readJson} from '../core/read-files';
import {readPage} from '../core/read-page';
import {dataFolders} from '../data/folders';
import {docsVersions, releaseName, type DocsVersion} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import {sourceFacts} from '../facts/source-facts';
import {anchorsOf} from '../pages/links';
import {lineOf, reporter, type Problem} from '../report';
import {glob, stepOf, type Change, type Step} from './change';
import {checkClaims, checkFind} from './claims';
import {differencesOf, shown, type Difference} from './differences';
import {referenceDifferences} from './reference-differences';

const allowPlace = 'packages/docs-check/changes/allow.json';
const problem = reporter('changes');

/** Between the exact sources of two docs versions. */
export const sourceDifferences = ({from, to}: Step): Difference[] =>
  differencesOf(sourceFacts(from), sourceFacts(to));

/** `added config-key window.config.tours` and the key `tours` of the reference data are one name. */
const nameInReference = (id: string) =>
  id.replace(/^\w+ /, '').replace(/ (?:ICONS|window\.config)\./, ' ');

/**
 * What differs between the reference data of two docs versions, such as defaults, sections of
 * toolbars, and tools, without the names that differ in the facts.
 */
export function differencesOfReference(step: Step): Difference[] {
  const known = new Set(
    sourceDifferences(step).map(({id}) => nameInReference(id)),
  );
  const folder = (version: DocsVersion) =>
    path.join(import.meta.dirname, '../../..', dataFolders[version]);
  return referenceDifferences(folder(step.from), folder(step.to))
    .filter(({kind, name}) => !known.has(`${kind} ${name}`))
    .map(({what, kind, name, details}) => ({
      id: `${what} ${kind} ${name}`,
      details: details.map(({property, before, after}) => ({
        property,
        before: shown(before),
        after: shown(after),
      })),
    }));
}

/** `arity 1 → 2; type none → "function"` */
export const textOf = ({details}: Difference) =>
  details
    .map(({property, before, after}) => `${property} ${before} → ${after}`)
    .join('; ');

const read = new Map<string, Difference[]>();

/** Differences of a step, read once each. */
function allDifferences(step: Step): Difference[] {
  const key = `${step.from} ${step.to}`;
  if (!read.has(key)) {
    read.set(key, [
      ...sourceDifferences(step),
      ...differencesOfReference(step),
    ]);
  }
  return read.get(key)!;
}

/**
 * The step whose differences must all be explained: to the latest version, from the first in the list that is of
 * another line. A version that was just cut describes the same release as `docs/`.
 */
export const latestStep: Step = {
  from: (releases.find(({line}) => line !== latest.line) ?? latest).id,
  to: latest.id,
};

export type AllowedDifference = {difference: string; reason: string};

/** Reports differences that have neither an entry nor an allowed reason. */
export function checkCoverage(
  entries: Change[],
  differences: Difference[],
  allow: AllowedDifference[],
): Problem[] {
  const {from, to} = latestStep;
  const patterns = entries
    .filter((entry) => {
      const step = stepOf(entry);
      return step?.from === from && step.to === to;
    })
    .flatMap((e) => (e.covers ?? []).map(glob));
  const isExplained = (d: Difference) => patterns.some((p) => p.test(d.id));
  const file = path.join(dataFolders[to], 'changes.json');
  const unexplained = differences.filter(
    (d) => !isExplained(d) && !allow.some((a) => glob(a.difference).test(d.id)),
  );
  return [
    ...unexplained.map((difference) => {
      const detail = textOf(difference);
      const message = `is a difference between ${releaseName[from]} and ${releaseName[to]} that no entry covers${detail ? `: ${detail}` : ''}.`;
      return problem(file, 1, message, {name: difference.id});
    }),
    ...allow.flatMap(({difference: name, reason}) => {
      const matching = differences.filter((d) => glob(name).test(d.id));
      const wrong = [
        !reason || reason.length < 20
          ? 'needs a reason, a sentence that says why no reader needs an entry.'
          : [],
        !matching.length
          ? 'is not a difference between the two versions: remove the entry.'
          : matching.every(isExplained)
            ? 'is covered by an entry of changes.json: remove the entry.'
            : [],
      ].flat();
      return wrong.map((message) => problem(allowPlace, 1, message, {name}));
    }),
  ];
}

function claimProblems(
  entry: Change,
  differences: (step: Step) => Difference[],
): string[] {
  const step = stepOf(entry);
  if (step) {
    const {from, to} = step;
    return checkClaims(entry, {
      differences: differences(step),
      before: sourceFacts(from),
      after: sourceFacts(to),
      names: {before: releaseName[from], after: releaseName[to]},
    });
  }
  return entry.covers?.length
    ? [
        `covers differences of sources, but there are no sources to compare for ${entry.from} to ${entry.to}.`,
      ]
    : [];
}

function linkProblems(folder: string, root: string, entry: Change): string[] {
  const file = ['md', 'mdx']
    .map((ending) => path.join(folder, '..', `${entry.page}.${ending}`))
    .find(existsSync);
  if (!file) {
    return [`links to the page ${entry.page}, which does not exist.`];
  }
  const anchors = [...anchorsOf(readPage(file, root))];
  return anchors.includes(entry.anchor)
    ? []
    : [
        `links to #${entry.anchor}, but ${entry.page} has no such heading. Nearest: ${nearestOf(entry.anchor, anchors) ?? anchors.join(', ')}.`,
      ];
}

export function checkChanges(
  root: string,
  differences = allDifferences,
): Problem[] {
  return docsVersions.flatMap((version) => {
    const folder = path.join(root, dataFolders[version]);
    const file = path.join(dataFolders[version], 'changes.json');
    const {text = '', value} =
      readJson<{entries?: Change[]}>(path.join(root, file)) ?? {};
    const entries = value?.entries ?? [];
    const slugs = entries.map(({slug}) => slug);
    return [
      ...entries.flatMap((entry, i) =>
        [
          ...(slugs.indexOf(entry.slug) < i
            ? ['is in the list twice: a slug belongs to one entry.']
            : []),
          ...claimProblems(entry, differences),
          ...checkFind(entry),
          ...linkProblems(folder, root, entry),
        ].map((message) => {
          const line = lineOf(text, `"slug": ${JSON.stringify(entry.slug)}`);
          return problem(file, line, message, {name: entry.slug});
        }),
      ),
      ...(entries.length && version === latestStep.to
        ? checkCoverage(entries, differences(latestStep), allowed(root))
        : []),
    ];
  });
}

/** @throws if the list is not JSON; otherwise every difference would look unexplained */
const allowed = (root: string): AllowedDifference[] =>
  requireJson<{entries: AllowedDifference[]}>(path.join(root, allowPlace))
    .entries;
