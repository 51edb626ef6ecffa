import {expect, test} from 'vitest';
import {markdownUrl} from './markdownUrl';

test.each([
  ['/', '/', '/index.md'],
  ['/3.9', '/', '/3.9.md'],
  ['/3.9/', '/', '/3.9.md'],
  ['/deployment/docker', '/', '/deployment/docker.md'],
  ['/viewer/', '/viewer/', '/viewer/index.md'],
])(
  'the Markdown alternate of %s below %s is %s',
  (permalink, baseUrl, alternate) => {
    expect(markdownUrl(permalink, baseUrl)).toBe(alternate);
  },
);
