import type {RouteManifest} from '@generated/route-manifest/default/routes.json';
import {expect, test} from 'vitest';
import {findPage} from './findPage';

const known: RouteManifest = {
  versions: ['/3.9'],
  latest: ['3.10'],
  pages: [
    ['/', 'Introduction'],
    ['/faq', 'Questions'],
    ['/deployment', 'Deployment'],
    ['/deployment/azure', 'Azure'],
    ['/deployment/docker', 'Docker'],
    ['/deployment/docker/ssl', 'Docker with TLS'],
    ['/versions/compare/pages', 'Pages'],
    ['/configuration/dataSources/dicom-web', 'DICOMweb'],
    ['/3.9', 'Introduction'],
    ['/3.9/faq', 'Questions'],
    ['/3.9/deployment', 'Deployment'],
    ['/3.9/deployment/docker', 'Docker'],
    ['/3.9/configuration/dataSources/dicom-web', 'DICOMweb'],
  ],
  redirects: [['/deployment/recipes/docker', '/deployment/docker']],
};

test.each([
  ['/FAQ', '/faq'],
  ['/faq.html', '/faq'],
  ['/faq.HTM', '/faq'],
  ['/faq/index.html', '/faq'],
  ['//faq//', '/faq'],
  ['/faq).', '/faq'],
  ['/faq%29', '/faq'],
  ['/faq%E2%80%8B', '/faq'],
  ['/faq,%20and%20more', '/faq'],
  ['/docs/faq', '/faq'],
  ['/docs/latest/faq', '/faq'],
  ['/docs', '/'],
  ['/3.10/faq', '/faq'],
  ['/3.9/FAQ/', '/3.9/faq'],
  ['/docs/3.9/faq', '/3.9/faq'],
  ['/index.html', '/'],
  ['/)', '/'],
  ['/Deployment/Recipes/Docker.html', '/deployment/docker'],
  ['/3.9/deployment/recipes/docker', '/3.9/deployment/docker'],
  [
    '/configuration/datasources/dicom-web',
    '/configuration/dataSources/dicom-web',
  ],
])('%s means %s', (pathname, page) => {
  expect(findPage(pathname, known)).toMatchObject({page, nearest: []});
});

test.each([
  ['/3.8/faq', '/faq'],
  ['/v2/faq', '/faq'],
  ['/en/faq', '/faq'],
  ['/deployment/podman', '/deployment'],
  ['/dokcer', '/deployment/docker'],
  ['/versions/page', '/versions/compare/pages'],
])('%s is ambiguous, and %s is suggested first', (pathname, first) => {
  const {page, nearest} = findPage(pathname, known);
  expect(page).toBeUndefined();
  expect(nearest.length).toBeLessThanOrEqual(3);
  expect(nearest[0]?.path).toBe(first);
});

test.each(['/no/such/page', '/3.9/wp-admin', '/xyzzy', '/%E0%A4%A'])(
  '%s resembles no page, so nothing is suggested',
  (pathname) => {
    expect(findPage(pathname, known)).toMatchObject({
      page: undefined,
      nearest: [],
    });
  },
);

test('does not redirect a page to itself', () => {
  expect(findPage('/faq', known).page).toBeUndefined();
  expect(findPage('/faq', known).nearest[0]).toEqual({
    path: '/faq',
    title: 'Questions',
  });
});

test('does not redirect back to a URL that the host redirects here', () => {
  for (const pathname of ['/faq/', '/FAQ']) {
    expect(findPage(pathname, known, true).page).toBeUndefined();
    expect(findPage(pathname, known, true).nearest[0]?.path).toBe('/faq');
  }
  expect(findPage('/docs/faq', known, true).page).toBe('/faq');
});

test('suggests the nearest pages of the version in the URL first', () => {
  const {nearest} = findPage('/3.9/deployment/dokcer', known);
  expect(nearest[0]?.path).toBe('/3.9/deployment/docker');
  expect(findPage('/deployment/dokcer', known).nearest[0]?.path).toBe(
    '/deployment/docker',
  );
});

test('suggests pages that only another version has last', () => {
  const paths = findPage('/3.9/deployment/azure', known).nearest.map(
    ({path}) => path,
  );
  expect(paths.at(-1)).toBe('/deployment/azure');
  expect(paths[0]).toMatch(/^\/3\.9\//);
});

test('a URL of an unknown version suggests the page of the latest version', () => {
  expect(findPage('/2.0-deprecated/faq', known).nearest[0]?.path).toBe('/faq');
});

test('a URL similar to an old one suggests the page that replaced it', () => {
  expect(findPage('/deployment/receipes/docker', known).nearest[0]?.path).toBe(
    '/deployment/docker',
  );
});

test('the search words come from the last URL segment', () => {
  expect(findPage('/a/hangingProtocol_module-x.html', known).words).toBe(
    'hanging protocol module x',
  );
  expect(findPage('/', known).words).toBe('');
  expect(findPage('/cors-settings', known).words).toBe('cors settings');
  expect(findPage('/CanvasAccess', known).words).toBe('canvas access');
});
