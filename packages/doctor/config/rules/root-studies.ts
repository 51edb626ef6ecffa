import {ruleOf, type About} from '../rule';
import {checkRoots} from '../roots-together';
import {faultyRoots, withRoots} from './example';
import {isOwnApi} from './orthanc-root';

export const rule = ruleOf({
  id: 'root-studies',
  why: 'The viewer appends "/studies" itself, so the request goes to "…/studies/studies" and gets a 404 response or HTML.',
  page: 'configuration/dataSources/dicom-web#404-or-html-instead-of-json',
  check(context) {
    checkRoots(context, ({option, value, source}) => {
      if (
        source.kind !== 'dicomweb' ||
        option === 'wadoUriRoot' ||
        // That is one finding, of `orthanc-root`.
        isOwnApi(value.value, context.options)
      ) {
        return undefined;
      }
      const studies = /\/(studies|series|instances)\/?(\?.*)?$/i.exec(
        value.value,
      );
      if (studies) {
        const kept = value.value.slice(0, studies.index);
        return {says: `ends in "/${studies[1]}".`, write: kept || '/'};
      }
      return /[^/]\/$/.test(value.value)
        ? {
            severity: 'warning',
            certainty: 'likely',
            says: 'ends with a slash.',
            why: 'The viewer appends "/studies", so the request has two slashes in a row. Some archives and proxies return 404 for it.',
            write: value.value.replace(/\/+$/, ''),
          }
        : undefined;
    });
  },
});

export const about = (): About => ({
  title: 'A root ends in /studies or with a slash',
  threads: ['OHIF/Viewers#639'],
  firing: [
    faultyRoots('https://pacs.example.org/dicom-web/studies'),
    withRoots('/dicom-web/'),
  ],
  silent: [
    withRoots('https://pacs.example.org/dicom-web'),
    withRoots('https://pacs.example.org/studies-archive'),
  ],
});
