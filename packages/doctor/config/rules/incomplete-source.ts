import {propertyOf, type Property} from '../model';
import {nearest} from '../nearest';
import {ruleOf, type About} from '../rule';
import {withSource} from './example';

const parts = ['namespace', 'sourceName', 'configuration'];

/** What people write for a part. */
const others: Record<string, string> = {
  __proto__: null as never,
  config: 'configuration',
  options: 'configuration',
  title: 'sourceName',
  name: 'sourceName',
  id: 'sourceName',
  type: 'namespace',
};

const partOf = ({key}: Property) => nearest(key, parts)?.name ?? others[key];

export const rule = ruleOf({
  id: 'incomplete-source',
  why: 'A data source has three parts: "namespace" (its kind), "sourceName" (your name for it), and "configuration" (its options).',
  page: 'configuration/dataSources/introduction#declare-data-sources',
  check({sources, report}) {
    for (const {entry} of sources) {
      if (entry.open) {
        continue;
      }
      for (const part of parts) {
        const meant = entry.properties.find(
          (property) => partOf(property) === part,
        );
        if (propertyOf(entry, part)) {
          continue;
        }
        if (meant) {
          report({
            key: meant,
            certainty: 'likely',
            message: `A data source has no "${meant.key}". Did you mean "${part}"?`,
            rename: part,
          });
        } else {
          report({
            opening: entry,
            message: `This data source has no "${part}".`,
          });
        }
      }
    }
  },
});

export const about = (): About => ({
  title: 'An incomplete data source',
  threads: {
    none: 'found in the source, which uses three parts of each data source.',
  },
  firing: [
    withSource(
      "{\n  namespace: '@ohif/extension-default.dataSourcesModule.dicomjson',\n  title: 'json',\n  config: {name: 'json'},\n},",
    ),
    withSource(
      "¦{\n  sourceName: 'second',\n  configuration: {name: 'second'},\n},",
    ),
    withSource(
      "{\n  namespace: '@ohif/extension-default.dataSourcesModule.dicomjson',\n  sourceName: 'json',\n},",
    ),
  ],
  silent: [
    withSource('{...siteSource, title: "Second"},'),
    withSource(
      "{\n  namespace: '@ohif/extension-default.dataSourcesModule.dicomjson',\n  sourceName: 'json',\n  configuration: {name: 'json'},\n},",
    ),
    withSource("{...siteSource, sourceName: 'second'},"),
  ],
});
