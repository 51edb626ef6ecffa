/**
 * The icons of the page's release, from its facts:
 *
 *   <IconNames owner="Icons" />
 *   <Icon name="tool-length" />, which becomes its drawing, or nothing if there is none
 *
 * `owner` is the object of the source that has the icons. The element becomes the entries of
 * a catalog, close together, one for all names of an icon, with a mark on the names that the
 * release before has as well, or, on a page of the oldest one, on those that the release after
 * does not have, whatever that calls its object.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {isIconOf, type IconFile} from '@ohif-docs/docs-check/facts/icons';
import {textAttribute} from '../../../../plugins/content/mdx-attributes';
import type {DescribedRelease} from './changes';
import {dataFolderOf} from '../../../../plugins/content/reference-data/data';
import {
  headingOf,
  jsx,
  paragraph,
  text,
} from '../../../../plugins/content/nodes';

const factsFolder = path.join(
  __dirname,
  '../../../../packages/docs-check/facts',
);

type Fact = {kind: string; name: string; owner?: string};

const readFacts = <File>({id}: DescribedRelease, file: string): File =>
  JSON.parse(readFileSync(path.join(factsFolder, id, file), 'utf8')) as File;

const namesOf = (release: DescribedRelease, owner: string): string[] =>
  readFacts<{entries: Fact[]}>(release, 'source.json')
    .entries.filter((fact) => isIconOf(owner, fact))
    .map(({name}) => name)
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

/**
 * Names that differ only in how they are written, `ToolLength` and `tool-length`, and have the
 * same drawing. Others with the same drawing are turned, or may be another icon in the release.
 */
function sameIcons(names: readonly string[], file: IconFile): string[][] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const drawing = file.icons[name];
    const word = name.toLowerCase().replace(/^icon-?(?=.{3})|-/g, '');
    const key = typeof drawing === 'number' ? `${drawing} ${word}` : name;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].map((group) => group.sort());
}

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
  const file = readFacts<IconFile>(own, 'icons/drawings.json');
  const isDrawn = file.owner === owner;
  const tag = owner === 'Icons' ? 'Icons.ByName' : 'Icon';
  const isNew = (name: string) => older !== undefined && !others.has(name);
  // Most names of the newer release are new: what it notes is those that are not.
  const isNoted = (name: string) => others.has(name) === Boolean(older);
  const entryOf = (group: string[]) => {
    const noted = group.filter(isNoted);
    return jsx(
      'IconEntry',
      {
        owner: owner!,
        names: group.join(' '),
        ...(noted.length > 0 && {noted: noted.join(' ')}),
        note: `${older ? 'in' : 'not in'} ${other.line}`,
        ...(group.some(isNew) && {mark: `New in ${own.line}`}),
        ...(isDrawn && {
          icon: file.drawings[Number(file.icons[group[0]!])] ?? '',
          tag,
        }),
      },
      [],
    );
  };
  const note = older
    ? `Names with "in ${other.line}" are the same in ${other.line}; the others are new in ${own.line}.`
    : `A name without a mark is the same in ${own.line} and ${other.line}.`;
  const entriesOf = (listed: string[]) => sameIcons(listed, file).map(entryOf);
  const listOf = (entries: MdxJsxFlowElement[]) =>
    jsx('CatalogList', {compact: ''}, entries);
  if (!isDrawn) {
    return [paragraph(text(note)), listOf(entriesOf(names))];
  }
  const all = (kind: string) => names.filter((n) => file.icons[n] === kind);
  const images = all('image');
  const renderings = entriesOf(images);
  const icons = entriesOf(names.filter((name) => !images.includes(name)));
  return [
    paragraph(text(note)),
    listOf(icons),
    paragraph(
      text(
        `The icons are drawn by ${file.package.replace(/@(?=\d)/, ' ')}, the published package nearest to this release, so an icon can look different in the viewer. The ${icons.length + renderings.length} icons have ${names.length} names, of which ${images.length + all('none').length} have no drawing there: above all, the package does not contain the images of volume renderings.`,
      ),
    ),
    headingOf(3, text('Volume renderings')),
    listOf(renderings),
  ];
}

/** @throws if the release of the page has no icon of that name */
export function drawIcon(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  page: string,
  releases: readonly DescribedRelease[],
): void {
  const docs = path.dirname(dataFolderOf(page));
  const own = releases.find((release) => docs.endsWith(release.docs))!;
  const file = readFacts<IconFile>(own, 'icons/drawings.json');
  const name = textAttribute(element, 'name') ?? '';
  if (file.icons[name] === undefined) {
    throw new Error(`${page}: ${own.line} has no icon "${name}".`);
  }
  const value = file.drawings[Number(file.icons[name])] ?? '';
  element.attributes = [{type: 'mdxJsxAttribute', name: 'drawing', value}];
}
