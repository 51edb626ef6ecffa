/** Reads the committed facts and the reference data of two docs versions, and compares them. */
import path from 'node:path';
import {sourceFacts} from '../facts/source-facts';
import {referenceDifferences} from './reference-differences';
import {dataFolders} from '../data/folders';
import type {Step} from './change';
import {differencesOf, shown, type Difference} from './differences';

/** Between the exact sources of two docs versions. */
export const sourceDifferences = ({from, to}: Step): Difference[] =>
  differencesOf(sourceFacts(from), sourceFacts(to));

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
    sourceDifferences(step).map(({id}) => nameInReference(id)),
  );
  return referenceDifferences(
    path.join(root, dataFolders[step.from]),
    path.join(root, dataFolders[step.to]),
  )
    .filter(({kind, name}) => !known.has(`${kind} ${name}`))
    .map(({what, kind, name, details}) => ({
      id: `${what} ${kind} ${name}`,
      what,
      fact: {kind, name, at: dataFolders[step.to]},
      detail: details
        .map(
          ({property, before, after}) =>
            `${property} ${shown(before)} → ${shown(after)}`,
        )
        .join('; '),
    }));
}
