import type {CheckOptions} from '../../types';
import {ruleOf, type About} from '../rule';
import {checkRoots} from '../roots-together';
import {urlOf} from '../sources';
import {faultyRoots, withRoots} from './example';

/** Whether a root is the API of Orthanc itself. */
export function isOwnApi(root: string, options: CheckOptions): boolean {
  const url = urlOf(root);
  const isOrthanc =
    options.archive === 'Orthanc' ||
    url?.port === '8042' ||
    /orthanc/i.test(url?.hostname ?? '');
  const rest = url ? url.pathname : root;
  return (
    isOrthanc &&
    (/^\/?$/.test(rest) ||
      /^\/(app|ui|studies|series|instances|patients|system)\b/.test(rest))
  );
}

export const rule = ruleOf({
  id: 'orthanc-root',
  certainty: 'likely',
  why: 'Orthanc\'s own API is at "/"; its DICOMweb service, which the plugin adds, is at "/dicom-web". The viewer gets HTML or JSON in another form.',
  page: 'configuration/dataSources/dicom-web#404-or-html-instead-of-json',
  check(context) {
    checkRoots(context, ({option, value, source}) => {
      const url = urlOf(value.value);
      const isWrong =
        source.kind === 'dicomweb' &&
        option !== 'wadoUriRoot' &&
        isOwnApi(value.value, context.options);
      return isWrong
        ? {
            says: "is Orthanc's own API, not DICOMweb.",
            write:
              url &&
              `${value.value.replace(/^((?:https?:)?\/\/[^/]+).*$/i, '$1')}/dicom-web`,
          }
        : undefined;
    });
  },
});

export const about = (): About => ({
  title: 'The root of Orthanc is not its DICOMweb service',
  threads: ['OHIF/Viewers#639', 'OHIF/Viewers#965', 'OHIF/Viewers#1777'],
  firing: [
    faultyRoots('http://pacs.example.org:8042'),
    withRoots('http://orthanc.example.org/studies'),
    {code: withRoots('http://orthanc.example.org/'), archive: 'Orthanc'},
  ],
  silent: [
    withRoots('http://pacs.example.org:8042/dicom-web'),
    {code: withRoots('/pacs/dicom-web'), archive: 'Orthanc'},
  ],
});
