import {stringFix} from '../edits';
import type {About, Rule} from '../rule';
import {serviceRoots} from '../sources';
import {withRoots} from './example';

export const rootScheme: Rule = {
  id: 'root-scheme',
  severity: 'error',
  certainty: 'likely',
  why: 'Without "https://" or a leading slash, the browser reads it as a path below the page that is open, so each page of the viewer sends its requests to another URL.',
  page: 'configuration/dataSources/dicom-web#roots',
  check({file, sources, report}) {
    for (const {option, value, source} of serviceRoots(sources)) {
      const text = value.value;
      if (source.kind !== 'dicomweb') {
        continue;
      }
      const broken = /^(https?):?\/{0,2}(?=[^/:])/i.exec(text);
      if (/^(https?:)?\/\/[^/]/i.test(text)) {
        if (/\s/.test(text)) {
          report({
            at: value,
            certainty: 'sure',
            message: `"${option}" contains white space.`,
            why: 'The browser sends it as a part of the URL.',
            fix: stringFix(file.text, value, text.replace(/\s+/g, '')),
          });
        }
      } else if (broken && /^https?(:|\/\/)/i.test(text)) {
        report({
          at: value,
          certainty: 'sure',
          message: `"${option}" does not begin with "${broken[1]}://".`,
          fix: stringFix(
            file.text,
            value,
            `${broken[1]}://${text.slice(broken[0].length)}`,
          ),
        });
      } else if (
        /^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)|^[\w-]+:\d+(\/|$)/.test(text)
      ) {
        report({
          at: value,
          message: `"${option}" has no "https://" before the host.`,
        });
      } else if (/^[\w-]+\//.test(text)) {
        report({
          at: value,
          severity: 'warning',
          message: `"${option}" is a relative path.`,
          fix: stringFix(file.text, value, `/${text}`),
        });
      }
    }
  },
};

export const about = (): About => ({
  title: 'A root is neither a URL nor a path from the host',
  threads: ['OHIF/Viewers#1494'],
  firing: [
    {code: withRoots('pacs.example.org/dicom-web')},
    {code: withRoots('https:/pacs.example.org/dicom-web')},
    {code: withRoots('dicom-web/rs')},
  ],
  silent: [
    {code: withRoots('https://pacs.example.org/dicom-web')},
    {code: withRoots('/dicom-web')},
  ],
});
