import {hasCommands, isCommand, pageOfCustomizations} from '../customizations';
import type {Knowledge} from '../knowledge';
import {objectsIn, propertyOf, valueOf, type Value} from '../model';
import {ruleOf, type About, type Context} from '../rule';
import {withKeys} from './example';

/** What to write for an id that may be one of another release. */
function instead(knowledge: Knowledge, id: string): string {
  const own = knowledge.customizations.includes(id)
    ? id
    : knowledge.customizationRenames[id];
  if (own) {
    return `Write {'${own}': {$set: …}} instead; the value is a ${knowledge.customizationValues[own]}.`;
  }
  const corners = knowledge.customizations.filter((one) =>
    one.startsWith('viewportOverlay.'),
  );
  return id === '@ohif/cornerstoneOverlay'
    ? `Instead, ${knowledge.release} has one list for each corner: ${corners.join(', ')}.`
    : `Write {'${id}': {$set: …}} instead if your own extension uses it.`;
}

/** The form of 3.9 in a later release. */
function checkNew({report, knowledge}: Context, value: Value): void {
  const elements = value.kind === 'list' ? value.items : [value];
  for (const element of elements) {
    if (element.kind !== 'object') {
      continue;
    }
    const id = propertyOf(element, 'id');
    if (id?.value.kind === 'string') {
      report({
        key: id,
        message: `Customizations of ${knowledge.release} have no "id" and "value", because the ID is the key.`,
        why: `This sets a customization that is called "id". ${instead(knowledge, id.value.value)}`,
      });
    }
    for (const {key, value: inner} of element.properties) {
      if (
        inner.kind === 'string' &&
        inner.value.includes('.customizationModule.')
      ) {
        const isKnown =
          !inner.value.startsWith('@ohif/') ||
          knowledge.modules.includes(inner.value);
        report({
          at: inner,
          message: `"${inner.value}" is not looked up as the value of "${key}".`,
          why: isKnown
            ? "The name of a module entry is looked up only if it is an element of the list: `customizationService: ['…']`."
            : `${knowledge.release} has no such entry, and an element of the list with that name stops the viewer. Delete it.`,
        });
      }
    }
  }
  for (const object of objectsIn(value)) {
    const old = propertyOf(object, 'customizationType');
    if (old) {
      report({
        key: old,
        message: '"customizationType" is ignored, and nothing is inherited.',
        why: 'It is the key of 3.9. Write "inheritsFrom" instead.',
        rename: 'inheritsFrom',
      });
    }
  }
}

/** The form of a later release in 3.9. */
function checkOld({report, knowledge}: Context, value: Value): void {
  for (const object of objectsIn(value)) {
    for (const key of object.properties) {
      if (isCommand(key.key)) {
        report({
          key,
          message: `${knowledge.release} has no commands such as "${key.key}".`,
          why: 'Commands belong to 3.10. In 3.9, an element has an `id` and its values, and optionally `merge`.',
        });
      } else if (key.key === 'inheritsFrom') {
        report({
          key,
          message: `${knowledge.release} ignores "inheritsFrom".`,
          why: 'It belongs to 3.10. In 3.9, the key is "customizationType".',
        });
      }
    }
  }
}

export const rule = ruleOf({
  id: 'customization-shape',
  why: 'The format changed from 3.9 to 3.10, and each release ignores the format of the other.',
  page: pageOfCustomizations,
  check(context) {
    const value = valueOf(context.config, 'customizationService');
    if (value) {
      (hasCommands(context) ? checkNew : checkOld)(context, value);
    }
  },
});

export const about = (): About => ({
  title: 'A customization in the format of another release',
  threads: ['acanio/acanio-viewer#11'],
  firing: [
    withKeys(
      "customizationService: [{¦id: 'studyBrowser.studyMode', value: 'primary'}],",
    ),
    withKeys(
      "customizationService: {'report.form': '@my/extension.customizationModule.form'},",
    ),
    withKeys(
      "customizationService: {\n  'viewportOverlay.topRight': {$set: [{id: 'A', customizationType: 'ohif.overlayItem'}]},\n},",
    ),
    {
      code: withKeys(
        "customizationService: [{'studyBrowser.studyMode': {¦$set: 'primary'}}],",
      ),
      release: '3.9',
    },
  ],
  silent: [
    withKeys(
      "customizationService: [\n  '@ohif/extension-default.customizationModule.datasources',\n  {'studyBrowser.studyMode': {$set: 'primary'}},\n],",
    ),
    {
      code: withKeys(
        "customizationService: [{id: '@ohif/cornerstoneOverlay', merge: 'Append'}],",
      ),
      release: '3.9',
    },
  ],
});
