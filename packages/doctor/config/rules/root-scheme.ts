import {valueOf} from '../model';
import {ruleOf, type About} from '../rule';
import {checkRoots} from '../roots-together';
import {dicomwebOf} from '../sources';
import {faultyRoots, withRoots} from './example';

export const rule = ruleOf({
  id: 'root-scheme',
  certainty: 'likely',
  why: 'Without "https://" or a leading slash, the browser reads it as a path below the page that is open, so each page of the viewer sends its requests to another URL.',
  page: 'configuration/dataSources/dicom-web#roots',
  check(context) {
    const {sources, report} = context;
    for (const configuration of dicomwebOf(sources)) {
      for (const option of ['qidoRoot', 'wadoRoot']) {
        const value = valueOf(configuration, option);
        const text =
          value?.kind === 'string'
            ? value.value
            : value?.kind === 'unknown'
              ? value.partly
              : '';
        if (value && text && /[?#]/.test(text)) {
          report({
            at: value,
            certainty: 'sure',
            message: `"${option}" contains a query.`,
            why: 'The viewer appends "/studies" to the root, so the path becomes a part of the query. Let a proxy add the query.',
          });
        }
      }
    }
    checkRoots(context, ({value, source}) => {
      const text = value.value;
      if (source.kind !== 'dicomweb') {
        return undefined;
      }
      const broken = /^(https?):?\/{0,2}(?=[^/:])/i.exec(text);
      if (/^(https?:)?\/\/[^/]/i.test(text)) {
        return /\s/.test(text)
          ? {
              certainty: 'sure',
              says: 'contains white space.',
              why: 'The browser sends it as a part of the URL.',
              write: text.replace(/\s+/g, ''),
            }
          : undefined;
      }
      if (broken && /^https?(:|\/\/)/i.test(text)) {
        return {
          certainty: 'sure',
          says: `lacks "${broken[1]}://" at the start.`,
          write: `${broken[1]}://${text.slice(broken[0].length)}`,
        };
      }
      if (/^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)|^[\w-]+:\d+(\/|$)/.test(text)) {
        return {says: 'has no "https://" before the host.'};
      }
      // `../dicom-web` means the same on all pages, which are one level deep.
      return /^(?:\.\/)?[\w-]+(?:\/|$)/.test(text)
        ? {
            severity: 'warning',
            says: 'is relative to the page that is open.',
            write: `/${text.replace(/^(?:\.{0,2}\/)+/, '')}`,
          }
        : undefined;
    });
  },
});

export const about = (): About => ({
  title: 'A root is neither a URL nor a path from the host',
  threads: ['OHIF/Viewers#1494'],
  firing: [
    faultyRoots('pacs.example.org/dicom-web'),
    withRoots('https:/pacs.example.org/dicom-web'),
    withRoots('dicom-web/rs'),
    withRoots('dicom-web'),
    withRoots('/rs?site=north'),
    withRoots('/rs').replace("wadoRoot: '/rs'", 'wadoRoot: `/rs?site=${site}`'),
  ],
  silent: [
    withRoots('https://pacs.example.org/dicom-web'),
    withRoots('/dicom-web'),
  ],
});
