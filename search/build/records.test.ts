import {expect, test} from 'vitest';
import {recordsOfPages, type PageSource} from './records';

const page = (
  pathname: string,
  title: string,
  tag = 'default',
  content = '',
): PageSource => ({
  pathname,
  file: `${pathname}.html`,
  html: `<html lang="en"><head><meta name="docusaurus_tag" content="${tag}">
    <meta name="docusaurus_version" content="${tag.replace('docs-default-', '')}"></head>
    <body><main><h1>${title}</h1>${content}</main></body></html>`,
});
const origin = 'https://docs.example.org';

test('a section has an id and an address that tell version, page and heading', () => {
  const records = recordsOfPages(
    [page('/3.9/faq', 'FAQ', 'docs-default-3.9', '<h2 id="why">Why</h2>')],
    origin,
  );
  expect(records.map(({objectID, url, type}) => [objectID, url, type])).toEqual(
    [
      ['3.9:/3.9/faq', 'https://docs.example.org/3.9/faq', 'lvl1'],
      ['3.9:/3.9/faq#why', 'https://docs.example.org/3.9/faq#why', 'lvl2'],
    ],
  );
});

test('the same pages give the same records in any order', () => {
  const pages = [
    page('/help', 'Help'),
    page('/faq', 'FAQ', 'docs-default-current'),
    page('/components', 'Components'),
  ];
  expect(recordsOfPages([...pages].reverse(), origin)).toEqual(
    recordsOfPages(pages, origin),
  );
});

test.each([
  ['/', ''],
  ['/docs', '/docs'],
])(
  'below %s, a page outside the docs is filed under the landing page of its folder',
  (home, base) => {
    const categories = recordsOfPages(
      [
        page(home, 'Introduction', 'docs-default-current'),
        page(`${base}/components`, 'Components'),
        page(`${base}/components/Button`, 'Button'),
        page(`${base}/help`, 'Help'),
        page(`${base}/faq`, 'FAQ', 'docs-default-current'),
      ],
      origin,
    ).map(({hierarchy}) => [hierarchy.lvl1, hierarchy.lvl0]);
    expect(categories).toEqual([
      ['Introduction', 'Documentation'],
      ['Components', 'Components'],
      ['Button', 'Components'],
      ['FAQ', 'Documentation'],
      ['Help', 'Site'],
    ]);
  },
);

test('a page on what changed, or on all symptoms, has less weight than the page on the thing', () => {
  const weights = recordsOfPages(
    [
      page('/migration-guide/3p9-to-3p10', 'Icons', 'docs-default-current'),
      page('/release-notes', 'Release notes', 'docs-default-current'),
      page('/platform/icons', 'Icons', 'docs-default-current'),
      page('/deployment/troubleshooting', 'Symptoms', 'docs-default-current'),
    ],
    origin,
  ).map(({url, weight}) => [new URL(url).pathname, weight < 1]);
  expect(weights).toEqual([
    ['/deployment/troubleshooting', true],
    ['/migration-guide/3p9-to-3p10', true],
    ['/platform/icons', false],
    ['/release-notes', true],
  ]);
});

test('an unreadable page is named', () => {
  expect(() =>
    recordsOfPages(
      [{pathname: '/broken', file: 'broken.html', html: 'not a page'}],
      origin,
    ),
  ).toThrow(/Search cannot read broken\.html\. .*docusaurus_tag/);
});
