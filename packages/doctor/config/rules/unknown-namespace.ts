import {distance} from 'fastest-levenshtein';
import {ruleOf, type About} from '../rule';
import {withKeys, withSource} from './example';

export const rule = ruleOf({
  id: 'unknown-namespace',
  certainty: 'likely',
  why: 'The namespace is an extension, "dataSourcesModule", and a name, joined by dots. Without a registered extension that provides it, studies do not open.',
  page: 'configuration/dataSources/introduction#declare-data-sources',
  check({sources, knowledge, report}) {
    const known = knowledge.modules.filter((id) =>
      id.includes('.dataSourcesModule.'),
    );
    for (const {namespace} of sources) {
      if (!namespace || known.includes(namespace.value)) {
        continue;
      }
      // `org.ohif.…` is the form of version 2.
      const platform = /^(@ohif\/extension-default|org\.ohif\.)/.test(
        namespace.value,
      );
      const shaped = /^.+\.dataSourcesModule\..+$/.test(namespace.value);
      if (platform || !shaped) {
        // A comparison with a text of megabytes would take seconds.
        const [best] = (namespace.value.length < 200 ? known : [])
          .map((id) => ({id, away: distance(id, namespace.value)}))
          .sort((a, b) => a.away - b.away);
        const name = namespace.value.split('.').at(-1)!;
        const meant =
          best && best.away <= 4
            ? best.id
            : known.find((id) =>
                id.endsWith(`.${name.replaceAll('-', '').toLowerCase()}`),
              );
        report({
          at: namespace,
          certainty: platform || !shaped ? 'sure' : undefined,
          message: shaped
            ? `${knowledge.release} has no data source "${namespace.value}".`
            : `"${namespace.value}" does not have the form "extension.dataSourcesModule.name".`,
          write: meant,
        });
      }
    }
  },
});

export const about = (): About => ({
  title: 'No extension provides the kind of data source',
  threads: {
    none: 'found in the source, which looks up the namespace among the registered extensions.',
  },
  firing: [
    withKeys('').replace(
      '@ohif/extension-default.dataSourcesModule.dicomweb',
      'org.ohif.default.dataSourcesModule.dicom-web',
    ),
    withKeys('').replace(
      "'@ohif/extension-default.dataSourcesModule.dicomweb'",
      "¦'@ohif/extension-default.dataSourcesModule.dicomWeb'",
    ),
    withKeys('').replace(
      '@ohif/extension-default.dataSourcesModule.dicomweb',
      'org.ohif.default.dataSources.dicomweb',
    ),
  ],
  silent: [
    withSource(
      "{\n  namespace: '@hospital/extension-archive.dataSourcesModule.hospital',\n  sourceName: 'hospital',\n  configuration: {},\n},",
    ),
  ],
});
