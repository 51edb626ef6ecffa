// cspell:ignore httporthanc
import {ruleOf, type About} from '../rule';
import {checkRoots} from '../roots-together';
import {isLocal, urlOf} from '../sources';
import {faultyRoots, withRoots} from './example';

const containerNames =
  /^(host\.docker\.internal|.*\.(svc|cluster\.local|internal))$/i;

export const rule = ruleOf({
  id: 'container-host',
  severity: 'warning',
  certainty: 'likely',
  why: "The user's browser opens the URL, not the server. A container's name exists only between containers, so the browser reports ERR_NAME_NOT_RESOLVED. Use a path on the viewer's host, and let its web server pass requests on to the archive.",
  page: 'configuration/dataSources/dicom-web#err_name_not_resolved-or-err_connection_refused-for-httporthanc8042',
  check(context) {
    const own = urlOf(context.options.origin ?? '')?.hostname;
    checkRoots(context, ({value}) => {
      const hostname = urlOf(value.value)?.hostname ?? '';
      const host = `the host "${hostname}"`;
      if (
        hostname &&
        hostname !== own &&
        !isLocal(hostname) &&
        !/[.:]/.test(hostname)
      ) {
        return {
          says: `has ${host}, which users' browsers usually cannot resolve.`,
        };
      }
      return containerNames.test(hostname)
        ? {says: `has ${host}, a name for containers.`}
        : undefined;
    });
  },
});

export const about = (): About => ({
  title: 'A host name that works only on the server or in its network',
  threads: ['OHIF/Viewers#3835'],
  firing: [
    faultyRoots('http://orthanc:8042/dicom-web'),
    withRoots('http://host.docker.internal:8042/dicom-web'),
  ],
  silent: [
    withRoots('http://orthanc.example.org:8042/dicom-web'),
    {code: withRoots('http://pacs/dicom-web'), origin: 'http://pacs'},
  ],
});
