// cspell:ignore httporthanc
import {ruleOf, type About} from '../rule';
import {checkRoots} from '../roots-together';
import {isLocal, urlOf} from '../sources';
import {faultyRoots, withRoots} from './example';

export const rule = ruleOf({
  id: 'local-host',
  severity: 'warning',
  certainty: 'likely',
  why: "The user's browser opens the URL, so localhost and 127.0.0.1 are the computer that the browser runs on. Use them only for tests on one machine.",
  page: 'configuration/dataSources/dicom-web#err_name_not_resolved-or-err_connection_refused-for-httporthanc8042',
  check(context) {
    const own = urlOf(context.options.origin ?? '')?.hostname;
    if (own && isLocal(own)) {
      return;
    }
    checkRoots(context, ({value}) => {
      const hostname = urlOf(value.value)?.hostname;
      return hostname && isLocal(hostname)
        ? {
            severity: own ? 'error' : undefined,
            certainty: own ? 'sure' : undefined,
            says: `has the host "${hostname}".`,
          }
        : undefined;
    });
  },
});

export const about = (): About => ({
  title: "A URL that points to the user's own computer",
  threads: ['OHIF/Viewers#3835'],
  firing: [
    faultyRoots('http://localhost:8042/dicom-web'),
    {
      code: faultyRoots('http://127.0.0.1/dicom-web'),
      origin: 'https://viewer.example.org',
    },
  ],
  silent: [
    {
      code: withRoots('http://localhost:8042/dicom-web'),
      origin: 'http://localhost:3000',
    },
    withRoots('/dicom-web'),
  ],
});
