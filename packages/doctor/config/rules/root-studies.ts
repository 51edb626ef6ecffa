import {stringFix} from '../edits';
import type {About, Rule} from '../rule';
import {serviceRoots} from '../sources';
import {withRoots} from './example';

export const rootStudies: Rule = {
  id: 'root-studies',
  severity: 'error',
  certainty: 'sure',
  why: 'The viewer appends "/studies" itself, so the request goes to "…/studies/studies" and gets a 404 response or HTML.',
  page: 'configuration/dataSources/dicom-web#404-or-html-instead-of-json',
  check({file, sources, report}) {
    for (const {option, value, source} of serviceRoots(sources)) {
      if (source.kind !== 'dicomweb' || option === 'wadoUriRoot') {
        continue;
      }
      const studies = /\/(studies|series|instances)\/?(\?.*)?$/i.exec(
        value.value,
      );
      if (studies) {
        const kept = value.value.slice(0, studies.index);
        report({
          at: value,
          message: `"${option}" ends in "/${studies[1]}".`,
          fix: stringFix(file.text, value, kept || '/'),
        });
      } else if (/[^/]\/$/.test(value.value)) {
        report({
          at: value,
          severity: 'warning',
          certainty: 'likely',
          message: `"${option}" ends with a slash.`,
          why: 'The viewer appends "/studies", so the request has two slashes in a row. Some archives and proxies return 404 for it.',
          fix: stringFix(file.text, value, value.value.replace(/\/+$/, '')),
        });
      }
    }
  },
};

export const about = (): About => ({
  title: 'A root ends in /studies or with a slash',
  threads: ['OHIF/Viewers#639'],
  firing: [
    {code: withRoots('https://pacs.example.org/dicom-web/studies')},
    {code: withRoots('/dicom-web/')},
  ],
  silent: [
    {code: withRoots('https://pacs.example.org/dicom-web')},
    {code: withRoots('https://pacs.example.org/studies-archive')},
  ],
});
