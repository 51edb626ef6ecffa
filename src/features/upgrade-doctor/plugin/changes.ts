/** The changes that the page /tools/upgrade lists and loads. */
import type {ListedChange} from '@generated/upgrade-doctor/default/tool.json';
import data from '../../../../docs/_data/changes.json';
import {changesFor, steps, type Change} from '@ohif-docs/doctor/upgrade/data';

/** The changes that the doctor treats, with how it does, and the search for each. */
export function listChanges(): ListedChange[] {
  const finds = new Map(
    data.entries.map((entry: Change) => [entry.slug, entry.find]),
  );
  return changesFor(data.entries).map((change) => {
    const {matchers} = steps.find(({to}) => to === change.to)!;
    const matcher = matchers[change.slug];
    const find = finds.get(change.slug);
    return {
      ...change,
      ...(find ? {find} : {}),
      ...(matcher?.ask ? {ask: matcher.ask} : {}),
    };
  });
}
