import {describe, expect, it} from 'vitest';
import {treeAfter} from '../../../../tests/support/remark-page';
import {latest} from '../../../../config/releases';
import images, {type ImageInfo} from './index';

const catalog = [
  {name: 'study-list', width: 1280, viewerVersion: '1.0.0'},
  {
    name: 'viewer',
    width: 1280,
    viewerVersion: latest.release,
    parts: {toolbar: {x: 50, y: 3}, panel: {x: 10.5, y: 40}},
  },
];

function attributesOf(
  mdx: string,
  page = 'docs/page.mdx',
  shown: ImageInfo[] = catalog,
): Record<string, unknown> {
  const [element] = treeAfter([images, {catalog: shown}], page, mdx).children;
  if (element?.type !== 'mdxJsxFlowElement') {
    throw new Error('the sample is not a JSX element');
  }
  return Object.fromEntries(
    element.attributes.map((a) =>
      a.type === 'mdxJsxAttribute'
        ? [a.name, typeof a.value === 'object' ? a.value?.value : a.value]
        : ['', a.value],
    ),
  );
}

describe('viewer-pictures', () => {
  it('adds the file', () => {
    expect(
      attributesOf('<ViewerPicture name="viewer" alt="a" caption="b" />'),
    ).toMatchObject({
      img: 'require("@site/pictures/viewer.webp?responsive")',
      file: expect.stringMatching(
        /^require\("!!file-loader\S+!@site\/pictures\/viewer\.webp"\)\.default$/,
      ) as string,
      fileWidth: '1280',
    });
  });

  it('adds the release that the picture shows where the page is about another one', () => {
    const of = (name: string, page?: string) =>
      attributesOf(`<ViewerPicture name="${name}" alt="a" caption="b" />`, page)
        .viewerVersion;
    expect(of('viewer')).toBeUndefined();
    expect(of('study-list')).toBe('1.0.0');
    expect(of('viewer', 'versioned_docs/version-9.9/page.mdx')).toBe(
      latest.release,
    );
  });

  it('leaves other elements alone', () => {
    expect(attributesOf('<Other name="nothing" />')).toEqual({name: 'nothing'});
  });

  it('names the file, the line and the valid pictures when a name is wrong', () => {
    expect(() =>
      attributesOf('<ViewerPicture name="veiwer" alt="a" caption="b" />'),
    ).toThrow(/docs\/page\.mdx:1: .*"veiwer".*study-list, viewer/);
  });

  const numbered = (parts: string, list = '1. Tools\n2. Series\n') =>
    `<ViewerPicture name="viewer" alt="a" caption="b" parts="${parts}">\n\n${list}\n</ViewerPicture>`;

  it('adds the marks of the parts that a list numbers', () => {
    expect(attributesOf(numbered('panel, toolbar'))).toMatchObject({
      marks: '10.5,40 50,3',
    });
  });

  it('refuses an unknown part, and a list of another length', () => {
    expect(() => attributesOf(numbered('panel, menu'))).toThrow(
      /has no part "menu".*toolbar, panel/,
    );
    expect(() => attributesOf(numbered('panel'))).toThrow(
      'numbers 1 parts, but its numbered list has 2 items',
    );
    expect(() => attributesOf(numbered('panel', '- Series\n'))).toThrow(
      'its numbered list has 0 items',
    );
  });

  it('shows the pictures of the release on a page of an older version', () => {
    const own = [{...catalog[1], folder: '3.9'}, ...catalog] as ImageInfo[];
    expect(
      attributesOf(
        '<ViewerPicture name="viewer" alt="a" caption="b" />',
        'versioned_docs/version-3.9/page.mdx',
        own,
      ).img,
    ).toBe('require("@site/pictures/3.9/viewer.webp?responsive")');
  });

  it.each([
    ['alt', '<ViewerPicture name="viewer" caption="b" />'],
    ['alt', '<ViewerPicture name="viewer" alt=" " caption="b" />'],
    ['caption', '<ViewerPicture name="viewer" alt="a" />'],
  ])('refuses a picture without %s', (missing, mdx) => {
    expect(() => attributesOf(mdx)).toThrow(`has no ${missing}`);
  });
});
