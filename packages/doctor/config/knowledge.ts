/**
 * One release's reference data, in the form that the rules use. It is derived from the
 * data that the pages render, so a key that is added there needs no change here.
 */

/** Rows of the reference data, as far as the doctor reads them. */
export type KeyRow = {
  key: string;
  type: string;
  default?: string;
  effect: string;
  note?: string;
  dead: boolean;
  required?: boolean;
  values?: string[];
  /** Of an object; of each entry, if it is an array. */
  fields?: {name: string; type: string; values?: string[]; effect?: string}[];
  /** How the file has it. */
  example?: string;
};
export type OptionRow = Omit<KeyRow, 'key' | 'required' | 'fields'> & {
  option: string;
  /** The only kinds of data source of the platform for which something reads it. */
  kinds?: string[];
};

export type ReleaseData = {
  release: string;
  /** Below the site's root; empty for the latest release. */
  path: string;
  keys: KeyRow[];
  options: OptionRow[];
  customizations: {
    id: string;
    value: string;
    effect: string;
    renamedTo?: string;
  }[];
  renames: {name: string; replacement: string; changed: string; why: string}[];
  changes: {
    kind: string;
    old?: string;
    new?: string;
    why: string;
    page: string;
    anchor?: string;
  }[];
  archives: {archive: string; flags: string; problem: string}[];
  /** `@ohif/extension-default.dataSourcesModule.dicomweb` and so on. */
  modules: string[];
  /** Names of the packages in the release: extensions, modes, and the platform. */
  packages: string[];
  /** Pages whose path differs from their file's, with that path. */
  slugs: Record<string, string>;
};

export type Key = Omit<KeyRow, 'key'>;
export type Option = Omit<OptionRow, 'option'>;

export type Knowledge = {
  release: string;
  path: string;
  keys: Record<string, Key>;
  options: Record<string, Option>;
  /** Keys that another release reads and this one does not, with that release. */
  keysOfOthers: Record<string, string>;
  renames: Record<string, {replacement: string; changed: string; why: string}>;
  customizations: string[];
  /** The kind of value that the reader of a customization expects. */
  customizationValues: Record<string, string>;
  /** Ids of another release, with those of this one. */
  customizationRenames: Record<string, string>;
  /** Customizations that another release has and this one does not. */
  customizationsOfOthers: Record<string, string>;
  archives: ReleaseData['archives'];
  /** Modules that a configuration can name: of data sources and of customizations. */
  modules: string[];
  packages: string[];
  slugs: Record<string, string>;
};

/** Objects from the data get no prototype: a key such as `constructor` is then not known. */
function byName<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  const result = Object.create(null) as Record<string, T>;
  for (const [name, value] of entries) {
    result[name] = value;
  }
  return result;
}

/** A row without what only the pages show; readers load the rest. */
const readable = (row: Key & Pick<OptionRow, 'kinds'>) => ({
  type: row.type,
  default: row.default,
  effect: row.effect,
  // No rule uses the others.
  ...(row.dead || row.required || row.note?.includes('`null`')
    ? {note: row.note}
    : {}),
  dead: row.dead,
  required: row.required,
  values: row.values,
  kinds: row.kinds,
  // Rules of their own check the arrays.
  ...(row.type === 'object' && {
    fields: row.fields?.map(({name, type, values}) => ({name, type, values})),
  }),
});

/**
 * @param data of the release
 * @param others the data of all other releases, for keys of another release
 */
export function knowledgeOf(
  data: ReleaseData,
  others: readonly ReleaseData[],
): Knowledge {
  const live = new Set(data.keys.filter(({dead}) => !dead).map(({key}) => key));
  const ids = new Set(data.customizations.map(({id}) => id));
  return {
    release: data.release,
    path: data.path,
    keys: byName(data.keys.map((row) => [row.key, readable(row)])),
    options: byName(data.options.map((row) => [row.option, readable(row)])),
    keysOfOthers: byName(
      others.flatMap(({release, keys}) =>
        keys
          .filter(({key, dead}) => !dead && !live.has(key))
          .map(({key}) => [key, release] as const),
      ),
    ),
    renames: byName(
      data.renames.map(({name, replacement, changed, why}) => [
        name,
        {replacement, changed, why},
      ]),
    ),
    customizations: [...ids],
    customizationValues: byName(
      data.customizations.map(({id, value}) => [id, value]),
    ),
    customizationRenames: byName([
      ...others.flatMap(({customizations}) =>
        customizations.flatMap(({id, renamedTo}) =>
          renamedTo && ids.has(renamedTo) && !ids.has(id)
            ? [[id, renamedTo] as const]
            : [],
        ),
      ),
      ...data.customizations.flatMap(({id, renamedTo}) =>
        renamedTo ? [[renamedTo, id] as const] : [],
      ),
    ]),
    customizationsOfOthers: byName(
      others.flatMap(({release, customizations}) =>
        customizations
          .filter(({id}) => !ids.has(id))
          .map(({id}) => [id, release] as const),
      ),
    ),
    archives: data.archives.map(({archive, flags, problem}) => ({
      archive,
      flags,
      problem,
    })),
    modules: data.modules.filter((id) =>
      /\.(dataSources|customization)Module\./.test(id),
    ),
    packages: data.packages,
    slugs: byName(Object.entries(data.slugs)),
  };
}

/** JSON turns the objects into ordinary ones; this restores them without a prototype. */
export const reviveKnowledge = (json: Knowledge): Knowledge =>
  Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      typeof value === 'object' && !Array.isArray(value)
        ? byName<unknown>(Object.entries(value))
        : value,
    ]),
  ) as Knowledge;

/**
 * The path of a page from the site's root, with the release's prefix.
 *
 * @param page id of the page below the folder of the docs, with an anchor or without
 */
export function pathOfPage({path, slugs}: Knowledge, page: string): string {
  const [id = '', ...anchor] = page.split('#');
  return [
    '',
    ...(path ? [path] : []),
    [slugs[id] ?? id, ...anchor].join('#'),
  ].join('/');
}
