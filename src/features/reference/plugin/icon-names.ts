/**
 * The names of icons, from the facts of the page's release:
 *
 *   <IconNames owner="Icons" />
 *
 * `owner` is the object of the source that has the icons. The element becomes the entries of
 * a catalog, close together, with a mark on those that the release before does not have, or, on a
 * page of the oldest one, the release after, whatever that calls its object.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Paragraph, RootContent} from 'mdast';
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

const namesOf = ({id}: DescribedRelease, owner: string): string[] =>
  factsOf(id)
    .filter((fact) => fact.kind === 'namespace-member' && fact.owner === owner)
    .map(({name}) => name)
    .filter((name) => !functions.has(name))
    .sort((a, b) => a.localeCompare(b, 'en'));

/** What the object with the viewer's icons has been called; of two, a release uses the first. */
const iconObjects = ['ICONS', 'Icons'];

/** @throws if the facts of the release have none of the objects */
function iconsOf(release: DescribedRelease): Set<string> {
  const names = iconObjects
    .map((owner) => namesOf(release, owner))
    .find(({length}) => length > 0);
  if (!names) {
    throw new Error(
      `the facts of ${release.id} have none of the objects ${iconObjects.join(', ')} with names. Add what it calls its icons to icon-names.ts.`,
    );
  }
  return new Set(names);
}

const textParagraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'text', value}],
});

/** @throws if the facts do not have the object, or if there is no other release */
export function iconNames(
  element: MdxJsxFlowElement,
  page: string,
  releases: readonly DescribedRelease[],
): RootContent[] {
  const owner = textAttribute(element, 'owner');
  const docs = path.dirname(dataFolderOf(page));
  const index = releases.findIndex((release) => docs.endsWith(release.docs));
  const own = releases[index];
  // A version that was just cut has the line of `docs/`: there is nothing to compare.
  const isOther = ({line}: DescribedRelease) => line !== own?.line;
  const older = releases.slice(index + 1).find(isOther);
  const other = older ?? releases.slice(0, index).reverse().find(isOther);
  if (!own || !other) {
    throw new Error(`there is no release to compare ${docs} with.`);
  }
  const names = owner ? namesOf(own, owner) : [];
  if (names.length === 0) {
    throw new Error(
      `the facts of ${own.id} have no object "${owner}" with names.`,
    );
  }
  const others = iconsOf(other);
  const entries = names.map((name) => {
    const isNew = older !== undefined && !others.has(name);
    return jsx(
      'CatalogEntry',
      {
        id: `${owner}.${name}`,
        signature: name,
        ...(isNew && {mark: `New in ${own.line}`}),
      },
      others.has(name)
        ? []
        : [textParagraph(isNew ? 'New' : `Not in ${other.line}`)],
    );
  });
  return [
    textParagraph(
      `A name without a mark is the same in ${own.line} and ${other.line}.`,
    ),
    jsx('CatalogList', {compact: ''}, entries),
  ];
}
