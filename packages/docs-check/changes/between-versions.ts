/** Reads the committed facts and the reference data of two docs versions, and compares them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fact, FactFile} from '../facts/entry';
import type {DocsVersion} from '../facts/index';
import type {SourceFact} from '../facts/source/entry';
import {referenceDifferences} from './reference-differences';
import {dataFolders} from '../data/folders';
import type {Step} from './change';
import {differencesOf, shown, type Difference} from './differences';
import {differencesOfSources} from './source-differences';

export const factsOf = (version: DocsVersion, file: string): Fact[] =>
  (
    JSON.parse(
      readFileSync(
        path.join(import.meta.dirname, '..', 'facts', version, file),
        'utf8',
      ),
    ) as FactFile
  ).entries;

/** Between two docs versions, in the packages that are published for both. */
export const publishedDifferences = ({from, to}: Step): Difference[] =>
  (['core', 'ui'] as const).flatMap((name) =>
    differencesOf(
      factsOf(from, `${name}.json`),
      factsOf(to, `${name}.json`),
      name,
    ),
  );

const sourceFactsOf = (version: DocsVersion): SourceFact[] =>
  (
    JSON.parse(
      readFileSync(
        path.join(import.meta.dirname, '..', 'facts', version, 'source.json'),
        'utf8',
      ),
    ) as {entries: SourceFact[]}
  ).entries;

/** Between two docs versions, without what the published packages show already. */
export function sourceDifferences(step: Step): Difference[] {
  const known = new Set(publishedDifferences(step).map((d) => d.id));
  return differencesOfSources(
    sourceFactsOf(step.from),
    sourceFactsOf(step.to),
  ).filter((d) => !known.has(d.id));
}

const root = path.join(import.meta.dirname, '../../..');

/** `added config-key window.config.tours` and the key `tours` of the reference data are one name. */
const nameInReference = (id: string) =>
  id.replace(/^\w+ /, '').replace(/ (?:ICONS|window\.config)\./, ' ');

/**
 * What differs between the reference data of two docs versions, such as defaults, sections of
 * toolbars, and tools, without the names that differ in the facts.
 */
export function differencesOfReference(step: Step): Difference[] {
  const known = new Set(
    [...publishedDifferences(step), ...sourceDifferences(step)].map(({id}) =>
      nameInReference(id),
    ),
  );
  return referenceDifferences(
    path.join(root, dataFolders[step.from]),
    path.join(root, dataFolders[step.to]),
  )
    .filter(({kind, name}) => !known.has(`${kind} ${name}`))
    .map(({what, kind, name, details}) => ({
      id: `${what} ${kind} ${name}`,
      what,
      package: 'reference',
      fact: {kind, name, tier: 'exact', from: dataFolders[step.to]},
      detail: details
        .map(
          ({property, before, after}) =>
            `${property} ${shown(before)} → ${shown(after)}`,
        )
        .join('; '),
    }));
}
