import {nearest} from '../nearest';
import {ruleOf, type About} from '../rule';
import {dicomwebOf} from '../sources';
import {withOptions, withSource} from './example';

export const rule = ruleOf({
  id: 'unknown-option',
  severity: 'info',
  certainty: 'likely',
  why: 'The DICOMweb data source ignores the option. Your own extension may use it.',
  page: 'configuration/dataSources/dicom-web#fetching',
  check({sources, knowledge, report}) {
    const names = Object.keys(knowledge.options).filter(
      (option) => !option.includes('.') && !knowledge.options[option]?.dead,
    );
    for (const {properties} of dicomwebOf(sources)) {
      for (const property of properties) {
        const {key} = property;
        if (
          key in knowledge.options ||
          key in knowledge.renames ||
          (key in knowledge.keys && !knowledge.keys[key]?.dead) ||
          /^(configuration|useBulkDataURI)$/.test(key)
        ) {
          continue;
        }
        const meant = nearest(key, names);
        const free = !properties.some(({key: other}) => other === meant?.name);
        if (meant && free) {
          report({
            key: property,
            severity: meant.obvious ? 'error' : 'warning',
            certainty: meant.obvious ? 'sure' : 'likely',
            message: `The data source does not know "${key}". Did you mean "${meant.name}"?`,
            rename: meant.name,
          });
        } else {
          report({
            key: property,
            message: `The data source does not know "${key}".`,
          });
        }
      }
    }
  },
});

export const about = (): About => ({
  title: 'Unknown data source option',
  threads: ['OHIF/Viewers#2461'],
  firing: [
    withOptions('¦supportsWildcards: true,'),
    withOptions('singlePart: true,'),
    withOptions("region: 'north',"),
  ],
  silent: [
    withOptions('supportsWildcard: true,'),
    withSource(
      "{\n  namespace: '@hospital/extension-archive.dataSourcesModule.hospital',\n  sourceName: 'hospital',\n  configuration: {region: 'north'},\n},",
    ),
  ],
});
