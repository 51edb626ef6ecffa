/**
 * The JSON Schema of a release's configuration, from its reference data. Draft 7, which
 * editors know best, with the keywords of VS Code. `types.ts` makes TypeScript of it.
 */
import type {KeyRow, OptionRow, ReleaseData} from '../knowledge';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: (string | null)[];
  const?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  minItems?: number;
  anyOf?: Schema[];
  allOf?: {if: Schema; then: Schema}[];
  not?: object;
  default?: unknown;
  description?: string;
  markdownDescription?: string;
  deprecated?: true;
  /** Keywords of VS Code. */
  deprecationMessage?: string;
  doNotSuggest?: true;
  errorMessage?: string;
  /** What JSON Schema cannot say; not in the file. */
  inTypeScript?: string;
};
export type RootSchema = Schema & {
  properties: Record<string, Schema>;
  definitions: Record<string, Schema & {properties: Record<string, Schema>}>;
};

type Row = Pick<
  KeyRow,
  'type' | 'default' | 'effect' | 'note' | 'dead' | 'required' | 'values'
> & {fields?: object[]};

/** Without the marks of Markdown. */
const plain = (text: string) => text.replaceAll('`', '');

/** The text of a row, for people. */
function described(row: Row, link: string | undefined): Schema {
  const text = [row.effect, row.note].filter(Boolean).join(' ');
  const markdown = [
    text,
    ...(row.default && row.default !== 'undefined'
      ? [
          `Default: ${/\s/.test(row.default) ? row.default : `\`${row.default}\``}`,
        ]
      : []),
    ...(link ? [`[Reference](${link})`] : []),
  ];
  return {
    description: plain(text),
    markdownDescription: markdown.join('\n\n'),
    ...(row.dead ? {deprecated: true, deprecationMessage: plain(text)} : {}),
  };
}

/** The default as a value, where the reference has one and not a description of it. */
function defaultOf({type, default: text, values}: Row): {default?: unknown} {
  if (text === undefined || text === 'undefined') {
    return {};
  }
  if (type === 'string') {
    return values?.includes(text) || /^\S+$/.test(text) ? {default: text} : {};
  }
  return /^(true|false|\d+|\[\])$/.test(text)
    ? {default: JSON.parse(text) as unknown}
    : {};
}

/** A JSON file has no functions; a script has. */
const functionSchema: Schema = {
  not: {},
  doNotSuggest: true,
  errorMessage: 'Only app-config.js can contain a function, not a JSON file.',
  // Parameters without types are what a plain script has.
  inTypeScript: '((...values: any[]) => unknown)',
};

/** `null` is like a missing key, so only required keys refuse it. */
function valueOf({type, values, dead, required}: Partial<Row>): Schema {
  if (dead || !type) {
    return {};
  }
  if (type === 'function') {
    return functionSchema;
  }
  const types = type.split('|').map((one) => one.trim());
  return {
    type: required ? types : [...types, 'null'],
    ...(values ? {enum: required ? values : [...values, null]} : {}),
  };
}

/** An object with no other properties than these. */
const closed = (properties: Record<string, Schema>, required?: string[]) => ({
  type: 'object',
  properties,
  ...(required ? {required} : {}),
  additionalProperties: false,
});

function keySchema(row: KeyRow, link: string | undefined): Schema {
  return {
    ...described(row, link),
    ...valueOf(row),
    ...defaultOf(row),
    ...(row.fields && row.type === 'object' && !row.dead
      ? {
          ...closed(
            Object.fromEntries(
              row.fields.map((one) => [
                one.name,
                {
                  ...valueOf({...one, required: true}),
                  ...(one.effect && {description: plain(one.effect)}),
                },
              ]),
            ),
          ),
          type: ['object', 'null'],
        }
      : {}),
  };
}

/** The options that something reads for a kind of data source, or for none anymore. */
function optionsSchema(
  rows: readonly OptionRow[],
  kind: string,
  linkTo: (anchor: string) => string | undefined,
) {
  const schema = closed({});
  for (const row of rows.filter(({kinds}) => kinds?.includes(kind) ?? true)) {
    const [name = '', inner] = row.option.split('.');
    const own: Schema = {
      ...described(row, linkTo(`dataSource.${row.option}`)),
      ...valueOf(row),
      ...defaultOf(row),
    };
    if (!inner) {
      schema.properties[name] = own;
    } else if (schema.properties[name]) {
      Object.assign(schema.properties[name], {
        ...closed({...schema.properties[name].properties, [inner]: own}),
        type: ['object', 'null'],
      });
    }
  }
  return schema;
}

/** `dicomweb` → `DicomwebOptions`. */
export const optionsName = (kind: string) =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Options`;

/** Namespaces of the platform's own data sources. */
export const platformSources = ({modules}: Pick<ReleaseData, 'modules'>) =>
  modules.filter((id) => id.includes('.dataSourcesModule.'));

const kindOf = (namespace: string) => namespace.split('.').at(-1)!;

function dataSourceSchema(data: ReleaseData): Schema {
  const namespaces = platformSources(data);
  return {
    ...closed(
      {
        namespace: {
          description: 'The kind of data source.',
          anyOf: [
            {enum: namespaces},
            {
              type: 'string',
              pattern: '^(?!@ohif/|org\\.ohif\\.).+\\.dataSourcesModule\\..+$',
            },
          ],
        },
        sourceName: {type: 'string', description: 'Your name for it.'},
        friendlyName: {type: ['string', 'null'], description: 'Display name.'},
        configuration: {type: 'object', description: 'Its options.'},
      },
      ['namespace', 'sourceName', 'configuration'],
    ),
    allOf: namespaces.map((namespace) => ({
      if: {properties: {namespace: {const: namespace}}},
      // oxlint-disable-next-line unicorn/no-thenable -- The keyword of JSON Schema.
      then: {
        properties: {
          configuration: {
            $ref: `#/definitions/${optionsName(kindOf(namespace))}`,
          },
        },
      },
    })),
    inTypeScript: 'DataSource',
  };
}

/** Known ids; an extension may read others. 3.9 has elements with an `id`, later releases do not. */
function customizationsSchema(
  {customizations}: ReleaseData,
  linkTo: (anchor: string) => string | undefined,
) {
  const isOld = customizations.some(({id}) => id.startsWith('@ohif/'));
  const ids = customizations.map(({id, effect}) => [
    id,
    described({type: '', effect, dead: false}, linkTo(`customization.${id}`)),
  ]);
  return {
    type: 'object',
    properties: {
      ...(Object.fromEntries(ids) as Record<string, Schema>),
      ...(isOld
        ? {id: {type: 'string'}}
        : {
            id: {
              not: {},
              doNotSuggest: true as const,
              errorMessage: 'In this release, the ID is the key.',
              inTypeScript: 'never',
            },
          }),
    },
  };
}

/**
 * @param data of the release
 * @param site origin and base URL of the pages, for links; empty for a schema without them
 */
export function schemaOf(data: ReleaseData, site: string): RootSchema {
  const base = [site.replace(/\/$/, ''), ...(data.path ? [data.path] : [])];
  const linkTo = (page: string) => (anchor: string) =>
    // As the pages make their anchors.
    site &&
    `${[...base, 'platform/reference', page].join('/')}#${anchor.replace(/[^\w.@/$]+/g, '-')}`;
  const link = linkTo('configuration');
  const properties = Object.fromEntries(
    data.keys.map((row) => [row.key, keySchema(row, link(row.key))]),
  );
  const refine = (key: string, more: Schema) =>
    Object.assign(properties[key] ?? {}, more);
  refine('dataSources', {items: dataSourceSchema(data)});
  refine('oidc', {items: {$ref: '#/definitions/OidcSettings'}, minItems: 1});
  const customizations: Schema = {$ref: '#/definitions/Customizations'};
  refine('customizationService', {
    type: undefined,
    anyOf: [
      customizations,
      {type: 'array', items: {anyOf: [{type: 'string'}, customizations]}},
      {type: 'null'},
    ],
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...(site
      ? {$id: `${base[0]}/schemas/${data.release}/app-config.schema.json`}
      : {}),
    title: `app-config of OHIF Viewer ${data.release}`,
    ...closed(
      properties,
      data.keys.flatMap(({key, required}) => (required ? [key] : [])),
    ),
    definitions: {
      ...Object.fromEntries(
        platformSources(data).map((namespace) => [
          optionsName(kindOf(namespace)),
          optionsSchema(data.options, kindOf(namespace), link),
        ]),
      ),
      OidcSettings: {
        type: 'object',
        properties: {
          authority: {type: 'string', description: 'URL of the provider.'},
          client_id: {type: 'string', description: 'ID of the viewer there.'},
        },
        required: ['authority', 'client_id'],
      },
      Customizations: customizationsSchema(data, linkTo('customizations')),
    },
  } as RootSchema;
}

/** The file for editors and validators. */
export function schemaFile(schema: RootSchema): string {
  const {properties, ...rest} = schema;
  const json = {
    ...rest,
    properties: {
      $schema: {type: 'string', description: 'URL of this schema.'},
      ...properties,
    },
  };
  return `${JSON.stringify(
    json,
    (key, value: unknown) => (key === 'inTypeScript' ? undefined : value),
    2,
  )}\n`;
}
