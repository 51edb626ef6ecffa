import {stringOf} from '../model';
import {ruleOf, type About} from '../rule';
import {asFunction, withKeys} from './example';

const preferred = ['dicomweb', 'dicomwebproxy'];

export const rule = ruleOf({
  id: 'function-source-name',
  severity: 'warning',
  why: 'If the configuration is a function, the study list prefers a source called "dicomweb" or "dicomwebproxy" to "defaultDataSourceName". Give the source another name.',
  page: 'configuration/configurationFiles#configuration-as-a-function',
  check({config, fromFunction, sources, report}) {
    const chosen = stringOf(config, 'defaultDataSourceName')?.value;
    for (const {sourceName} of fromFunction ? sources : []) {
      if (
        sourceName &&
        preferred.includes(sourceName.value) &&
        sourceName.value !== chosen
      ) {
        report({
          at: sourceName,
          message: `The study list uses "${sourceName.value}", regardless of "defaultDataSourceName".`,
        });
      }
    }
  },
});

export const about = (): About => ({
  title:
    'A configuration function with a data source that is named after its kind',
  threads: {
    none: 'found in the source, where a configuration function takes another way to its default data source.',
  },
  firing: [
    asFunction("defaultDataSourceName: 'north',").replace(
      "sourceName: 'archive'",
      "sourceName: 'dicomweb'",
    ),
    asFunction('').replace(
      "sourceName: 'archive'",
      "sourceName: ¦'dicomwebproxy'",
    ),
  ],
  silent: [
    asFunction("defaultDataSourceName: 'archive',"),
    withKeys('').replaceAll("'archive'", "'dicomweb'"),
  ],
});
