import {objectOf, propertyOf, valueOf, type ObjectValue} from '../model';
import {ruleOf, type About, type Context} from '../rule';
import {dicomwebOf} from '../sources';
import {withOptions} from './example';

const page = 'configuration/dataSources/dicom-web#bulk-data';

function checkSource(
  {knowledge, report}: Context,
  configuration: ObjectValue,
): void {
  const property = propertyOf(configuration, 'bulkDataURI');
  const object = objectOf(configuration, 'bulkDataURI');
  const enabled = valueOf(object, 'enabled');
  const byDefault =
    knowledge.options.bulkDataURI?.default?.includes('enabled: true');
  if (property && object && !object.open && !enabled) {
    report({
      key: property,
      message: '"bulkDataURI" has no "enabled: true", so bulk data is off.',
      fix: {
        title: 'Add "enabled: true"',
        edits: [
          {
            start: object.start + 1,
            end: object.start + 1,
            text: object.properties.length
              ? 'enabled: true, '
              : 'enabled: true',
          },
        ],
      },
    });
  } else if (enabled?.kind === 'boolean' && !enabled.value) {
    report({at: enabled, severity: 'info', message: 'Bulk data is off.'});
  } else if (!property && !byDefault) {
    report({
      opening: configuration,
      severity: 'info',
      message: `"bulkDataURI" is missing, and ${knowledge.release} has it off by default.`,
    });
  }
}

function checkLazyLoad(
  {report, knowledge}: Context,
  configuration: ObjectValue,
): void {
  const enabled = valueOf(objectOf(configuration, 'bulkDataURI'), 'enabled');
  const lazy = valueOf(configuration, 'enableStudyLazyLoad');
  const isOn =
    enabled?.kind === 'boolean'
      ? enabled.value
      : !propertyOf(configuration, 'bulkDataURI') &&
        knowledge.options.bulkDataURI?.default?.includes('enabled: true');
  if (isOn && lazy?.kind === 'boolean' && !lazy.value) {
    report({
      at: lazy,
      message: 'With "enableStudyLazyLoad: false", bulk data is not connected.',
    });
  } else if (isOn && !lazy) {
    report({
      opening: configuration,
      severity: 'info',
      message:
        '"enableStudyLazyLoad" is missing, so bulk data is not connected.',
    });
  }
}

export const rule = ruleOf({
  id: 'bulk-data',
  severity: 'warning',
  certainty: 'likely',
  why: 'The metadata contains only URLs for large values such as PDF documents, videos, and segmentation pixels. Without bulk data, these do not load although images do.',
  page,
  check(context) {
    for (const configuration of dicomwebOf(context.sources)) {
      if (!configuration.open) {
        checkSource(context, configuration);
        checkLazyLoad(context, configuration);
      }
    }
  },
});

export const about = (): About => ({
  title: 'Bulk data, which PDF, video, and SEG need, is switched off',
  threads: ['OHIF/Viewers#4118', 'OHIF/Viewers#4256'],
  firing: [
    withOptions("¦bulkDataURI: {relativeResolution: 'studies'},"),
    withOptions('bulkDataURI: {enabled: false},'),
    {code: withOptions(''), release: '3.9'},
    withOptions('').replace(
      /enableStudyLazyLoad: true/,
      'enableStudyLazyLoad: false',
    ),
  ],
  silent: [withOptions('bulkDataURI: {enabled: true},')],
});
