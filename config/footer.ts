import type {ThemeConfig} from '@docusaurus/preset-classic';

export const footer = {
  links: [
    {
      title: 'Learn',
      items: [
        {label: 'Introduction', to: '/'},
        {label: 'Getting Started', to: '/development/getting-started'},
        {label: 'FAQ', to: '/faq'},
        {label: 'Resources', to: '/resources'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Discussion board', href: 'https://community.ohif.org'},
        {label: 'Help', to: '/help'},
        {label: 'Donate', href: 'https://giving.massgeneral.org/ohif'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'GitHub', href: 'https://github.com/OHIF/Viewers'},
        {label: 'Twitter', href: 'https://twitter.com/OHIFviewer'},
        {label: 'Versions', to: '/versions'},
      ],
    },
  ],
  copyright:
    'OHIF is open source software released under the <a href="https://github.com/OHIF/Viewers/blob/master/LICENSE">MIT license</a>.',
} satisfies ThemeConfig['footer'];
