// cspell:ignore httporthanc
import type {About, Rule} from '../rule';
import {isLocal, serviceRoots, urlOf} from '../sources';
import {withRoots} from './example';

export const localHost: Rule = {
  id: 'local-host',
  severity: 'warning',
  certainty: 'likely',
  why: "The user's browser opens the URL: localhost and 127.0.0.1 are the computer that the browser runs on. That is right for tests on one machine only.",
  page: 'configuration/dataSources/dicom-web#err_name_not_resolved-or-err_connection_refused-for-httporthanc8042',
  check({sources, options, report}) {
    const own = urlOf(options.origin ?? '')?.hostname;
    if (own && isLocal(own)) {
      return;
    }
    for (const {option, value} of serviceRoots(sources)) {
      const hostname = urlOf(value.value)?.hostname;
      if (hostname && isLocal(hostname)) {
        report({
          at: value,
          severity: own ? 'error' : undefined,
          certainty: own ? 'sure' : undefined,
          message: `"${option}" has the host "${hostname}".`,
        });
      }
    }
  },
};

export const about = (): About => ({
  title: "A URL that points to the user's own computer",
  threads: ['OHIF/Viewers#3835'],
  firing: [
    {code: withRoots('http://localhost:8042/dicom-web')},
    {
      code: withRoots('http://127.0.0.1/dicom-web'),
      origin: 'https://viewer.example.org',
    },
  ],
  silent: [
    {
      code: withRoots('http://localhost:8042/dicom-web'),
      origin: 'http://localhost:3000',
    },
    {code: withRoots('/dicom-web')},
  ],
});
