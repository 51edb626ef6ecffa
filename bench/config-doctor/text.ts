/** The texts that the benchmark checks. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

const sample = readFileSync(
  path.resolve(
    __dirname,
    '../../src/features/config-doctor/plugin/samples/1-mistakes.txt',
  ),
  'utf8',
);

/** One data source that has mistakes of four kinds, and what most files have. */
const source = (index: number) => `    {
      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',
      sourceName: 'archive-${index}',
      // The archive of department ${index}.
      configuration: {
        friendlyName: 'Department ${index}',
        name: 'archive-${index}',
        wadoUriRoot: 'http://archive-${index}:8080/wado',
        qidoRoot: 'https://archive-${index}.hospital.test/dicom-web/studies',
        wadoRoot: 'https://archive-${index}.hospital.test/dicom-web',
        qidoSupportsIncludeField: false,
        imageRendering: 'wadors',
        enableStudyLazyLoad: true,
        supportsFuzzyMatching: true,
        supportsWildcards: true,
        singlepart: 'bulkdata,video',
        bulkDataURI: {
          enabled: true,
          relativeResolution: 'studies',
        },
      },
    },
`;

/**
 * A file of about that many lines: the sample with mistakes, and one data source after another
 * of which each has four more.
 *
 * @param isBroken leaves out a comma in the middle, so that the other parser is needed
 */
export function textOf(lines: number, isBroken: boolean): string {
  const perSource = source(0).split('\n').length - 1;
  const count = Math.round((lines - sample.split('\n').length) / perSource);
  const sources = Array.from({length: count}, (_, index) =>
    isBroken && index === Math.floor(count / 2)
      ? source(index).replace("'wadors',", "'wadors'")
      : source(index),
  ).join('');
  const repaired = sample.replace("'wado-rs'\n", "'wado-rs',\n");
  return repaired.replace('dataSources: [\n', `dataSources: [\n${sources}`);
}
