import type {ThemeConfig} from '@docusaurus/preset-classic';
import {archivedVersions} from './releases';

export const navbar = {
  title: 'OHIF',
  hideOnScroll: false,
  logo: {
    alt: 'OHIF documentation home',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    {to: '/', label: 'Docs', position: 'left', exact: true},
    {to: '/components', label: 'Components', position: 'left'},
    {
      href: 'https://ohif.org/showcase',
      label: 'Showcase',
      position: 'left',
      target: '_blank',
    },
    {
      href: 'https://ohif.org/collaborate',
      label: 'Collaborate',
      position: 'left',
      target: '_blank',
    },
    {to: '/help', label: 'Help', position: 'left'},
    {
      to: '/migration-guide/3p8-to-3p9',
      label: '3.9 Migration Guides',
      position: 'left',
      className: 'navbar-migration',
    },
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownActiveClassDisabled: true,
      dropdownItemsAfter: [
        {type: 'html', value: '<hr class="dropdown-separator" />'},
        ...archivedVersions.map(({label, href}) => ({label, href})),
        {type: 'html', value: '<hr class="dropdown-separator" />'},
        {to: '/versions', label: 'All versions'},
      ],
    },
    {
      type: 'localeDropdown',
      position: 'right',
      dropdownItemsAfter: [
        {to: '/platform/internationalization', label: 'Help Us Translate'},
      ],
    },
    {
      href: 'https://github.com/OHIF/Viewers',
      position: 'right',
      className: 'navbar-repository',
      'aria-label': 'Source repository on GitHub',
    },
  ],
} satisfies ThemeConfig['navbar'];
