/** TypeScript declarations of the configuration, from its JSON Schema. */
import {optionsName, type RootSchema, type Schema} from './schema';

/** A comment that an editor shows, or nothing. */
function comment({markdownDescription, description, deprecated}: Schema) {
  const text = markdownDescription ?? description;
  const lines = [
    ...(text?.split('\n') ?? []),
    ...(deprecated ? ['@deprecated'] : []),
  ];
  return lines.length
    ? `/**\n${lines.map((line) => ` * ${line}`.trimEnd().replaceAll('*/', '*\\/')).join('\n')}\n */\n`
    : '';
}

/** The members of an object. */
function membersOf({
  properties = {},
  required = [],
  additionalProperties,
}: Schema): string {
  const members = Object.entries(properties).map(([name, schema]) => {
    const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
    return `${comment(schema)}${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};\n`;
  });
  const others =
    additionalProperties === false ? '' : '[key: string]: unknown;\n';
  return `{\n${members.join('')}${others}}`;
}

function ofType(type: string, schema: Schema): string {
  switch (type) {
    case 'array': {
      const item = schema.items ? typeOf(schema.items) : 'unknown';
      return /^\w+$/.test(item) ? `${item}[]` : `(${item})[]`;
    }
    case 'object':
      return schema.properties ? membersOf(schema) : 'object';
    default:
      return type;
  }
}

function typeOf(schema: Schema): string {
  if (schema.inTypeScript) {
    return schema.inTypeScript;
  }
  if (schema.$ref) {
    return schema.$ref.split('/').at(-1)!;
  }
  if (schema.enum) {
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  }
  if (schema.anyOf) {
    return schema.anyOf.map(typeOf).join(' | ');
  }
  const types = [schema.type ?? []].flat();
  return types.map((type) => ofType(type, schema)).join(' | ') || 'unknown';
}

/**
 * A type has no "any other string", so this one lists how a name that does not begin with
 * `@ohif/` can begin. Otherwise, a wrong option of the platform's data sources would pass as
 * one of another source.
 */
const ownNamespace = [...'@ohif/']
  .map((character, i, all) =>
    [
      '  | `',
      all.slice(0, i).join(''),
      `\${Exclude<Character, '${character}'>}`,
      '${string}.dataSourcesModule.${string}`',
    ].join(''),
  )
  .join('\n');

const characters = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@/._~-',
]
  .map((one) => `'${one}'`)
  .join(' | ');

/** Each line two spaces further right in each object. */
function indented(code: string): string {
  let depth = 0;
  return code.replace(/^.+$/gm, (line) => {
    depth -= line.startsWith('}') ? 1 : 0;
    const indentation = '  '.repeat(depth);
    depth += line.endsWith('{') ? 1 : 0;
    return indentation + line;
  });
}

/**
 * @param schema of the release
 * @param namespaces of the platform's data sources
 */
export function typesFile(
  schema: RootSchema,
  namespaces: readonly string[],
): string {
  const sources = namespaces.map(
    (namespace) =>
      `  | Source<'${namespace}', ${optionsName(namespace.split('.').at(-1)!)}>`,
  );
  const interfaces = Object.entries(schema.definitions).map(
    ([name, one]) => `export interface ${name} ${indented(membersOf(one))}`,
  );
  return `/** The configuration of OHIF Viewer, from the reference of the release. */

export interface AppConfig ${indented(membersOf(schema))}

/** \`window.config\` can be a function that returns the configuration. */
export type AppConfigFunction = (tools: {
  servicesManager: any;
  peerImport: any;
}) => AppConfig | Promise<AppConfig>;
// For a wrong key, the compiler proposes only one that both forms have.
type NoKeys = {[Key in Exclude<keyof AppConfig, 'name'>]?: never};

export type DataSource =
${sources.join('\n')}
  | Source<OwnNamespace, object>;

export interface Source<Namespace, Options> {
  /** The kind of data source: extension, \`dataSourcesModule\`, and name. */
  namespace: Namespace;
  /** Your name for it, which \`defaultDataSourceName\` and URLs refer to. */
  sourceName: string;
  friendlyName?: string | null;
  /** Its options. */
  configuration: Options;
}

/** The kind of a data source of your own extension. */
export type OwnNamespace =
${ownNamespace};
type Character = ${characters};

${interfaces.join('\n\n')}

declare global {
  interface Window {
    config: AppConfig | (AppConfigFunction & NoKeys);
  }
}
`;
}
