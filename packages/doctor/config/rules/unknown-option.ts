import {renameFix} from '../edits';
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
  check({file, sources, knowledge, report}) {
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
        const at = {start: property.keyStart, end: property.keyEnd};
        const meant = nearest(key, names);
        const free = !properties.some(({key: other}) => other === meant?.name);
        if (meant && free) {
          report({
            at,
            severity: meant.obvious ? 'error' : 'warning',
            certainty: meant.obvious ? 'sure' : 'likely',
            message: `The data source does not know "${key}". Did you mean "${meant.name}"?`,
            fix: renameFix(file.text, property, meant.name),
          });
        } else {
          report({at, message: `The data source does not know "${key}".`});
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
