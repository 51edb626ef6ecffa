import {ruleOf, type About} from '../rule';
import {checkRoots} from '../roots-together';
import {isLocal, urlOf} from '../sources';
import {faultyRoots, withRoots} from './example';

export const rule = ruleOf({
  id: 'mixed-content',
  why: "Browsers block such requests as mixed content. Serve the archive over HTTPS, or under a path on the viewer's host.",
  page: 'configuration/dataSources/dicom-web#when-it-goes-wrong',
  check(context) {
    if (!/^https:/i.test(context.options.origin ?? '')) {
      return;
    }
    checkRoots(context, ({value}) => {
      const url = urlOf(value.value);
      return url?.protocol === 'http:' && !isLocal(url.hostname)
        ? {says: 'begins with "http:", and the viewer is served over "https:".'}
        : undefined;
    });
  },
});

export const about = (): About => ({
  title: 'An http URL on an https page',
  threads: ['OHIF/Viewers#3351'],
  firing: [
    {
      code: faultyRoots('http://pacs.example.org/dicom-web'),
      origin: 'https://viewer.example.org',
    },
    {
      code: withRoots('http://10.0.0.7:8042/dicom-web'),
      origin: 'https://viewer.example.org',
    },
  ],
  silent: [
    {
      code: withRoots('https://pacs.example.org/dicom-web'),
      origin: 'https://viewer.example.org',
    },
    {
      code: withRoots('http://pacs.example.org/dicom-web'),
      origin: 'http://viewer.example.org',
    },
  ],
});
