import {itemsOf, objectOf, stringOf, valueOf} from '../model';
import {ruleOf, type About} from '../rule';
import {withSource} from './example';

const merge = (names: string) =>
  withSource(
    `{\n  namespace: '@ohif/extension-default.dataSourcesModule.merge',\n  sourceName: 'all',\n  configuration: {\n    name: 'all',\n    seriesMerge: {dataSourceNames: [${names}], defaultDataSourceName: 'archive'},\n  },\n},`,
  );

export const rule = ruleOf({
  id: 'merged-sources',
  why: 'The data source "merge" queries the sources with these names; each must be a `sourceName` of the file.',
  page: 'configuration/dataSources/introduction#which-one-do-you-need',
  check({config, sources, report}) {
    const all = valueOf(config, 'dataSources');
    const names = sources.flatMap(({sourceName}) => sourceName?.value ?? []);
    if (all?.kind !== 'list' || all.open || names.length !== all.items.length) {
      return;
    }
    for (const {configuration, kind} of sources) {
      const merged =
        kind === 'merge' ? objectOf(configuration, 'seriesMerge') : undefined;
      const list = valueOf(merged, 'dataSourceNames');
      const named = [
        ...itemsOf(list),
        stringOf(merged, 'defaultDataSourceName'),
      ];
      for (const name of named) {
        if (name?.kind === 'string' && !names.includes(name.value)) {
          report({
            at: name,
            message: `No data source is called "${name.value}". Names: ${names.join(', ')}.`,
          });
        }
      }
    }
  },
});

export const about = (): About => ({
  title: 'A merged data source refers to one that does not exist',
  threads: ['OHIF/Viewers#4327', 'OHIF/Viewers#4309'],
  firing: [merge("'archive', ¦'north'"), merge("'Archive'")],
  silent: [merge("'archive'")],
});
