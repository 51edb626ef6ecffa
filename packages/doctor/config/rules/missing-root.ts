import {propertyOf, stringOf} from '../model';
import {lacks} from '../nearest';
import {ruleOf, type About} from '../rule';
import {dicomwebOf} from '../sources';
import {withSource} from './example';

const second = (options: string) =>
  withSource(
    `{\n  namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',\n  sourceName: 'second',\n  configuration: ¦{name: 'second', ${options}},\n},`,
  );

export const rule = ruleOf({
  id: 'missing-root',
  certainty: 'likely',
  why: 'Requests go to "undefined/studies". With WADO-URI, which a missing "imageRendering" selects, they go to "undefined?requestType=WADO". Only "onConfiguration" or a "configurationAPI" can add the URL later.',
  page: 'configuration/dataSources/dicom-web#roots',
  check({sources, knowledge, report}) {
    for (const configuration of dicomwebOf(sources)) {
      if (
        configuration.open ||
        propertyOf(configuration, 'onConfiguration') ||
        propertyOf(configuration, 'configurationAPI')
      ) {
        continue;
      }
      for (const option of ['qidoRoot', 'wadoRoot']) {
        if (lacks(configuration, option, knowledge.options)) {
          report({opening: configuration, message: `"${option}" is missing.`});
        }
      }
      const rendering = propertyOf(configuration, 'imageRendering');
      const uri =
        !rendering ||
        stringOf(configuration, 'imageRendering')?.value === 'wadouri';
      if (uri && !propertyOf(configuration, 'wadoUriRoot')) {
        report({
          ...(rendering ? {at: rendering.value} : {opening: configuration}),
          message: rendering
            ? '"wadouri" needs "wadoUriRoot", which is missing.'
            : 'Without `imageRendering: \'wadors\'`, the viewer uses WADO-URI, and "wadoUriRoot" is missing.',
        });
      }
    }
  },
});

export const about = (): About => ({
  title: 'A DICOMweb data source lacks a URL',
  threads: ['dicoogle/dicoogle-learning-pack#30'],
  firing: [
    second("qidoRoot: '/a', wadoRoot: '/a'"),
    second("qidoRoot: '/a', imageRendering: 'wadors'"),
  ],
  silent: [
    second("qidoRoot: '/a', wadoRoot: '/a', wadoUriRoot: '/wado'"),
    second(
      'onConfiguration: (options, {query}) => ({...options, qidoRoot: query.get("root")})',
    ),
  ],
});
