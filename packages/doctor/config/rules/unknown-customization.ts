// cspell:ignore studymode
import {renamedKey} from '../edits';
import {valueOf} from '../model';
import {nearest} from '../nearest';
import type {About, Rule} from '../rule';
import {withKeys} from './example';

export const unknownCustomization: Rule = {
  id: 'unknown-customization',
  severity: 'warning',
  certainty: 'likely',
  why: 'No shipped code reads a customization of that id. Your own extension may.',
  page: 'platform/services/customization-service/customizationService',
  check({file, config, knowledge, report}) {
    const value = valueOf(config, 'customizationService');
    const elements =
      value?.kind === 'list' ? value.items : value ? [value] : [];
    for (const element of elements) {
      for (const property of element.kind === 'object'
        ? element.properties
        : []) {
        const {key} = property;
        const at = {start: property.keyStart, end: property.keyEnd};
        const other = knowledge.customizationsOfOthers[key];
        if (knowledge.customizations.includes(key) || !key.includes('.')) {
          continue;
        }
        const meant = nearest(key, knowledge.customizations);
        if (other) {
          report({
            at,
            message: `"${key}" is a customization of ${other}; ${knowledge.release} does not have it.`,
          });
        } else if (meant) {
          report({
            at,
            certainty: meant.obvious ? 'sure' : undefined,
            message: `There is no customization "${key}". Did you mean "${meant.name}"?`,
            fix: {
              title: `Rename it to "${meant.name}"`,
              edits: [renamedKey(file.text, property, meant.name)],
            },
          });
        }
      }
    }
  },
};

export const about = (): About => ({
  title: 'A customization that no code of the platform reads',
  threads: {
    none: 'it compares the file with the list of customizations that the source reads.',
  },
  firing: [
    {
      code: withKeys(
        "customizationService: {'studyBrowser.studymode': {$set: 'primary'}},",
      ),
    },
    {
      code: withKeys(
        "customizationService: [{'viewportOverlay.topright': {$push: []}}],",
      ),
    },
  ],
  silent: [
    {
      code: withKeys(
        "customizationService: {'studyBrowser.studyMode': {$set: 'primary'}},",
      ),
    },
    {
      code: withKeys(
        "customizationService: {'hospital.banner': {$set: 'North'}},",
      ),
    },
  ],
});
