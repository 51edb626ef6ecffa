/**
 * The names of icons, from the facts of the page's release:
 *
 *   <IconNames owner="Icons" elsewhere="ICONS" />
 *
 * `owner` is the object of the source that has the icons, `elsewhere` the one in the release
 * to compare with: the release before, or, on a page of the oldest one, the release after.
 * The element becomes the entries of a catalog, each of which says whether the name exists
 * in both.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {textAttribute} from '../../../../plugins/content/mdx-attributes';
import type {DescribedRelease} from './changes';
import {dataFolderOf} from '../../../../plugins/content/reference-data/data';
import {jsx} from './select';

const factsFolder = path.join(
  __dirname,
  '../../../../packages/docs-check/facts',
);

type Fact = {kind: string; name: string; owner?: string};

/** Functions of `Icons`, which the facts list next to its icons. */
const functions = new Set(['addIcon', 'ByName']);

const factsOf = (id: string): Fact[] => {
  const file = path.join(factsFolder, id, 'source.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {entries: Fact[]}).entries;
};

function namesOf({id}: DescribedRelease, owner: string): string[] {
  const names = factsOf(id)
    .filter((fact) => fact.kind === 'namespace-member' && fact.owner === owner)
    .map(({name}) => name)
    .filter((name) => !functions.has(name));
  if (names.length === 0) {
    throw new Error(`the facts of ${id} have no object "${owner}" with names.`);
  }
  return names.sort((a, b) => a.localeCompare(b, 'en'));
}

/** @throws if an attribute is missing, or an object is not in the facts */
export function iconNames(
  element: MdxJsxFlowElement,
  page: string,
  releases: readonly DescribedRelease[],
): RootContent[] {
  const owner = textAttribute(element, 'owner');
  const elsewhere = textAttribute(element, 'elsewhere');
  if (!owner || !elsewhere) {
    throw new Error('<IconNames> needs owner="…" and elsewhere="…".');
  }
  const docs = path.dirname(dataFolderOf(page));
  const index = releases.findIndex((release) => docs.endsWith(release.docs));
  const own = releases[index];
  const older = releases[index + 1];
  const other = older ?? releases[index - 1];
  if (!own || !other) {
    throw new Error(`there is no release to compare ${docs} with.`);
  }
  const others = new Set(namesOf(other, elsewhere));
  const entries = namesOf(own, owner).map((name) => {
    const isNew = older !== undefined && !others.has(name);
    const text = others.has(name)
      ? `Also in ${other.line}.`
      : `Not in ${other.line}.`;
    return jsx(
      'CatalogEntry',
      {
        id: `${owner}.${name}`,
        signature: name,
        ...(isNew && {mark: `New in ${own.line}`}),
      },
      [{type: 'paragraph', children: [{type: 'text', value: text}]}],
    );
  });
  return [
    jsx('div', {'data-search-skip': 'index'}, [
      jsx('CatalogList', {}, entries),
    ]),
  ];
}
