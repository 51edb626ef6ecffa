import {stringOf} from '../model';
import {ruleOf, type About} from '../rule';
import {dicomwebOf} from '../sources';
import {withSource} from './example';

const second = (name: string) =>
  withSource(
    `{\n  namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',\n  sourceName: 'second',\n  configuration: {\n    name: ¦'${name}',\n    qidoRoot: '/second',\n    wadoRoot: '/second',\n    imageRendering: 'wadors',\n  },\n},`,
  );

export const rule = ruleOf({
  id: 'metadata-names',
  severity: 'info',
  certainty: 'likely',
  why: 'The DICOMweb data source keeps study metadata in memory under `name`. If both have the same study, one can show the metadata of the other.',
  page: 'configuration/dataSources/introduction#declare-data-sources',
  check({sources, report}) {
    const seen = new Set<string>();
    for (const configuration of dicomwebOf(sources)) {
      const name = stringOf(configuration, 'name');
      if (name) {
        if (seen.has(name.value)) {
          report({
            at: name,
            message: `Another DICOMweb data source has the name "${name.value}" as well.`,
          });
        }
        seen.add(name.value);
      }
    }
  },
});

export const about = (): About => ({
  title: 'Two DICOMweb data sources have the same name option',
  threads: {
    none: 'found in the source, which uses the option as the name of a metadata store.',
  },
  firing: [
    second('archive'),
    second('archive').replaceAll("'archive'", "'north'"),
  ],
  silent: [second('second')],
});
