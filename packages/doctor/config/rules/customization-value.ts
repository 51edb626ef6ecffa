import {
  customizationsOf,
  hasCommands,
  isCommand,
  pageOfCommands,
  pageOfCustomizations,
} from '../customizations';
import type {Property, Value} from '../model';
import {nearest} from '../nearest';
import {ruleOf, type About, type Context} from '../rule';
import {words as typeWords} from './wrong-type';
import {withKeys} from './example';

const words: Record<string, string> = {
  ...typeWords,
  list: 'a list',
  undefined: '`undefined`',
  regex: 'a regular expression',
};

/** Commands, and the kinds of value that they can change. */
const changes: Record<string, string[]> = {
  $push: ['list'],
  $unshift: ['list'],
  $splice: ['list'],
  $merge: ['object'],
  $unset: ['object'],
  $toggle: ['object'],
};

/** Whether a part of an object is changed by a command. */
const changesPart = (value: Value): boolean =>
  value.kind === 'object' &&
  value.properties.some(
    ({key, value: inner}) => isCommand(key) || changesPart(inner),
  );

/** `{$push: [...]}` of the configuration runs again in each mode. */
const addsAgain = new Set(['$push', '$unshift', '$splice']);

function checkCommand(
  {report}: Context,
  id: string,
  wanted: string,
  command: Property,
): void {
  const {key, value} = command;
  const able = changes[key];
  if (key === '$set') {
    checkValue({report}, id, wanted, value);
  } else if (able && !able.includes(wanted)) {
    report({
      key: command,
      message: `"${key}" cannot change "${id}", which is ${words[wanted]}.`,
      why: 'Write `$set` with the whole value.',
      page: pageOfCommands,
    });
  } else if (addsAgain.has(key)) {
    report({
      key: command,
      severity: 'warning',
      message: `"${key}" adds the elements again each time a user enters a mode.`,
      why: 'The viewer applies the configuration again for each mode. Set the whole list with `$set`.',
    });
  }
}

const isUnset = ({kind}: Value) => kind === 'null' || kind === 'undefined';

function checkValue(
  {report}: Pick<Context, 'report'>,
  id: string,
  wanted: string,
  value: Value,
): void {
  if (value.kind === wanted || !(value.kind in words)) {
    return;
  }
  if (isUnset(value)) {
    report({
      at: value,
      severity: 'warning',
      message: `${words[value.kind]} does not turn off "${id}".`,
      why: 'The viewer then uses its default, as if the ID were missing.',
    });
  } else {
    const items =
      value.kind === 'object' &&
      value.properties.some(({key}) => key === 'items');
    report({
      opening: value,
      message: `"${id}" must be ${words[wanted]}; this is ${words[value.kind]}.`,
      why:
        wanted === 'list' && items
          ? 'The viewer calls `map` on the value and stops. Write the list that is in `items` as the value itself.'
          : undefined,
    });
  }
}

export const rule = ruleOf({
  id: 'customization-value',
  why: 'The code that uses the customization expects another kind of value, and stops.',
  page: pageOfCustomizations,
  check(context) {
    const {knowledge} = context;
    const isNew = hasCommands(context);
    for (const {id: written, value} of customizationsOf(context)) {
      // A misspelled id is another finding; its value is judged as what was meant.
      const id =
        written in knowledge.customizationValues
          ? written
          : (nearest(written, knowledge.customizations)?.name ?? written);
      const wanted = knowledge.customizationValues[id];
      if (!wanted || (!isNew && wanted !== 'object')) {
        continue;
      }
      const used =
        isNew && value.kind === 'object'
          ? value.properties.filter(({key}) => isCommand(key))
          : [];
      used.forEach((command) => checkCommand(context, id, wanted, command));
      // A command further down changes a part of the value.
      const isPart = value.kind === 'object' && wanted === 'object';
      // The name of a module entry is a finding of `customization-shape`.
      const isName =
        isNew &&
        value.kind === 'string' &&
        value.value.includes('.customizationModule.');
      const isOff = !isNew && isUnset(value);
      if (!used.length && !isPart && !isName && !isOff && !changesPart(value)) {
        checkValue(context, id, wanted, value);
      }
    }
  },
});

export const about = (): About => ({
  title: 'A customization with the wrong kind of value',
  threads: {
    none: 'it compares each value with the one that the platform registers for the ID.',
  },
  firing: [
    withKeys(
      "customizationService: {'viewportOverlay.bottomLeft': {id: 'viewportOverlay.bottomLeft', items: []}},",
    ),
    withKeys(
      "customizationService: {'studyBrowser.sortFunctions': {$set: {items: []}}},",
    ),
    withKeys(
      "customizationService: {'viewportOverlay.topRight': {$push: [{id: 'A', attribute: 'PatientID'}]}},",
    ),
    withKeys(
      "customizationService: {'studyBrowser.studyMode': {$push: ['primary']}},",
    ),
    withKeys('customizationService: {dicomUploadComponent: null},'),
    {
      code: withKeys(
        "customizationService: {dicomUploadComponent: '@my/extension.customizationModule.upload'},",
      ),
      release: '3.9',
    },
  ],
  silent: [
    withKeys(
      "customizationService: {\n  'viewportOverlay.topRight': {$set: [{id: 'A', attribute: 'PatientID'}]},\n  'routes.customRoutes': {routes: {$push: []}},\n  'studyBrowser.studyMode': {$set: 'primary'},\n},",
    ),
    withKeys(
      "customizationService: {'hospital.banner': {$set: 'North'}, sortingCriteria: {$set: () => 0}},",
    ),
    {
      code: withKeys(
        "customizationService: [{id: 'cornerstoneOverlayTopLeft', items: []}],",
      ),
      release: '3.9',
    },
  ],
});
