import {ruleOf, type About} from '../rule';
import {withKeys, withOptions} from './example';
import {propertyOf} from '../model';

/** Keys of version 2 and of 3.8 that are not in the tables of this release. */
export const oldKeys: Record<string, string> = {
  __proto__: null as never,
  cornerstoneExtensionConfig:
    'It is a key of version 2. Version 3 has no setting for it. Write an extension or a customization.',
  filterQueryParam:
    'It is a key of version 2 and has no effect in this release.',
  disableServersCache:
    'It is a key of version 2 and has no effect in this release.',
  maxConcurrentMetadataRequests: 'Write "maxNumRequests" instead.',
};

/** Dead keys that have their own rule. */
export const ownRules = new Set(['servers', 'hotkeys']);

/** Options of a data source that were renamed. */
const oldOptions: Record<string, string> = {
  __proto__: null as never,
  useBulkDataURI:
    'The boolean is ignored. Write "bulkDataURI: {enabled: true}" instead.',
};

export const rule = ruleOf({
  id: 'old-key',
  severity: 'warning',
  why: 'The key has no effect in this release.',
  page: 'configuration/configurationFiles#differences-between-versions',
  check({config, sources, knowledge, report}) {
    for (const property of config.properties) {
      const {key} = property;
      const rename = key in knowledge.keys ? undefined : knowledge.renames[key];
      const why =
        oldKeys[key] ??
        (rename &&
          !(key in knowledge.options) &&
          `${rename.why} Use instead: ${rename.replacement}.`);
      if (why) {
        report({
          key: property,
          message: `"${key}" is a key of an older version.`,
          why,
        });
      }
    }
    for (const {configuration} of sources) {
      for (const [key, why] of Object.entries(oldOptions)) {
        const property = propertyOf(configuration, key);
        if (property) {
          report({
            key: property,
            message: `"${key}" is an option of an older version.`,
            why,
          });
        }
      }
    }
  },
});

export const about = (): About => ({
  title: 'A key of an older version',
  threads: ['OHIF/Viewers#5073'],
  firing: [
    withKeys('¦cornerstoneExtensionConfig: {},'),
    withKeys('maxConcurrentMetadataRequests: 5,'),
    withOptions('¦useBulkDataURI: true,'),
  ],
  silent: [
    withKeys('maxNumRequests: {interaction: 100},'),
    withOptions('bulkDataURI: {enabled: true},'),
  ],
});
