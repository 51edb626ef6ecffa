import {isCommand} from '../customizations';
import {propertiesOf, propertyOf, valueOf, type ObjectValue} from '../model';
import {ruleOf, type About, type Context} from '../rule';
import type {Source} from '../sources';
import {withKeys, withOptions, withSource} from './example';

/** Names that keys and options both have. */
export const atBothLevels = new Set(['name', 'defaultDataSourceName']);

/** Options that the list of data sources also reads from an entry itself. */
const readFromEntry = new Set(['friendlyName']);

/** Commands such as `$set` where only values are read. */
function checkModes(config: ObjectValue, report: Context['report']): void {
  const modes = valueOf(config, 'modesConfiguration');
  for (const {value: mode} of propertiesOf(modes)) {
    for (const {value} of propertiesOf(mode)) {
      for (const property of propertiesOf(value)) {
        if (isCommand(property.key)) {
          report({
            key: property,
            severity: 'error',
            message: `"${property.key}" does not work in "modesConfiguration".`,
            why: "Commands are for customizations. Here, the object replaces the mode's value and breaks the mode. Write the value itself.",
          });
        }
      }
    }
  }
}

function checkSource(
  {entry, configuration, kind}: Source,
  isOption: (key: string) => boolean,
  isKey: (key: string) => boolean,
  report: Context['report'],
): void {
  for (const property of entry.properties) {
    if (readFromEntry.has(property.key)) {
      continue;
    }
    if (isOption(property.key) && kind) {
      report({
        key: property,
        severity: property.key.endsWith('Root') ? 'error' : 'warning',
        message: `"${property.key}" must be inside "configuration" of the data source.`,
        why: 'The viewer passes the data source only what is in "configuration".',
      });
    } else if (isKey(property.key)) {
      report({
        key: property,
        message: `"${property.key}" is a key of the configuration itself, not of a data source.`,
      });
    }
  }
  for (const property of configuration?.properties ?? []) {
    if (isKey(property.key) && !isOption(property.key)) {
      report({
        key: property,
        message: `"${property.key}" is a key of the configuration itself, not an option of a data source.`,
        why: 'Move it next to "dataSources".',
      });
    }
  }
  const nested = propertyOf(configuration, 'configuration');
  if (nested && kind === 'dicomweb') {
    report({
      key: nested,
      severity: 'error',
      message: '"configuration" is inside another "configuration".',
    });
  }
}

export const rule = ruleOf({
  id: 'misplaced-key',
  severity: 'warning',
  why: 'The key has no effect here.',
  page: 'configuration/configurationFiles#a-key-has-no-effect',
  check({config, sources, knowledge, report}) {
    const isOption = (key: string) =>
      key in knowledge.options && !atBothLevels.has(key);
    const isKey = (key: string) =>
      key in knowledge.keys &&
      !knowledge.keys[key]?.dead &&
      !atBothLevels.has(key);
    for (const property of config.properties) {
      const {key} = property;
      if (isOption(key) && !isKey(key)) {
        report({
          key: property,
          message: `"${key}" is an option of a data source and has no effect at this level.`,
          why: 'Move it into "configuration" of the data source.',
        });
      } else if (/^(namespace|sourceName|configuration)$/.test(key)) {
        report({
          key: property,
          severity: 'error',
          message: `"${key}" belongs to an entry of "dataSources".`,
        });
      }
    }
    checkModes(config, report);
    sources.forEach((source) => checkSource(source, isOption, isKey, report));
  },
});

export const about = (): About => ({
  title: 'A key at the wrong level',
  threads: {
    none: 'it compares each level of the file with the keys that the viewer uses there.',
  },
  firing: [
    withKeys(
      "modesConfiguration: {'@ohif/mode-longitudinal': {hangingProtocol: {$set: ['default']}}},",
    ),
    withKeys("¦acceptHeader: ['application/dicom+json'],"),
    withOptions('¦allowMultiSelectExport: true,'),
    withSource(
      "{\n  namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',\n  sourceName: 'second',\n  qidoRoot: '/dicom-web',\n  configuration: {name: 'second'},\n},",
    ),
  ],
  silent: [
    withOptions(
      'acceptHeader: [\'multipart/related; type="application/octet-stream"\'],',
    ),
    withKeys('allowMultiSelectExport: true,'),
    withSource(
      "{\n  namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',\n  sourceName: 'second',\n  friendlyName: 'Second archive',\n  configuration: {name: 'second', qidoRoot: '/second', wadoRoot: '/second'},\n},",
    ),
  ],
});
