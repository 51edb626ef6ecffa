import {grouped} from '../../grouped';
import {propertyOf} from '../model';
import {ruleOf, type About} from '../rule';
import {serviceRoots, urlOf} from '../sources';
import {faultyRoots, withRoots} from './example';

export const rule = ruleOf({
  id: 'cross-origin',
  severity: 'info',
  why: 'The archive must allow the origin of the viewer (CORS).',
  page: 'deployment/cors#allow-the-viewers-origin-at-the-archive',
  check({config, sources, options, report}) {
    const page = urlOf(options.origin ?? '');
    if (!page) {
      return;
    }
    const signsIn = propertyOf(config, 'oidc') !== undefined;
    const roots = serviceRoots(sources).map(({value}) => value);
    const origins = grouped(roots, ({value}) => {
      const url = urlOf(value);
      return url && value.startsWith('//')
        ? `${page.protocol}//${url.host}`
        : url?.origin;
    });
    for (const [origin, [first, ...others]] of origins) {
      if (!origin || origin === page.origin) {
        continue;
      }
      report({
        at: first!,
        also: others,
        message: `The archive is on ${origin}, and the viewer is on ${page.origin}.`,
        why: `The archive must send "Access-Control-Allow-Origin: ${page.origin}"${signsIn ? ', and allow the header "Authorization" in the preflight request' : ''}. Different ports are different origins.`,
      });
    }
  },
});

export const about = (): About => ({
  title: 'The archive is on another origin',
  threads: ['OHIF/Viewers#517'],
  firing: [
    {
      code: faultyRoots('https://pacs.example.org/dicom-web'),
      origin: 'https://viewer.example.org',
    },
    {
      code: withRoots('http://localhost:8042/dicom-web'),
      origin: 'http://localhost:3000',
    },
  ],
  silent: [
    {code: withRoots('/dicom-web'), origin: 'https://viewer.example.org'},
    withRoots('https://pacs.example.org/dicom-web'),
  ],
});
