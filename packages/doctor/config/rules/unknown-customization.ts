// cspell:ignore studymode
import {customizationsOf, isCommand} from '../customizations';
import {nearest} from '../nearest';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

export const rule = ruleOf({
  id: 'unknown-customization',
  severity: 'warning',
  certainty: 'likely',
  why: 'No customization of this release has that ID. Your own extension may use it.',
  page: 'platform/services/customization-service/customizationService',
  check(context) {
    const {knowledge, report} = context;
    for (const {id, target} of customizationsOf(context)) {
      if (knowledge.customizations.includes(id) || isCommand(id)) {
        continue;
      }
      const other = knowledge.customizationsOfOthers[id];
      const renamed = knowledge.customizationRenames[id];
      const meant = nearest(id, knowledge.customizations);
      if (other) {
        const value = knowledge.customizationValues[renamed ?? ''];
        report({
          ...target,
          severity: 'error',
          certainty: 'sure',
          message: `${knowledge.release} ignores "${id}", which is a customization of ${other}.`,
          why: renamed
            ? `Set "${renamed}" instead. Its value is a ${value}.`
            : 'The migration guide has what replaces it.',
        });
      } else if (meant) {
        report({
          ...target,
          certainty: meant.obvious ? 'sure' : undefined,
          message: `There is no customization "${id}". Did you mean "${meant.name}"?`,
          rename: meant.name,
        });
      } else {
        report({
          ...target,
          severity: 'info',
          message: `The platform has no customization "${id}".`,
        });
      }
    }
  },
});

export const about = (): About => ({
  title: 'Unknown customization',
  threads: {
    none: 'it compares the file with the customizations that the platform has.',
  },
  firing: [
    withKeys('customizationService: {cornerstoneOverlayTopLeft: {items: []}},'),
    withKeys(
      "customizationService: {'studyBrowser.defaultSort': {$set: 'date'}},",
    ),
    {
      code: withKeys(
        "customizationService: {'viewportOverlay.topLeft': {items: []}},",
      ),
      release: '3.9',
    },
    withKeys(
      "customizationService: {¦'studyBrowser.studymode': {$set: 'primary'}},",
    ),
    withKeys(
      "customizationService: [{'viewportOverlay.topright': {$push: []}}],",
    ),
  ],
  silent: [
    withKeys(
      "customizationService: {'studyBrowser.studyMode': {$set: 'primary'}},",
    ),
    withKeys(
      "customizationService: ['@my/extension.customizationModule.banner'],",
    ),
  ],
});
