import {lacks, nearest} from '../nearest';
import {stringOf, valueOf} from '../model';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

export const rule = ruleOf({
  id: 'default-source',
  why: 'The study list fails with "Cannot read properties of undefined (reading \'0\')". The name is case-sensitive.',
  page: 'configuration/dataSources/introduction#how-the-viewer-chooses-a-data-source',
  check({config, sources, knowledge, report}) {
    const list = valueOf(config, 'dataSources');
    const names = sources.flatMap(({sourceName}) => sourceName?.value ?? []);
    if (
      list?.kind !== 'list' ||
      list.open ||
      !list.items.length ||
      names.length !== list.items.length
    ) {
      return;
    }
    const chosen = stringOf(config, 'defaultDataSourceName');
    if (chosen && !names.includes(chosen.value)) {
      const meant =
        names.find(
          (name) => name.toLowerCase() === chosen.value.toLowerCase(),
        ) ??
        nearest(chosen.value, names)?.name ??
        (names.length === 1 ? names[0] : undefined);
      report({
        at: chosen,
        message: `No data source is called "${chosen.value}". Names: ${names.join(', ')}.`,
        write: meant,
      });
    } else if (
      lacks(config, 'defaultDataSourceName', knowledge.keys) &&
      !names.includes('dicomweb')
    ) {
      report({
        opening: config,
        certainty: 'likely',
        message:
          '"defaultDataSourceName" is missing, and no data source is called "dicomweb".',
      });
    }
  },
});

export const about = (): About => ({
  title: 'defaultDataSourceName does not match any data source',
  threads: ['OHIF/Viewers#5901'],
  firing: [
    withKeys('').replace(
      "defaultDataSourceName: 'archive'",
      "defaultDataSourceName: ¦'Archive'",
    ),
    withKeys('').replace("  defaultDataSourceName: 'archive',\n", ''),
  ],
  silent: [
    withKeys('').replace(
      "defaultDataSourceName: 'archive'",
      'defaultDataSourceName: site.source',
    ),
  ],
});
