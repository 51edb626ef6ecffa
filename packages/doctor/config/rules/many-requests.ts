import {objectOf, stringOf} from '../model';
import {ruleOf, type About} from '../rule';
import {serviceRoots, urlOf} from '../sources';
import {withRoots} from './example';

/** Browsers open six connections per host without HTTP/2. */
const connections = 6;
/** Only values above those of the shipped files are reported. */
const many = 25;

const withRequests = (roots: string, interaction: number | string) =>
  withRoots(roots).replace(
    '  dataSources',
    `  maxNumRequests: {interaction: ${interaction}},\n  dataSources`,
  );

export const rule = ruleOf({
  id: 'many-requests',
  severity: 'info',
  certainty: 'likely',
  why: `Browsers use HTTP/2 over HTTPS only. Over plain HTTP, they open ${connections} connections per host and let all further requests wait, including those for the image that the user is looking at.`,
  page: 'configuration/configurationFiles#loading-and-rendering-keys',
  check({config, sources, options, report}) {
    // The shipped files also list a source of one's own computer, which few choose.
    const chosen = stringOf(config, 'defaultDataSourceName')?.value;
    const used = sources.filter(({sourceName}) => sourceName?.value === chosen);
    const plain =
      /^http:/i.test(options.origin ?? '') ||
      serviceRoots(used.length ? used : sources).some(
        ({value}) => urlOf(value.value) && /^http:/i.test(value.value),
      );
    const requests = objectOf(config, 'maxNumRequests');
    for (const {key, value} of plain ? (requests?.properties ?? []) : []) {
      if (value.kind === 'number' && value.value > many) {
        report({
          at: value,
          message: `"maxNumRequests.${key}" is ${value.value}, and a root is plain HTTP.`,
        });
      }
    }
  },
});

export const about = (): About => ({
  title: 'Many parallel requests without HTTP/2',
  threads: ['OHIF/Viewers#2000', 'OHIF/Viewers#2632'],
  firing: [
    withRequests('http://pacs.example.org/dicom-web', '¦100'),
    {
      code: withRequests('/dicom-web', 100),
      origin: 'http://viewer.example.org',
    },
  ],
  silent: [
    withRequests('https://pacs.example.org/dicom-web', 100),
    withRequests('http://pacs.example.org/dicom-web', 6),
    withRequests('https://pacs.example.org/dicom-web', 100).replace(
      'dataSources: [',
      "dataSources: [{sourceName: 'mine', configuration: {qidoRoot: 'http://localhost/dicom-web'}}, ",
    ),
  ],
});
