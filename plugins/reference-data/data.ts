/**
 * Reads reference data: `_data/<name>.json` in the docs folder of one version, with the
 * JSON Schema that its `$schema` names. The schema says what a column is called
 * (`title`) and whether its value is shown as code (`"x-cell": "code"`).
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../remembered/read-json';

type PropertySchema = {
  title?: string;
  'x-cell'?: 'code';
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

/** One entry of a list: what the schema allows, by key. */
export type Entry = Record<string, unknown>;

/** How one key of the entries is shown. */
export type Column = {key: string; title: string; code: boolean};

/**
 * The folder of reference data that belongs to a page: the nearest `_data` at or above
 * its own folder, which is that of its version.
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
        `there is no folder _data at or above ${path.dirname(page)}; reference data belongs to docs pages.`,
      );
    }
    folder = above;
  }
  return path.join(folder, '_data');
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
 * @param folder the `_data` folder
 * @param name the file in it, without `.json`
 * @param list the key of the list in the file
 * @returns its entries, how each key of its schema is shown, and the service or manager whose members they are
 * @throws with the valid names if file, schema or list is not there
 */
export function readList(
  folder: string,
  name: string,
  list: string,
): {entries: Entry[]; columns: Map<string, Column>; owner: string | undefined} {
  const file = path.join(folder, `${name}.json`);
  if (!existsSync(file)) {
    throw new Error(
      `there is no reference data "${name}" in this version. There is: ${quoted(dataNames(folder))}.`,
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
    throw new Error(`${name}.json names no schema: add "$schema".`);
  }
  const schemaFile = path.resolve(path.dirname(file), data.$schema);
  if (!existsSync(schemaFile)) {
    throw new Error(`${name}.json: its schema ${data.$schema} is not there.`);
  }
  const schema = readJson(schemaFile) as Schema;
  const items = resolve(schema, schema.properties?.[list]?.items ?? {});
  const columns = new Map(
    Object.entries(items.properties ?? {}).map(([key, property]) => {
      const own = resolve(schema, property);
      return [
        key,
        {key, title: own.title ?? key, code: own['x-cell'] === 'code'},
      ];
    }),
  );
  const owner = [data.service, data.manager].find(
    (name) => typeof name === 'string',
  );
  return {entries: entries as Entry[], columns, owner};
}

/** The schema that a data file names, as far as it can be read. */
function schemaOf(file: string): string[] {
  const name = /"\$schema"\s*:\s*"([^"]+)"/.exec(
    readFileSync(file, 'utf8'),
  )?.[1];
  return name === undefined ? [] : [path.resolve(path.dirname(file), name)];
}

/**
 * Files that the reference elements of a page read: data and schemas.
 *
 * @param source text of the page
 * @param page path of its file
 */
export function dataFilesOf(source: string, page: string): string[] {
  const names = [
    ...source.matchAll(
      /<Reference(?:Table|Sections)\b[^>]*?\bdata=["']([^"']+)["']/g,
    ),
  ].map(([, name]) => name!);
  if (names.length === 0) return [];
  const folder = dataFolderOf(page);
  // The changes are shown in the tables of all services and managers.
  return [...new Set([...names, 'changes'])]
    .map((name) => path.join(folder, `${name}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => [file, ...schemaOf(file)]);
}
