import {propertyOf} from '../model';
import type {About, Rule} from '../rule';
import {withSource} from './example';

export const incompleteSource: Rule = {
  id: 'incomplete-source',
  severity: 'error',
  certainty: 'sure',
  why: 'A data source has three parts: "namespace" (its kind), "sourceName" (your name for it), and "configuration" (its options).',
  page: 'configuration/dataSources/introduction#declare-data-sources',
  check({sources, report}) {
    for (const {entry} of sources) {
      if (entry.open) {
        continue;
      }
      for (const part of ['namespace', 'sourceName', 'configuration']) {
        if (!propertyOf(entry, part)) {
          report({
            at: {start: entry.start, end: entry.start + 1},
            message: `This data source has no "${part}".`,
          });
        }
      }
    }
  },
};

export const about = (): About => ({
  title: 'A data source lacks a part',
  threads: {
    none: 'found in the source, which reads the three parts of each data source.',
  },
  firing: [
    {
      code: withSource(
        "{\n  sourceName: 'second',\n  configuration: {name: 'second'},\n},",
      ),
    },
    {
      code: withSource(
        "{\n  namespace: '@ohif/extension-default.dataSourcesModule.dicomjson',\n  sourceName: 'json',\n},",
      ),
    },
  ],
  silent: [
    {
      code: withSource(
        "{\n  namespace: '@ohif/extension-default.dataSourcesModule.dicomjson',\n  sourceName: 'json',\n  configuration: {name: 'json'},\n},",
      ),
    },
    {code: withSource("{...siteSource, sourceName: 'second'},")},
  ],
});
