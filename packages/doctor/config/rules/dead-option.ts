import {removalFix} from '../edits';
import type {About, Rule} from '../rule';
import {withOptions, withSource} from './example';

export const deadOption: Rule = {
  id: 'dead-option',
  severity: 'warning',
  certainty: 'sure',
  why: 'No code of this release reads the option.',
  page: 'configuration/dataSources/dicom-web#fetching',
  check({file, sources, knowledge, report}) {
    for (const {kind, configuration} of sources) {
      for (const property of kind === 'dicomweb'
        ? (configuration?.properties ?? [])
        : []) {
        const known = knowledge.options[property.key];
        if (known?.dead) {
          report({
            at: {start: property.keyStart, end: property.keyEnd},
            message: `"${property.key}" has no effect in ${knowledge.release}.`,
            why: `${known.effect}${known.note ? ` ${known.note}` : ''}`,
            fix: removalFix(file.text, property),
          });
        }
      }
    }
  },
};

export const about = (): About => ({
  title: 'An option of a data source that has no effect',
  threads: ['OHIF/Viewers#2809', 'OHIF/Viewers#5073'],
  firing: [
    {code: withOptions('qidoSupportsIncludeField: false,')},
    {code: withOptions("thumbnailRendering: 'wadors',")},
  ],
  silent: [
    {code: withOptions('supportsWildcard: true,')},
    {
      code: withSource(
        "{\n  namespace: '@hospital/extension-archive.dataSourcesModule.hospital',\n  sourceName: 'hospital',\n  configuration: {thumbnailRendering: 'own'},\n},",
      ),
    },
  ],
});
