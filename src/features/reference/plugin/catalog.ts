/**
 * Two elements of docs pages:
 *
 *   <ReferenceCatalog data="services/CineService" list="methods" entry="method" by="task"
 *     level="3" signature="parameters" purpose="description" fields="returns" />
 *   <ReferenceLinks data="services/CineService" list="methods" entry="method" by="task"
 *     to="../../reference/interface-services.mdx" />
 *
 * The first is a definition list for each group of `by`, below a heading: an anchor, the
 * signature, the purpose in a sentence, then what else is known, folded if it is long
 * (src/features/reference). The second is what a guide has instead: the names, by group,
 * each with a link to its entry.
 *
 * `inside="example, fields"` names what is folded below an entry: how to write its value, and
 * the keys of that, each with an anchor below the entry's.
 *
 * The anchor is the name below its owner, or below `prefix`; a name that a list has twice is
 * followed by the value of the key `also`.
 */
import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {
  cellOf,
  phrasingOf,
  valuesOf,
} from '../../../../plugins/content/reference-data/cells';
import {
  changeOf,
  newIn,
  type ChangeMark,
  type DescribedRelease,
} from './changes';
import {
  dataFolderOf,
  type Column,
  type Entry,
} from '../../../../plugins/content/reference-data/data';
import {
  headingOf,
  jsx,
  linkTo,
  listOf,
  paragraph,
  small,
  text,
} from '../../../../plugins/content/nodes';
import {namesIn, required, select, type Selection} from './select';

/** Texts that are longer, in characters, are folded. */
const longest = 220;

/** The group of methods that nearly every service has: folded to their names. */
const common = 'Subscription and lifecycle';

/** The file of the page, and the releases of the site. */
type Place = {page: string; releases: readonly DescribedRelease[]};

type Group = {title: string | undefined; entries: Entry[]};

/** The entries by the value of a key, in the order of its schema, or of the file. */
function groupsOf({entries, column, attributes}: Selection): Group[] {
  if (attributes.by === undefined) {
    return [{title: undefined, entries}];
  }
  const {key, choices} = column(attributes.by);
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [title] = valuesOf(entry[key]);
    if (title === undefined) {
      throw new Error(
        `an entry has no "${key}" to be grouped by: ${JSON.stringify(entry).slice(0, 80)}`,
      );
    }
    groups.set(title, [...(groups.get(title) ?? []), entry]);
  }
  return [...groups]
    .sort(([a], [b]) => choices.indexOf(a) - choices.indexOf(b))
    .map(([title, inside]) => ({title, entries: inside}));
}

/** @returns the anchor of each entry that is selected */
function idsOf({entries, all, owner, column, attributes}: Selection) {
  const {prefix = owner ? `${owner}.` : '', also} = attributes;
  const {key} = column(attributes.entry ?? '');
  const nameOf = (entry: Entry) => valuesOf(entry[key]).join(' ');
  const ids = new Map<Entry, string>();
  const used = new Set<string>();
  for (const entry of entries) {
    const name = nameOf(entry);
    const isUnique = all.filter((other) => nameOf(other) === name).length === 1;
    const suffix =
      isUnique || !also ? '' : ` ${valuesOf(entry[also]).join(' ')}`;
    const id = prefix + `${name}${suffix}`.replace(/[^\w.@/$]+/g, '-');
    if (used.has(id)) {
      throw new Error(
        `two entries have the anchor "${id}". Name a key that tells them apart in also="…".`,
      );
    }
    used.add(id);
    ids.set(entry, id);
  }
  return ids;
}

/** `show(options: DialogOptions): string`, as far as it is known. */
function signatureOf(entry: Entry, name: string, key?: string): string {
  const value = key === undefined ? undefined : entry[key];
  const {types, returnType} = entry as {types?: string[]; returnType?: string};
  const result = returnType ? `: ${returnType}` : '';
  if (Array.isArray(value)) {
    if (types && types.length !== value.length) {
      throw new Error(
        `${name} has ${value.length} parameters and ${types.length} types.`,
      );
    }
    const parameters = (value as string[]).map((parameter, i) =>
      types?.[i] ? `${parameter}: ${types[i]}` : parameter,
    );
    return `${name}(${parameters.join(', ')})${result}`;
  }
  if (typeof value !== 'string') {
    return key === undefined ? name : `${name}()`;
  }
  return value.startsWith('(') ? name + value : `${name}({ ${value} })`;
}

/** The first sentence, and what follows it. */
export function firstSentence(text: string): [first: string, rest: string] {
  const ends = /[.!?](?=\s+[A-Z`{])/g;
  for (const {index} of text.matchAll(ends)) {
    const first = text.slice(0, index + 1);
    const isWhole =
      first.split('`').length % 2 === 1 &&
      first.split('[').length === first.split(']').length &&
      !/(?:e\.g|i\.e|vs)\.$/.test(first);
    if (isWhole) {
      return [first, text.slice(index + 1).trim()];
    }
  }
  return [text, ''];
}

/** The change of an entry: from the changes, or because the previous release does not have the entry. */
function markOf(
  entry: Entry,
  name: string,
  {owner, attributes}: Selection,
  {page, releases}: Place,
): ChangeMark | undefined {
  const folder = dataFolderOf(page);
  return (
    (owner && changeOf(folder, page, `${owner}.${name}`)) ||
    newIn(releases, page, {
      folder,
      data: attributes.data!,
      list: attributes.list ?? 'entries',
      key: attributes.entry!,
      name,
    })
  );
}

/** A value that is longer than this, in characters, is a sentence of its own. */
const longestFact = 48;

/** A value in words, in a column of code: "the build's loader". */
const isSaying = /^(?:an?|the) [^(){}]+$|^\w+ \w+(?:, \w+ \w+)*$/;

/** How the data says that a method does not return a value, in 3.9 and in 3.10. */
const isNothing = /^(?:nothing|`void`)$/;

/**
 * Values with their titles: short ones as facts in one line, the others as a paragraph each. What
 * a method returns is the end of each entry, however long it is.
 */
function fieldsOf(
  entry: Entry,
  fields: Column[],
  mark: ChangeMark | undefined,
): {
  facts: PhrasingContent[][];
  notes: RootContent[];
  result: RootContent[];
} {
  const facts: PhrasingContent[][] =
    entry.required === true
      ? [[{type: 'strong', children: [text('Required')]}]]
      : [];
  const notes: RootContent[] = [];
  const result: RootContent[] = [];
  for (const {key, title, ...field} of fields) {
    const values = valuesOf(entry[key]).filter((value) => value !== '');
    const isSaid =
      values.length === 0 ||
      isNothing.test(values[0] ?? '') ||
      (key === 'since' && mark !== undefined) ||
      (key === 'required' && entry.required === true);
    if (isSaid) {
      continue;
    }
    const code = field.code && !values.some((value) => isSaying.test(value));
    const value = cellOf(entry[key], {key, title, ...field, code});
    const label = text(`${title}: `);
    const labeled = paragraph(small([label]), ...value);
    if (key === 'returns') {
      result.push(labeled);
    } else if (key === 'note') {
      notes.push(paragraph(...value));
    } else if (values.join(', ').length > longestFact) {
      notes.push(labeled);
    } else {
      facts.push([label, ...value]);
    }
  }
  if (mark) {
    const said = text(mark.text);
    facts.push([mark.url ? linkTo(mark.url, [said]) : said]);
  }
  return {facts, notes, result};
}

/** How to write a value, and the keys in it: folded, for those who use it. */
function insideOf(
  entry: Entry,
  id: string,
  name: string,
  {attributes: {inside = '', ...attributes}, ...selection}: Selection,
): RootContent[] {
  const shown = namesIn(inside).map(selection.column);
  const [example, fields = []] = ['example', 'fields'].map((part) =>
    shown.some(({key}) => key === part) ? entry[part] : undefined,
  ) as [string?, (Entry & {name: string})[]?];
  if (!example) {
    if (fields.length > 0) {
      throw new Error(`${name} has fields, but no example of them.`);
    }
    return [];
  }
  const list = fields.map((field) =>
    entryOf(
      {...field, [attributes.entry!]: field.name},
      `${id}.${field.name}`,
      {
        ...selection,
        attributes: {...attributes, fields: 'type, default, values'},
      },
      name,
    ),
  );
  return [
    jsx('CatalogMore', {of: name, has: list.length ? 'fields' : 'example'}, [
      {type: 'code', lang: 'js', value: example},
      ...(list.length ? [jsx('CatalogList', {}, list)] : []),
    ]),
  ];
}

function entryOf(
  entry: Entry,
  id: string,
  selection: Selection,
  /** The page; for a key of a value, whose changes the data does not have, the entry with it. */
  place: Place | string,
): RootContent {
  const {column, attributes} = selection;
  const {key} = column(attributes.entry ?? '');
  const name = valuesOf(entry[key]).join(' ');
  const shown = attributes.show
    ? valuesOf(entry[column(attributes.show).key]).join(' or ')
    : name;
  const purpose = valuesOf(entry[column(attributes.purpose!).key]).join(' ');
  if (!purpose) {
    throw new Error(`${name} has no "${attributes.purpose}".`);
  }
  const [first, rest] = firstSentence(purpose);
  const fields = namesIn(attributes.fields ?? '').map(column);
  const isField = typeof place === 'string';
  const mark = isField ? undefined : markOf(entry, name, selection, place);
  const {facts, notes, result} = fieldsOf(entry, fields, mark);
  const details = [
    ...(rest ? [paragraph(...phrasingOf(rest, false))] : []),
    ...notes,
  ];
  const isLong = rest.length > longest;
  return jsx(
    'CatalogEntry',
    {
      id,
      signature: signatureOf(entry, shown, attributes.signature),
      ...(mark && {mark: mark.text}),
      ...(isField && {of: place}),
    },
    [
      ...(facts.length
        ? [
            jsx(
              'CatalogFacts',
              {},
              facts.map((fact) => paragraph(...fact)),
            ),
          ]
        : []),
      paragraph(...phrasingOf(first, false)),
      ...(isLong ? [jsx('CatalogMore', {of: name}, details)] : details),
      ...result,
      ...insideOf(entry, id, name, selection),
    ],
  );
}

/** A heading whose anchor does not depend on the other headings of the page. */
function groupHeading(
  title: string,
  depth: 2 | 3,
  {owner, attributes}: Selection,
): RootContent {
  const {prefix = owner ? `${owner}.` : ''} = attributes;
  const id = `${prefix}${title}`.toLowerCase().replace(/[^\w]+/g, '-');
  return {...headingOf(depth, text(title)), data: {hProperties: {id}}};
}

/** `<ReferenceCatalog>` as headings and definition lists. */
export function catalogOf(
  element: MdxJsxFlowElement,
  page: string,
  releases: readonly DescribedRelease[],
): RootContent[] {
  const selection = select(element, page);
  const {attributes} = selection;
  ['entry', 'purpose'].forEach((name) => required(attributes, name, element));
  const level = Number(attributes.level ?? 2);
  if (level !== 2 && level !== 3) {
    throw new Error(`Unknown level="${attributes.level}". Levels: 2, 3.`);
  }
  const ids = idsOf(selection);
  return groupsOf(selection).flatMap(({title, entries}): RootContent[] => {
    const list = jsx(
      'CatalogList',
      {},
      entries.map((entry) =>
        entryOf(entry, ids.get(entry)!, selection, {page, releases}),
      ),
    );
    return [
      ...(title === undefined ? [] : [groupHeading(title, level, selection)]),
      title === common && entries.length > 1
        ? jsx('CatalogFold', {names: namesOf(selection, entries)}, [list])
        : list,
    ];
  });
}

const namesOf = ({attributes, column}: Selection, entries: Entry[]) =>
  entries
    .flatMap((entry) => valuesOf(entry[column(attributes.entry!).key]))
    .join(', ');

/** `<ReferenceLinks>` as a list with one item for each group, or as one paragraph. */
export function linksOf(
  element: MdxJsxFlowElement,
  page: string,
): RootContent[] {
  const selection = select(element, page);
  const {attributes, column} = selection;
  const to = required(attributes, 'to', element);
  const entryColumn = column(required(attributes, 'entry', element));
  const ids = idsOf(selection);
  const linksToAll = (entries: Entry[]): PhrasingContent[] =>
    entries.flatMap((entry, i) => [
      ...(i > 0 ? [text(', ')] : []),
      linkTo(
        `${to}#${ids.get(entry)}`,
        cellOf(entry[entryColumn.key], entryColumn),
      ),
    ]);
  const groups = groupsOf(selection);
  return [
    groups[0]?.title === undefined
      ? paragraph(...linksToAll(selection.entries))
      : listOf(
          groups.map(({title, entries}) => [
            text(`${title}: `),
            ...linksToAll(entries),
          ]),
        ),
  ];
}
