/**
 * Remark plugin for three elements of docs pages:
 *
 *   <ReferenceTable data="url-parameters" columns="name, type, meaning" where="group=study" />
 *   <ReferenceSections data="troubleshooting" heading="message" fields="cause, fix" level="3" />
 *   <ReferenceTerms data="glossary" term="term" definition="definition" fields="page" />
 *
 * With `each="FinderEntry: wordings, where"`, each section is inside such an element, which
 * gets the values of these keys, one per line (src/features/troubleshooting). With `facts`
 * instead of `fields`, what is below a heading is a definition list.
 *
 * In `columns`, `effect + note` is one column: the effect, and the note in small letters below it.
 *
 * With `tick="slug"`, a table has a checkbox in front of each row, which the browser stores
 * under the value of that key (src/features/upgrade-overview).
 *
 * `<ReferenceCatalog>` and `<ReferenceLinks>` are explained in catalog.ts, `<IconNames>` and
 * `<Icon>` in icon-names.ts.
 *
 * It replaces them with a table, with headings and paragraphs, or with a definition list, so
 * that they are part of the table of contents, the search, and the static HTML. An unknown name fails the build
 * with a list of the valid ones.
 */
import type {
  BlockContent,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {createSlugger} from '@docusaurus/utils';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  cellOf,
  phrasingOf,
  valuesOf,
} from '../../../../plugins/content/reference-data/cells';
import {changeOf, type DescribedRelease} from './changes';
import {catalogOf, linksOf} from './catalog';
import {
  dataFolderOf,
  type Column,
  type Entry,
} from '../../../../plugins/content/reference-data/data';
import {drawIcon, iconNames} from './icon-names';
import {
  headingOf,
  jsx,
  jsxText,
  linkTo,
  listOf,
  paragraph,
  small,
  text,
} from '../../../../plugins/content/nodes';
import {namesIn, required, select} from './select';

/** @param releases the site's releases, latest first, to mark what is new */
const referenceData =
  (releases: readonly DescribedRelease[] = []): Plugin<[], Root> =>
  () =>
  (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxTextElement', (element) => {
      if (element.name === 'Icon') {
        drawIcon(element, file.path, releases);
      }
    });
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      const render = renderers[element.name ?? ''];
      if (!render) {
        return undefined;
      }
      let nodes: RootContent[];
      try {
        nodes = render(element, file.path, releases);
      } catch (error) {
        throw new Error(
          `${file.path}:${element.position?.start.line ?? '?'}: ${(error as Error).message}`,
          {cause: error},
        );
      }
      parent!.children.splice(index!, 1, ...(nodes as BlockContent[]));
      return [SKIP, index! + nodes.length];
    });
  };

export default referenceData;

const renderers: Readonly<
  Record<
    string,
    (
      element: MdxJsxFlowElement,
      page: string,
      releases: readonly DescribedRelease[],
    ) => RootContent[]
  >
> = {
  ReferenceTable: tableOf,
  ReferenceCatalog: catalogOf,
  ReferenceLinks: linksOf,
  IconNames: iconNames,
  ReferenceSections: sectionsOf,
  ReferenceTerms: (element, page) => [termsOf(element, page)],
};

function tableOf(element: MdxJsxFlowElement, page: string): RootContent[] {
  const {entries, owner, column, attributes} = select(element, page);
  const cells = namesIn(required(attributes, 'columns', element)).map((names) =>
    namesIn(names, '+').map(column),
  );
  const columns = cells.map(([first]) => first!);
  const tick = attributes.tick === undefined ? null : column(attributes.tick);
  if (isChange(columns)) {
    return tick
      ? [checklistOf(entries, columns, tick)]
      : entries.map((entry) => changeBlock(entry, columns));
  }
  const rows: PhrasingContent[][][] = [
    [
      ...(tick ? [[text('Done')]] : []),
      ...columns.map(({title}) => [text(title)]),
    ],
    ...entries.map((entry) => [
      ...(tick ? [[tickOf(entry, tick, columns)]] : []),
      ...cells.map(([column, ...below]) => [
        ...cellOf(entry[column!.key], column!),
        ...markOf(entry[column!.key], column!, owner, page),
        ...below.flatMap((note) => smallOf(entry[note.key], note)),
      ]),
    ]),
  ];
  return [tableWith(rows)];
}

const tableWith = (rows: readonly PhrasingContent[][][]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  })),
});

/** What a cell also says, if it does. */
function smallOf(value: unknown, column: Column): PhrasingContent[] {
  return valuesOf(value).length === 0
    ? []
    : [text(' '), small(cellOf(value, column))];
}

/** What a row of changes has: code before, code after, and what happens. */
const changeKeys = ['old', 'new', 'why'];

const isChange = (columns: readonly Column[]) =>
  changeKeys.every((name) => columns.some(({key}) => key === name));

/** A change as a diff with its explanation below: as columns, the code would leave it no room. */
function changeBlock(entry: Entry, columns: readonly Column[]): RootContent {
  const lines = ['old', 'new'].flatMap((key) => {
    const [code] = valuesOf(entry[key]);
    return code === undefined
      ? []
      : [`// ${key === 'old' ? 'removed' : 'added'}-next-line`, code];
  });
  const others = columns.filter(({key}) => !changeKeys.includes(key));
  const why = phrasingOf(valuesOf(entry.why).join(' '), false);
  return jsx('div', {className: 'change'}, [
    {type: 'code', lang: 'jsx', value: lines.join('\n')},
    paragraph(
      ...others.flatMap((column): PhrasingContent[] => [
        text(`${column.title}: `),
        ...cellOf(entry[column.key], column),
        text('. '),
      ]),
      ...why,
    ),
  ]);
}

/** Changes to tick off: code before, code after, and what happens, one below the other, so that no name breaks. */
function checklistOf(
  entries: readonly Entry[],
  columns: readonly Column[],
  tick: Column,
): Table {
  const isCode = ({key}: Column) => key === 'old' || key === 'new';
  const others = columns.filter((column) => !isCode(column));
  const why = others.pop()!;
  return tableWith([
    [[text('Done')], [text('Change')]],
    ...entries.map((entry) => [
      [
        tickOf(entry, tick, columns),
        ...others.flatMap((column) => smallOf(entry[column.key], column)),
      ],
      [
        ...columns
          .filter(
            (column) => isCode(column) && statedValues(entry[column.key])[0],
          )
          .flatMap((column) => [
            jsxText(
              column.key === 'old' ? 'del' : 'ins',
              cellOf(entry[column.key], column),
            ),
            text(' '),
          ]),
        ...cellOf(entry[why.key], why),
      ],
    ]),
  ]);
}

/** Note about the change of a member, after its name. */
function markOf(
  value: unknown,
  {key}: Column,
  owner: string | undefined,
  page: string,
): PhrasingContent[] {
  if (!owner || (key !== 'method' && key !== 'event')) {
    return [];
  }
  const [name] = valuesOf(value);
  const mark = changeOf(dataFolderOf(page), page, `${owner}.${name}`);
  return mark ? [text(' '), linkTo(mark.url!, [text(mark.text)])] : [];
}

/** The checkbox of a row, labeled with the first text in it. */
function tickOf(
  entry: Entry,
  {key}: Column,
  columns: readonly Column[],
): PhrasingContent {
  const [id] = valuesOf(entry[key]);
  const [label] = columns
    .filter(({code}) => code)
    .flatMap((column) => valuesOf(entry[column.key]));
  if (id === undefined) {
    throw new Error(`an entry without ${key} cannot be ticked.`);
  }
  return {
    type: 'mdxJsxTextElement',
    name: 'UpgradeTick',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: id},
      {type: 'mdxJsxAttribute', name: 'label', value: label ?? id},
    ],
    children: [],
  };
}

function sectionsOf(element: MdxJsxFlowElement, page: string): RootContent[] {
  const {entries, column, attributes} = select(element, page);
  const heading = column(required(attributes, 'heading', element));
  const isList = attributes.facts !== undefined;
  const fields = namesIn(
    required(attributes, isList ? 'facts' : 'fields', element),
  ).map(column);
  const level = Number(attributes.level ?? 3);
  if (level !== 2 && level !== 3 && level !== 4) {
    throw new Error(`Unknown level="${attributes.level}". Levels: 2, 3, 4.`);
  }
  const {each, search} = attributes;
  if (search !== undefined && search !== 'elsewhere') {
    throw new Error(
      `Unknown search="${search}". The only value is "elsewhere": the search finds the entries on another page.`,
    );
  }
  const [, wrapper, keys = ''] =
    /^([A-Z]\w*)(?::(.+))?$/.exec(each ?? '') ?? [];
  if (each !== undefined && !wrapper) {
    throw new Error(
      `each="${each}" is not the name of a component, or such a name with keys after it: "FinderEntry: where, wordings".`,
    );
  }
  const passed = namesIn(keys).map(column);
  const sections = entries.flatMap((entry): RootContent[] => {
    const section: RootContent[] = [
      headingOf(level, ...cellOf(entry[heading.key], heading)),
      ...(isList
        ? factsOf(entry, fields)
        : fields.flatMap((field) => fieldOf(entry[field.key], field))),
    ];
    const values = passed.map(({key}) => [
      key,
      valuesOf(entry[key]).join('\n'),
    ]);
    return wrapper
      ? [
          jsx(
            wrapper,
            Object.fromEntries(values.filter(([, text]) => text)) as Record<
              string,
              string
            >,
            section,
          ),
        ]
      : section;
  });
  return search
    ? [jsx('div', {'data-search-skip': 'index'}, sections)]
    : sections;
}

/** A definition list, each of whose terms has an anchor that is made from it. */
function termsOf(element: MdxJsxFlowElement, page: string): RootContent {
  const {entries, column, attributes} = select(element, page);
  const [term, definition] = ['term', 'definition'].map((name) =>
    column(required(attributes, name, element)),
  ) as [Column, Column];
  const fields = namesIn(required(attributes, 'fields', element)).map(column);
  const slugger = createSlugger();
  return jsx(
    'dl',
    {},
    entries.flatMap((entry) => {
      const [name = ''] = valuesOf(entry[term.key]);
      return [
        jsx('GlossaryTerm', {id: slugger.slug(name), term: name}, []),
        jsx('dd', {}, [
          paragraph(...cellOf(entry[definition.key], definition)),
          ...fields
            .filter(({key}) => entry[key] !== undefined)
            .map((field) =>
              paragraph(
                text(`${field.title}: `),
                ...cellOf(entry[field.key], field),
              ),
            ),
        ]),
      ];
    }),
  );
}

const statedValues = (value: unknown): string[] =>
  valuesOf(value).filter((text) => text !== '' && text !== '–');

/** Short fields below a heading (src/css/parts.css). */
function factsOf(entry: Entry, fields: readonly Column[]): RootContent[] {
  return [
    jsx(
      'dl',
      {className: 'facts'},
      fields
        .filter(({key}) => statedValues(entry[key]).length > 0)
        .flatMap((field) => [
          jsx('dt', {}, [text(field.title)]),
          jsx('dd', {}, cellOf(entry[field.key], field)),
        ]),
    ),
  ];
}

/** One field below a heading: a paragraph, or a list if it has several values. */
function fieldOf(value: unknown, column: Column): RootContent[] {
  const texts = statedValues(value);
  if (texts.length === 0) {
    return [];
  }
  const title: PhrasingContent = {
    type: 'strong',
    children: [text(`${column.title}:`)],
  };
  const [first, ...others] = texts.map((one) => phrasingOf(one, column.code));
  return others.length === 0
    ? [paragraph(title, text(' '), ...first!)]
    : [paragraph(title), listOf([first!, ...others])];
}
