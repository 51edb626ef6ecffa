/** The data sources of a configuration, with the URLs in them. */
import {
  objectOf,
  stringOf,
  valueOf,
  type ObjectValue,
  type StringValue,
} from './model';

export type Source = {
  entry: ObjectValue;
  index: number;
  namespace: StringValue | undefined;
  /** Last part of the namespace: `dicomweb`, `dicomjson`, and so on. */
  kind: string | undefined;
  sourceName: StringValue | undefined;
  configuration: ObjectValue | undefined;
};

export function sourcesOf(config: ObjectValue): Source[] {
  const list = valueOf(config, 'dataSources');
  if (list?.kind !== 'list') {
    return [];
  }
  return list.items.flatMap((entry, index) => {
    if (entry.kind !== 'object') {
      return [];
    }
    const namespace = stringOf(entry, 'namespace');
    return [
      {
        entry,
        index,
        namespace,
        kind: /\.dataSourcesModule\.([\w-]+)$/.exec(
          namespace?.value ?? '',
        )?.[1],
        sourceName: stringOf(entry, 'sourceName'),
        configuration: objectOf(entry, 'configuration'),
      },
    ];
  });
}

/** The options of each data source that is an archive with DICOMweb. */
export const dicomwebOf = (sources: readonly Source[]): ObjectValue[] =>
  sources.flatMap(({kind, configuration}) =>
    kind === 'dicomweb' && configuration ? [configuration] : [],
  );

/** Options that hold the URL of a service. */
const rootOptions = ['qidoRoot', 'wadoRoot', 'wadoUriRoot'] as const;

export type ServiceRoot = {
  option: (typeof rootOptions)[number];
  value: StringValue;
  source: Source;
};

/** In the order of the text. */
export function serviceRoots(sources: Source[]): ServiceRoot[] {
  return sources
    .flatMap((source) =>
      rootOptions.flatMap((option) => {
        const value = stringOf(source.configuration, option);
        return value ? [{option, value, source}] : [];
      }),
    )
    .sort((a, b) => a.value.start - b.value.start);
}

/** The URL that a root is, if it names a host. */
export function urlOf(root: string): URL | undefined {
  if (!/^(https?:)?\/\//i.test(root)) {
    return undefined;
  }
  try {
    return new URL(root, 'https://page.invalid');
  } catch {
    return undefined;
  }
}

const local = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0|.*\.localhost)$/i;

/** The name means the computer that the browser runs on. */
export const isLocal = (hostname: string) => local.test(hostname);

/** Words of a known list are separated by commas. */
export const commaList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
