/**
 * Finds synonyms in the data file that no longer lead to any page. Rewording a page can
 * cause that, and no test query has to notice.
 */
import type {SearchRecord} from '../format/record';
import {Collection} from './collect';
import {Entries} from './entries';
import {tellingStems, type SynonymEntry} from './synonyms';

/** The phrases that the index of the records does not know; of several, one is enough. */
export function deadTargets(
  records: readonly SearchRecord[],
  synonyms: readonly SynonymEntry[],
): string[] {
  const entries = new Entries(new Collection(records), []);
  const isDead = (phrase: string) =>
    entries.ofPhrase(tellingStems(phrase)).length === 0;
  return synonyms.flatMap(({same = [], to = []}) => [
    ...to.filter(isDead),
    ...(same.length > 0 && same.every(isDead) ? [same.join(', ')] : []),
  ]);
}
