/** Differences between the reference data (`_data`) of two releases. */
import path from 'node:path';
import {filesBelow, readJson} from '../core/read-files';

export type What = 'added' | 'removed' | 'renamed' | 'changed';

/** A value that differs. */
export type Detail = {property: string; before?: string; after?: string};

export type Difference = {
  what: What;
  kind: string;
  name: string;
  details: Detail[];
};

/** A renamed name is two differences here; only `changes.json` connects them. */
type FoundDifference = Difference & {what: Exclude<What, 'renamed'>};

type Entry = Record<string, unknown>;
type DataFile = {service?: string; manager?: string} & Record<
  string,
  Entry[] | string | undefined
>;

/** A list in a data file: the name of its entries, and the properties that readers depend on. */
type List = {
  file: RegExp;
  list: string;
  kind: string;
  name: (entry: Entry, data: DataFile) => string;
  compare: readonly string[];
  /** Shown for entries that only one of the releases has. */
  shown?: string;
};

const nameFrom =
  (...keys: string[]) =>
  (entry: Entry) =>
    keys.map((key) => String(entry[key])).join(' ');

const member = (key: string) => (entry: Entry, data: DataFile) =>
  `${data.service ?? data.manager ?? ''}.${String(entry[key])}`;

/** @param text the file, the kind, the key of the name, and what is compared */
function ofEntries(text: string): List {
  const [file, kind = '', key = '', ...compare] = text.split(' ');
  const name = nameFrom(key);
  const list = 'entries';
  return {file: new RegExp(`^${file}$`), list, kind, name, compare};
}

const members = /^(?:services|managers)\//;

/** The kinds match those of the facts where both contain the same names. */
const lists: readonly List[] = [
  ofEntries('window-config config-key key type default dead'),
  ofEntries('data-source-options data-source-option option type default dead'),
  ofEntries('url-parameters url-parameter parameter exactCase dead'),
  ofEntries('build-variables environment-variable name default when'),
  ofEntries('docker-image docker-image name kind default'),
  ofEntries('services service name package'),
  ofEntries('commands command command takes'),
  ofEntries('customizations customization id extension default'),
  ofEntries('toolbar-evaluators evaluator name options'),
  {
    ...ofEntries('toolbar-sections toolbar-section section buttons'),
    name: nameFrom('mode', 'section'),
  },
  ofEntries('tool-names tool name class key'),
  ofEntries('module-types module-type moduleType getter arguments'),
  ofEntries('sop-class-handlers module id'),
  ofEntries('extension-hooks hook name arguments'),
  ofEntries('mode-hooks hook name parameters awaited'),
  {
    ...ofEntries('dicom-json-fields dicom-json-field name required'),
    name: nameFrom('level', 'name'),
  },
  ...'protocol stage viewport viewportOptions selector rule'
    .split(' ')
    .map((list): List => ({
      file: /^hanging-protocol$/,
      list,
      kind: 'hanging-protocol-key',
      name: (entry) => `${list}.${String(entry.name)}`,
      compare: ['type', 'default', 'required'],
    })),
  {
    file: members,
    list: 'methods',
    kind: 'method',
    name: member('method'),
    compare: ['parameters', 'returns'],
    shown: 'parameters',
  },
  {
    file: members,
    list: 'events',
    kind: 'event',
    name: member('event'),
    compare: ['fires', 'payload'],
    shown: 'payload',
  },
];

/** A value as a reader writes it; the parameters of a method are a list, or a text in parentheses. */
function shown(property: string, value: unknown): string | undefined {
  if (value === undefined || value === null) {
    return undefined;
  }
  if (Array.isArray(value)) {
    const list = value.map((item) => shown('', item)).join(', ');
    return property === 'parameters' ? `(${list})` : list || 'none';
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Readable names for properties whose own name is unclear. */
const labels: Readonly<Record<string, string>> = {
  dead: 'ignored by the viewer',
  exactCase: 'only in this spelling',
  takes: 'options',
  when: 'read in',
};

function compareLists(
  {compare, kind, list, name: nameOf, shown: also}: List,
  before: DataFile,
  after: DataFile,
): FoundDifference[] {
  // Of two with the same name, such as a command of two contexts, the first counts.
  const named = (data: DataFile) =>
    new Map(
      [...((data[list] ?? []) as Entry[])]
        .reverse()
        .map((entry) => [nameOf(entry, data), entry]),
    );
  const inOrder = (data: DataFile) =>
    ((data[list] ?? []) as Entry[]).map((entry) => nameOf(entry, data));
  const [oldEntries, newEntries] = [named(before), named(after)];
  return [...new Set([...inOrder(before), ...inOrder(after)])].flatMap(
    (name): FoundDifference[] => {
      const [a, b] = [oldEntries.get(name), newEntries.get(name)];
      const compared = a && b ? compare : also ? [also] : [];
      const details = compared
        .map((property) => ({
          property: labels[property] ?? property,
          before: shown(property, a?.[property]),
          after: shown(property, b?.[property]),
        }))
        .filter((detail) => detail.before !== detail.after);
      const what = a ? (b ? 'changed' : 'removed') : 'added';
      return what === 'changed' && !details.length
        ? []
        : [{what, kind, name, details}];
    },
  );
}

/**
 * All differences between two folders of reference data. A file that only one of them has,
 * such as that of a new service, counts as empty in the other.
 */
export function referenceDifferences(
  from: string,
  to: string,
): FoundDifference[] {
  const files = [from, to].flatMap((folder) => filesBelow(folder, /\.json$/));
  const read = (folder: string, file: string) =>
    readJson<DataFile>(path.join(folder, file))?.value ?? {};
  return [...new Set(files)].sort().flatMap((file) =>
    lists
      .filter((list) => list.file.test(file.replace('.json', '')))
      .flatMap((list) => {
        const [a, b] = [read(from, file), read(to, file)];
        const owner = {
          service: a.service ?? b.service,
          manager: a.manager ?? b.manager,
        };
        return compareLists(list, {...a, ...owner}, {...b, ...owner});
      }),
  );
}
