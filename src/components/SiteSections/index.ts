/**
 * The main sections of the site, for a reader who is lost: their addresses, and their
 * names in his language.
 */
import {translate} from '@docusaurus/Translate';

export const siteSections = (): {to: string; label: string}[] => [
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
      message: 'All versions, also the archived ones',
    }),
  },
  {
    to: '/help',
    label: translate({id: 'notFound.sections.help', message: 'Ask for help'}),
  },
];
