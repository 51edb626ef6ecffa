/**
 * Reads reference data: `_data/<name>.json` in the docs folder of one version, with the
 * JSON Schema that its `$schema` names. The schema has the label of a column (`title`)
 * and whether its value is shown as code (`"x-cell": "code"`).
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {addDependency} from '../dependencies';
import {readJson} from '../read-json';

type PropertySchema = {
  title?: string;
  'x-cell'?: 'code';
  enum?: unknown[];
  $ref?: string;
};

type Schema = {
  properties?: Record<string, {items?: ListSchema}>;
  $defs?: Record<string, ListSchema & PropertySchema>;
};

type ListSchema = {
  $ref?: string;
  properties?: Record<string, PropertySchema>;
};

/** One entry of a list, by key, as the schema allows. */
export type Entry = Record<string, unknown>;

/** How one key of the entries is shown. */
export type Column = {
  key: string;
  title: string;
  code: boolean;
  /** All values in order, if the schema lists them. */
  choices: string[];
};

/**
 * The folder with the reference data for a page: the nearest `_data` in its folder or above,
 * which belongs to the same version.
 *
 * @param page path of the page's file
 * @throws if there is none
 */
export function dataFolderOf(page: string): string {
  let folder = path.dirname(page);
  while (!existsSync(path.join(folder, '_data'))) {
    const above = path.dirname(folder);
    if (above === folder) {
      throw new Error(
        `found no folder _data in ${path.dirname(page)} or above it. Only docs pages can show reference data.`,
      );
    }
    folder = above;
  }
  return path.join(folder, '_data');
}

/** The `_data` folder of a page's version, or null for a page that has no reference data. */
export function findDataFolder(page: string): string | null {
  try {
    return dataFolderOf(page);
  } catch {
    return null;
  }
}

const quoted = (names: readonly string[]) =>
  names.length > 0 ? names.join(', ') : 'none';

/** Names of the data files in a folder, without `.json`. */
function dataNames(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => file.endsWith('.json') && !file.includes('schemas/'))
        .map((file) => file.replace(/\.json$/, ''))
        .sort()
    : [];
}

function resolve<T extends {$ref?: string}>(schema: Schema, node: T): T {
  const name = node.$ref?.replace('#/$defs/', '');
  return name === undefined
    ? node
    : {...schema.$defs?.[name], ...node, $ref: undefined};
}

/**
 * One list of a data file.
 *
 * @param page path of the file of the page that shows it
 * @param name file in the `_data` folder of the page's version, without `.json`
 * @param list the key of the list in the file
 * @returns its entries, how each key of its schema is shown, and the service or manager whose members they are
 * @throws with the valid names if the file, schema, or list does not exist
 */
export function readList(
  page: string,
  name: string,
  list: string,
): {entries: Entry[]; columns: Map<string, Column>; owner: string | undefined} {
  const folder = dataFolderOf(page);
  const file = path.join(folder, `${name}.json`);
  addDependency(page, file);
  if (!existsSync(file)) {
    throw new Error(
      `unknown reference data "${name}". This version has: ${quoted(dataNames(folder))}.`,
    );
  }
  const data = readJson(file) as Record<string, unknown>;
  const entries = data[list];
  if (!Array.isArray(entries)) {
    const lists = Object.keys(data).filter((key) => Array.isArray(data[key]));
    throw new Error(
      `${name}.json has no list "${list}". Its lists: ${quoted(lists)}.`,
    );
  }
  if (typeof data.$schema !== 'string') {
    throw new Error(`${name}.json has no schema: add "$schema".`);
  }
  const schemaFile = path.resolve(path.dirname(file), data.$schema);
  addDependency(page, schemaFile);
  if (!existsSync(schemaFile)) {
    throw new Error(`${name}.json: its schema ${data.$schema} does not exist.`);
  }
  const schema = readJson(schemaFile) as Schema;
  const items = resolve(schema, schema.properties?.[list]?.items ?? {});
  const columns = new Map(
    Object.entries(items.properties ?? {}).map(([key, property]) => {
      const definition = resolve(schema, property);
      return [
        key,
        {
          key,
          title: definition.title ?? key,
          code: definition['x-cell'] === 'code',
          choices: (definition.enum ?? []).map(String),
        },
      ];
    }),
  );
  const owner = [data.service, data.manager].find(
    (name) => typeof name === 'string',
  );
  return {entries: entries as Entry[], columns, owner};
}
