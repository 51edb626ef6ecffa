import {expect, test} from 'vitest';
import {markdownUrl} from './markdownUrl';

test.each([
  ['/', '/', '/index.md'],
  ['/3.9', '/', '/3.9.md'],
  ['/3.9/', '/', '/3.9.md'],
  ['/deployment/docker', '/', '/deployment/docker.md'],
  ['/viewer/', '/viewer/', '/viewer/index.md'],
])('the twin of %s below %s is %s', (permalink, baseUrl, twin) => {
  expect(markdownUrl(permalink, baseUrl)).toBe(twin);
});
