/** Links to the main sections of the site, for readers who did not find what they wanted. */
import {translate} from '@docusaurus/Translate';

export const mainLinks = (): {to: string; label: string}[] => [
  {
    to: '/',
    label: translate({
      id: 'notFound.sections.introduction',
      message: 'Introduction',
    }),
  },
  {
    to: '/user-guide',
    label: translate({
      id: 'notFound.sections.userGuide',
      message: 'User guide',
    }),
  },
  {
    to: '/deployment',
    label: translate({
      id: 'notFound.sections.deployment',
      message: 'Deployment',
    }),
  },
  {
    to: '/configuration/configurationFiles',
    label: translate({
      id: 'notFound.sections.configuration',
      message: 'Configuration',
    }),
  },
  {
    to: '/development/getting-started',
    label: translate({
      id: 'notFound.sections.development',
      message: 'Development',
    }),
  },
  {
    to: '/faq',
    label: translate({id: 'notFound.sections.faq', message: 'Questions'}),
  },
  {
    to: '/versions',
    label: translate({
      id: 'notFound.sections.versions',
      message: 'All versions, including archived ones',
    }),
  },
  {
    to: '/help',
    label: translate({id: 'notFound.sections.help', message: 'Ask for help'}),
  },
];

/** Where readers begin who have not searched for anything yet. */
export const doors = (): {to: string; label: string}[] => [
  ...mainLinks().filter(({to}) =>
    ['/user-guide', '/deployment', '/development/getting-started'].includes(to),
  ),
  {
    to: '/tools',
    label: translate({id: 'search.doors.tools', message: 'Tools'}),
  },
  {
    to: '/deployment/troubleshooting',
    label: translate({
      id: 'search.doors.troubleshooting',
      message: 'Troubleshooting',
    }),
  },
  {
    to: '/platform/reference',
    label: translate({id: 'search.doors.reference', message: 'Reference'}),
  },
];
