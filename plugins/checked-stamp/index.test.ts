import {expect, test} from 'vitest';
import {readStamps, withStamp, type Stamps} from '.';

const stamp = {
  packages: ['@ohif/core 3.9.1'],
  source: false,
  verified: 3,
  unverified: [],
};
const stamps: Stamps = {
  'docs/faq/general.md': stamp,
  'versioned_docs/version-3.9/faq/general.md': {...stamp, verified: 4},
};

const metadataOf = (page: string) =>
  JSON.stringify({title: 'T', source: `@site/${page}`});

test.each(Object.keys(stamps))(
  '%s gets its stamp beside its own metadata',
  (page) => {
    expect(JSON.parse(withStamp(metadataOf(page), stamps))).toEqual({
      title: 'T',
      source: `@site/${page}`,
      checked: stamps[page],
    });
  },
);

test('a page that the check does not know has no stamp', () => {
  expect(JSON.parse(withStamp(metadataOf('docs/new.md'), stamps))).toEqual({
    title: 'T',
    source: '@site/docs/new.md',
  });
});

test('the committed stamps are those of pages', () => {
  expect(readStamps()['docs/faq/general.md']).toMatchObject({source: true});
});

test('without stamps the build stops, and says how to get them', () => {
  expect(() => readStamps('/no/stamps.json')).toThrow(
    /no \/no\/stamps\.json.*npm run check -- --stamps/,
  );
});
