/** Reads the committed facts of two docs versions, and compares them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fact, FactFile} from '../facts/entry';
import type {DocsVersion} from '../facts/index';
import type {SourceFact} from '../facts/source/entry';
import type {Step} from './change';
import {differencesOf, type Difference} from './differences';
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
