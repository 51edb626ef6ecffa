import {expect, test} from 'vitest';
import {addressOf} from './addresses';

const site = 'https://docs.example.org';
const latest = {home: '/', others: ['/3.9'], site};
const old = {home: '/3.9', others: ['/'], site};

test.each([
  [latest, '/configuration/url#a', './configuration/url.html#a'],
  [latest, '/', './index.html'],
  [latest, '/3.9/configuration/url#a', `${site}/3.9/configuration/url#a`],
  [latest, '/3.90', './3.90.html'],
  [latest, '/tools/config/rules#a', './tools/config/rules.html#a'],
  [old, '/3.9/configuration/url#a', './configuration/url.html#a'],
  [old, '/3.9', './index.html'],
  [old, '/configuration/url', `${site}/configuration/url`],
  [old, '/tools/config/rules#a', './tools/config/rules.html#a'],
])('%j: %s is %s', (place, to, address) => {
  expect(addressOf(to, './', place)).toBe(address);
});
