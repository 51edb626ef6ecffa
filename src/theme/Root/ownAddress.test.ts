import {expect, test} from 'vitest';
import {ownAddresses} from './ownAddress';

const ownAddress = ownAddresses([
  {path: '/help'},
  {path: '/components/Button'},
  {
    path: '/',
    routes: [
      {path: '/3.9', routes: [{path: '/3.9'}, {path: '/3.9/faq'}]},
      {
        path: '/',
        routes: [{path: '/'}, {path: '/configuration/configurationFiles'}],
      },
    ],
  },
  {path: '*'},
]);

test.each([
  ['/configuration/configurationfiles/', '/configuration/configurationFiles'],
  ['/configuration/configurationFiles', '/configuration/configurationFiles'],
  [
    '/Configuration/configurationFiles.html',
    '/configuration/configurationFiles',
  ],
  ['/components/button/index.html', '/components/Button'],
  ['/help/', '/help'],
  ['/3.9/', '/3.9'],
  ['/3.9/FAQ.HTML', '/3.9/faq'],
  ['/', '/'],
  ['/index.html', '/'],
])('%s is %s', (pathname, address) => {
  expect(ownAddress(pathname)).toBe(address);
});

test.each(['/no/such/page', '/404.html', '/helper', '/help.md'])(
  '%s is not a page',
  (pathname) => {
    expect(ownAddress(pathname)).toBeUndefined();
  },
);

test('below a base path the root is that of the site', () => {
  const below = ownAddresses([{path: '/docs/'}, {path: '/docs/help'}]);
  expect(below('/docs')).toBe('/docs/');
  expect(below('/docs/Help/')).toBe('/docs/help');
  expect(below('/')).toBeUndefined();
});
