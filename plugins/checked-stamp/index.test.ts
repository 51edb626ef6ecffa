import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {checkedStamp, type Stamps} from '.';

const root = path.resolve('/site');
const stamp = {
  packages: ['@ohif/core 3.9.1'],
  source: false,
  verified: 3,
  unverified: [],
};
const stamps: Stamps = {
  'docs/faq/general.md': stamp,
  'versioned_docs/version-3.9/faq/general.md': stamp,
};

const parse = (
  parser: ReturnType<typeof checkedStamp>,
  file: string,
): ReturnType<ReturnType<typeof checkedStamp>> =>
  parser({
    filePath: path.join(root, file),
    fileContent: '',
    defaultParseFrontMatter: () =>
      Promise.resolve({frontMatter: {title: 'T'}, content: 'Words'}),
  });

test.each(Object.keys(stamps))(
  '%s gets its stamp beside its own front matter',
  async (page) => {
    const parser = checkedStamp(() => Promise.resolve(stamps), root);
    expect(await parse(parser, page)).toEqual({
      frontMatter: {title: 'T', checked: stamp},
      content: 'Words',
    });
  },
);

test('other Markdown pages of the site are left alone, and do not start the check', async () => {
  const read = vi.fn(() => Promise.resolve(stamps));
  const parser = checkedStamp(read, root);
  expect(
    (await parse(parser, 'src/pages/components/index.mdx')).frontMatter,
  ).toEqual({title: 'T'});
  expect(read).not.toHaveBeenCalled();
});

test('the check runs once for all pages', async () => {
  const read = vi.fn(() => Promise.resolve(stamps));
  const parser = checkedStamp(read, root);
  await Promise.all([
    parse(parser, 'docs/faq/general.md'),
    parse(parser, 'docs/index.md'),
  ]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a check that cannot run stops the build', async () => {
  const parser = checkedStamp(
    () => Promise.reject(new Error('no check')),
    root,
  );
  await expect(parse(parser, 'docs/faq/general.md')).rejects.toThrow(
    'no check',
  );
});
