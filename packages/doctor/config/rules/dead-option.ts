import {placeOf} from '../edits';
import {propertiesOf} from '../model';
import {ruleOf, type About} from '../rule';
import {dicomwebOf} from '../sources';
import {withOptions, withSource} from './example';

/** What `@ohif/extension-default` contains; another kind there is a misspelled one. */
const kinds = ['dicomweb', 'dicomjson', 'dicomlocal', 'dicomwebproxy', 'merge'];

const merged =
  'The data source "merge" does not send requests itself. Set the option in each of the data sources that it combines.';
const other =
  'It has no effect for this kind of data source. For an archive with DICOMweb, set `namespace` to `@ohif/extension-default.dataSourcesModule.dicomweb`. Otherwise, delete the option.';

export const rule = ruleOf({
  id: 'dead-option',
  severity: 'warning',
  why: 'The option has no effect in this release. Remove it.',
  page: 'configuration/dataSources/dicom-web#fetching',
  check({sources, knowledge, report}) {
    for (const {kind = '', namespace, configuration} of sources) {
      const isOurs = namespace?.value.startsWith('@ohif/extension-default.');
      const [first, ...also] = propertiesOf(configuration).filter(
        ({key}) =>
          isOurs &&
          kinds.includes(kind) &&
          knowledge.options[key]?.kinds?.includes(kind) === false,
      );
      if (first) {
        const names = [first, ...also].map(({key}) => `"${key}"`);
        report({
          key: first,
          also: also.map((key) => placeOf({key})),
          message: `A data source of the kind "${kind}" ignores ${names.join(', ')}.`,
          why: kind === 'merge' ? merged : other,
          page: 'configuration/dataSources/introduction#which-one-do-you-need',
        });
      }
    }
    for (const property of dicomwebOf(sources).flatMap(propertiesOf)) {
      const known = knowledge.options[property.key];
      if (known?.dead) {
        report({
          key: property,
          message: `"${property.key}" has no effect in ${knowledge.release}.`,
          why: `${known.effect}${known.note ? ` ${known.note}` : ''}`,
          remove: true,
        });
      }
    }
  },
});

const ofKind = (kind: string, options: string) =>
  withSource(
    `{\n  namespace: '@ohif/extension-default.dataSourcesModule.${kind}',\n  sourceName: '${kind}',\n  configuration: {friendlyName: 'Other', ${options}},\n},`,
  );

export const about = (): About => ({
  title: 'A data source option without effect',
  threads: ['OHIF/Viewers#2809', 'OHIF/Viewers#5073'],
  firing: [
    withOptions('¦qidoSupportsIncludeField: false,'),
    withOptions("thumbnailRendering: 'wadors',"),
    ofKind('dicomjson', "qidoRoot: '/rs', supportsWildcard: true"),
    ofKind('merge', "acceptHeader: ['image/jls']"),
    {code: ofKind('dicomlocal', 'dicomUploadEnabled: true'), release: '3.9'},
    withOptions("seriesMerge: {dataSourceNames: ['archive']},"),
  ],
  silent: [
    withOptions('supportsWildcard: true,'),
    // Microscopy and the dialog of reports read them for each kind.
    ofKind('dicomjson', "wadoRoot: '/rs', staticWado: true"),
    ofKind('dicomjson', "imageRendering: 'wadors'"),
    withSource(
      "{\n  namespace: '@hospital/extension-archive.dataSourcesModule.hospital',\n  sourceName: 'hospital',\n  configuration: {thumbnailRendering: 'own'},\n},",
    ),
  ],
});
