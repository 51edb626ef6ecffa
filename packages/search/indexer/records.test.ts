import {expect, test} from 'vitest';
import {weightOf} from './weights';
import {recordsOfPages, type LocatedPage, type PageSection} from './records';

const page = (
  pathname: string,
  title: string,
  version: string | null = null,
  sections: Partial<PageSection>[] = [],
): LocatedPage => ({
  pathname,
  page: {
    language: 'en',
    version,
    tag: version ? `docs-default-${version}` : 'default',
    category: null,
    title,
    keywords: [],
    description: '',
    sections: [{level: 1 as const, heading: title}, ...sections].map(
      (section) => ({
        level: 2,
        anchor: '',
        heading: '',
        parentHeading: '',
        text: '',
        identifiers: [],
        ...section,
      }),
    ),
  },
});
const origin = 'https://docs.example.org';

test('a section has an id and an address that tell version, page and heading', () => {
  const records = recordsOfPages(
    [page('/3.9/faq', 'FAQ', '3.9', [{anchor: 'why', heading: 'Why'}])],
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
    page('/faq', 'FAQ', 'current'),
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
        page(home, 'Introduction', 'current'),
        page(`${base}/components`, 'Components'),
        page(`${base}/components/Button`, 'Button'),
        page(`${base}/help`, 'Help'),
        page(`${base}/faq`, 'FAQ', 'current'),
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
      page('/migration-guide/3p9-to-3p10', 'Icons', 'current'),
      page('/release-notes', 'Release notes', 'current'),
      page('/platform/icons', 'Icons', 'current'),
      page('/deployment/troubleshooting', 'Symptoms', 'current'),
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

test.each([
  ['/deployment/docker', '/migration-guide/3p8-to-3p9/general'],
  ['/platform/extensions/modules/panel', '/development/first-extension/panel'],
  ['/deployment/cors', '/glossary'],
  ['/platform/modes', '/3.9/versions/compare/3.9...3.10'],
  ['/user-guide/viewer/toolbar', '/platform/extensions/modules/toolbar'],
])('%s has more weight than %s', (guide, other) => {
  expect(weightOf(guide)).toBeGreaterThan(weightOf(other));
});
