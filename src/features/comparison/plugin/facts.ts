/** The differences between the exact sources of two releases, which the docs check derives from the committed facts. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  differencesOf,
  kindsForReaders,
  type Difference as FactDifference,
} from '@ohif-docs/docs-check/changes/differences';
import {readJson} from '../../../../plugins/content/read-json';
import type {Difference} from '@ohif-docs/docs-check/changes/reference-differences';

const factsFolder = path.resolve(
  __dirname,
  '../../../../packages/docs-check/facts',
);

type Facts = Parameters<typeof differencesOf>[0];

/** Facts of a release; a version that was just cut may have none yet. */
function factsOf(version: string): Facts {
  const file = path.join(factsFolder, version, 'source.json');
  return existsSync(file) ? (readJson(file) as {entries: Facts}).entries : [];
}

const plain = (json: string) =>
  json
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[(.*)\]$/, (_, list: string) =>
      list.replace(/"/g, '').replace(/,/g, ', '),
    );

/** A difference, with the id that `covers` of `changes.json` has for it. */
export type KnownDifference = Difference & {id: string};

const known = ({id, details}: FactDifference): KnownDifference => {
  const [, what, kind, name] = /^(\w+) ([\w-]+) (.*)$/.exec(id)!;
  return {
    id,
    what: what as KnownDifference['what'],
    kind: iconOf(id) ? 'icon' : kind!,
    // Readers know these without the object that holds them.
    name: name!.replace(/^(?:ICONS|Icons|window\.config)\./, ''),
    details: details.map(({property, before, after}) => ({
      property,
      before: plain(before),
      after: plain(after),
    })),
  };
};

/** The name of an icon, whatever the release calls the object that holds its icons. */
const iconOf = (id: string): string | undefined =>
  /^\w+ namespace-member (?:ICONS|Icons)\.(.*)$/.exec(id)?.[1];

/** All differences of the facts that readers are shown. */
export function factDifferences(from: string, to: string): KnownDifference[] {
  const all = differencesOf(factsOf(from), factsOf(to));
  const icons = (what: string) =>
    new Set(
      all.flatMap(({id}) => (id.startsWith(what) ? (iconOf(id) ?? []) : [])),
    );
  const [removed, added] = [icons('removed'), icons('added')];
  return all
    .filter(({id}) => {
      const icon = iconOf(id);
      // An icon that another object holds now is neither removed nor new.
      return icon
        ? !(removed.has(icon) && added.has(icon))
        : kindsForReaders.has(id.split(' ')[1]!);
    })
    .map(known);
}
