import {expect, test, vi} from 'vitest';
import {stamping, type Stamps} from '.';

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
  async (page) => {
    const withStamp = stamping(() => Promise.resolve(stamps));
    expect(JSON.parse(await withStamp(metadataOf(page)))).toEqual({
      title: 'T',
      source: `@site/${page}`,
      checked: stamps[page],
    });
  },
);

test('a page that the check does not know has no stamp', async () => {
  const withStamp = stamping(() => Promise.resolve(stamps));
  expect(JSON.parse(await withStamp(metadataOf('docs/new.md')))).toEqual({
    title: 'T',
    source: '@site/docs/new.md',
  });
});

test('the check begins before the first page asks, and runs once for all pages', async () => {
  const read = vi.fn(() => Promise.resolve(stamps));
  const withStamp = stamping(read);
  expect(read).toHaveBeenCalledTimes(1);
  await Promise.all(Object.keys(stamps).map((p) => withStamp(metadataOf(p))));
  expect(read).toHaveBeenCalledTimes(1);
});

test('a check that cannot run stops every page, and with it the build', async () => {
  const withStamp = stamping(() => Promise.reject(new Error('no check')));
  await expect(withStamp(metadataOf('docs/faq/general.md'))).rejects.toThrow(
    'no check',
  );
});
