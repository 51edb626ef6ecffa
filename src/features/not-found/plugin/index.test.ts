import {expect, test} from 'vitest';
import {routeManifestOf} from './';

const site = {
  baseUrl: '/base/',
  siteVersion: '3.10.0-beta.146',
  versions: [
    {
      versionName: 'current',
      path: '/base/',
      isLast: true,
      docs: [
        {permalink: '/base/', title: 'Introduction'},
        {permalink: '/base/hidden', title: 'Hidden', unlisted: true},
      ],
    },
    {
      versionName: '3.9',
      path: '/base/3.9',
      isLast: false,
      docs: [
        {permalink: '/base/3.9/', title: 'Introduction'},
        {permalink: '/base/3.9/faq/technical', title: 'Technical'},
      ],
    },
  ],
  pages: [
    {permalink: '/base/components-list'},
    {permalink: '/base/help', title: 'Help'},
  ],
  redirects: [{from: ['/old', '/older'], to: '/help'}],
};

test('lists URLs without base path and trailing slash, and omits hidden pages', () => {
  expect(routeManifestOf(site)).toEqual({
    versions: ['/3.9'],
    latest: ['3.10'],
    pages: [
      ['/', 'Introduction'],
      ['/3.9', 'Introduction'],
      ['/3.9/faq/technical', 'Technical'],
      ['/components-list', 'Components list'],
      ['/help', 'Help'],
    ],
    redirects: [
      ['/old', '/help'],
      ['/older', '/help'],
    ],
  });
});

test('a site version that is not a number is not a version', () => {
  expect(routeManifestOf({...site, siteVersion: 'next'}).latest).toEqual([]);
});

test('an empty list of pages is an error of this plugin', () => {
  expect(() => routeManifestOf({...site, versions: [], pages: []})).toThrow(
    /Found no pages.*not-found\/plugin/,
  );
});
