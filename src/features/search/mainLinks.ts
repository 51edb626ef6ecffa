/** Links to the main sections of the site, for readers who did not find what they wanted. */
import {translate} from '@docusaurus/Translate';

type Link = {to: string; label: string};

const linksOf = (labels: Record<string, string>): Link[] =>
  Object.entries(labels).map(([to, label]) => ({to, label}));

export const mainLinks = (): Link[] =>
  linksOf({
    '/': translate({
      id: 'notFound.sections.introduction',
      message: 'Introduction',
    }),
    '/user-guide': translate({
      id: 'notFound.sections.userGuide',
      message: 'User guide',
    }),
    '/deployment': translate({
      id: 'notFound.sections.deployment',
      message: 'Deployment',
    }),
    '/configuration/configurationFiles': translate({
      id: 'notFound.sections.configuration',
      message: 'Configuration',
    }),
    '/development/getting-started': translate({
      id: 'notFound.sections.development',
      message: 'Development',
    }),
    '/platform/reference': translate({
      id: 'notFound.sections.reference',
      message: 'Reference',
    }),
    '/faq': translate({id: 'notFound.sections.faq', message: 'Questions'}),
    '/versions': translate({
      id: 'notFound.sections.versions',
      message: 'All versions',
    }),
    '/help': translate({id: 'notFound.sections.help', message: 'Ask for help'}),
  });

/** Where readers begin who have not searched for anything yet. */
export const doors = (): Link[] => [
  ...mainLinks().filter(({to}) =>
    [
      '/user-guide',
      '/deployment',
      '/development/getting-started',
      '/platform/reference',
    ].includes(to),
  ),
  ...linksOf({
    '/tools': translate({id: 'search.doors.tools', message: 'Tools'}),
    '/deployment/troubleshooting': translate({
      id: 'search.doors.troubleshooting',
      message: 'Troubleshooting',
    }),
  }),
];
