import {expect, test} from 'vitest';
import {weightOf} from './weights';
import {recordsOfPages, type LocatedPage, type PageSection} from './records';

const section: PageSection = {
  level: 1,
  anchor: '',
  heading: '',
  parentHeading: '',
  text: '',
  identifiers: [],
};
const page = (
  pathname: string,
  title: string,
  version: string | null = null,
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
    sections: [{...section, heading: title}],
  },
});
const origin = 'https://docs.example.org';

test('a section has an id and an address that tell version, page and heading, and the weight of its page', () => {
  const glossary = page('/3.9/glossary', 'Glossary', '3.9');
  const why = {...section, level: 2 as const, anchor: 'why', heading: 'Why'};
  glossary.page.sections.push(why);
  const records = recordsOfPages([glossary], origin);
  const weight = weightOf('/3.9/glossary');
  expect(records).toMatchObject([
    {
      objectID: '3.9:/3.9/glossary',
      url: `${origin}/3.9/glossary`,
      type: 'lvl1',
      weight,
    },
    {
      objectID: '3.9:/3.9/glossary#why',
      url: `${origin}/3.9/glossary#why`,
      type: 'lvl2',
      weight,
    },
  ]);
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

test.each([
  ['/deployment/docker', '/migration-guide/3p8-to-3p9/general'],
  ['/platform/extensions/modules/panel', '/development/first-extension/panel'],
  ['/deployment/cors', '/glossary'],
  ['/platform/modes', '/3.9/versions/compare/3.9...3.10'],
  ['/user-guide/viewer/toolbar', '/platform/extensions/modules/toolbar'],
  ['/platform/icons', '/release-notes'],
  ['/deployment/nginx', '/deployment/troubleshooting'],
])('%s has more weight than %s', (guide, other) => {
  expect(weightOf(guide)).toBeGreaterThan(weightOf(other));
});
