import {propertyOf, valueOf} from '../model';
import {ruleOf, type About} from '../rule';
import {serviceRoots, urlOf} from '../sources';
import {withOptions, withRoots} from './example';

/** Archives that can be recognized by their URL when the options do not name them. */
function archiveOf(
  roots: string[],
  chosen: string | undefined,
): string | undefined {
  if (chosen) {
    return chosen;
  }
  const hosts = roots.map((root) => urlOf(root)?.hostname ?? '');
  if (roots.some((root) => /dcm4chee-arc\//i.test(root))) {
    return 'dcm4chee-arc 5';
  }
  if (hosts.some((host) => host === 'healthcare.googleapis.com')) {
    return 'Google Cloud Healthcare';
  }
  return hosts.some((host) => host.endsWith('.dicom.azurehealthcareapis.com'))
    ? 'Azure Health Data Services'
    : undefined;
}

export const rule = ruleOf({
  id: 'archive-options',
  severity: 'warning',
  certainty: 'likely',
  why: 'Each archive needs different options.',
  page: 'configuration/dataSources/dicom-web#what-each-archive-needs',
  check({sources, knowledge, options, report}) {
    for (const source of sources) {
      if (source.kind !== 'dicomweb') {
        continue;
      }
      const roots = serviceRoots([source]).map(({value}) => value.value);
      const archive = archiveOf(roots, options.archive);
      const entry = knowledge.archives.find((one) => one.archive === archive);
      if (!entry) {
        continue;
      }
      // The flags of the reference, such as `supportsWildcard: false`.
      for (const [, option = '', wanted = ''] of entry.flags.matchAll(
        /`(\w+): (true|false|'[^']*')`/g,
      )) {
        const value = valueOf(source.configuration, option);
        const literal = wanted.replaceAll("'", '');
        // A supported feature does not have to be used.
        if (option.startsWith('supports') && literal === 'true') {
          continue;
        }
        if (
          (value?.kind === 'boolean' && String(value.value) !== literal) ||
          (value?.kind === 'string' &&
            option === 'imageRendering' &&
            value.value !== literal)
        ) {
          report({
            at: value,
            message: `${archive} needs \`${option}: ${wanted}\`.`,
            why: `${entry.problem}.`,
          });
        }
      }
      const reject = propertyOf(source.configuration, 'supportsReject');
      if (
        reject?.value.kind === 'boolean' &&
        reject.value.value &&
        archive !== 'dcm4chee-arc 5'
      ) {
        report({
          at: reject.value,
          message: `${archive} cannot reject series.`,
          why: 'The viewer sends a request that only dcm4chee understands. Set `supportsReject: false`.',
        });
      }
    }
  },
});

export const about = (): About => ({
  title: 'An option that the archive does not support',
  threads: ['microsoft/dicom-ohif#16', 'OHIF/Viewers#3867'],
  firing: [
    {code: withOptions('supportsReject: ¦true,'), archive: 'Orthanc'},
    withRoots('https://north.dicom.azurehealthcareapis.com/v2').replace(
      'enableStudyLazyLoad: true,',
      'enableStudyLazyLoad: true,\n        supportsWildcard: true,',
    ),
  ],
  silent: [
    {code: withOptions('supportsReject: true,'), archive: 'dcm4chee-arc 5'},
    withOptions('supportsReject: true,'),
  ],
});
