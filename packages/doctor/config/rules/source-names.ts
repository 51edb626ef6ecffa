import {valueOf} from '../model';
import {ruleOf, type About} from '../rule';
import {withSource} from './example';

const second = (sourceName: string) =>
  withSource(
    `{\n  namespace: '@ohif/extension-default.dataSourcesModule.dicomjson',\n  sourceName: ¦'${sourceName}',\n  configuration: {name: 'json'},\n},`,
  );

export const rule = ruleOf({
  id: 'source-names',
  why: 'Each `sourceName` becomes a part of URLs and must be different; only one data source of that name can be used.',
  page: 'configuration/dataSources/introduction#declare-data-sources',
  check({sources, report}) {
    const first = new Set<string>();
    for (const {entry, sourceName} of sources) {
      const value = valueOf(entry, 'sourceName');
      if (sourceName && value) {
        if (first.has(sourceName.value)) {
          report({
            at: sourceName,
            message: `Another data source is called "${sourceName.value}" as well.`,
          });
        } else if (/[/?#%]/.test(sourceName.value)) {
          report({
            at: sourceName,
            certainty: 'likely',
            severity: 'warning',
            message: `"${sourceName.value}" contains a character that has a meaning in a URL.`,
            why: 'The name is a segment of the path, as in `/viewer/NAME?StudyInstanceUIDs=…`.',
          });
        }
        first.add(sourceName.value);
      }
    }
  },
});

export const about = (): About => ({
  title: 'Two data sources have the same sourceName',
  threads: ['OHIF/Viewers#4309'],
  firing: [second('archive'), second('north/json')],
  silent: [second('json'), second('Archive')],
});
