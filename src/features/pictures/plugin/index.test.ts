import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import images from './index';

const catalog = [
  {name: 'study-list', width: 1280, viewerVersion: '3.11.1', sameIn: ['3.9']},
  {
    name: 'viewer',
    width: 1280,
    viewerVersion: '3.11.1',
    sameIn: ['3.10'],
    parts: {toolbar: {x: 50, y: 3}, panel: {x: 10.5, y: 40}},
  },
];

function attributesOf(
  mdx: string,
  page = 'docs/page.mdx',
): Record<string, unknown> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(images, {catalog});
  const file = new VFile({value: mdx, path: page});
  const tree = processor.runSync(processor.parse(file), file);
  const [element] = tree.children;
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
  it('adds the file and the release that the picture shows', () => {
    expect(
      attributesOf('<ViewerPicture name="viewer" alt="a" caption="b" />'),
    ).toMatchObject({
      img: 'require("@site/pictures/viewer.webp?responsive")',
      file: expect.stringMatching(
        /^require\("!!file-loader\S+!@site\/pictures\/viewer\.webp"\)\.default$/,
      ) as string,
      fileWidth: '1280',
      viewerVersion: '3.11.1',
    });
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

  it('refuses a picture that looks different in the version of the page, unless the caption describes the difference', () => {
    const inOlder =
      (caption: string, version = '3.9') =>
      () =>
        attributesOf(
          `<ViewerPicture name="viewer" alt="a" caption="${caption}" />`,
          `versioned_docs/version-${version}/page.mdx`,
        );
    expect(inOlder('b')).toThrow(/looks different in 3\.9.*the same: 3\.10/);
    expect(inOlder('In 3.9 the toolbar is lower.')).not.toThrow();
    // No screenshot was compared with a version that was just cut.
    expect(inOlder('b', '9.9')).not.toThrow();
  });

  it.each([
    ['alt', '<ViewerPicture name="viewer" caption="b" />'],
    ['alt', '<ViewerPicture name="viewer" alt=" " caption="b" />'],
    ['caption', '<ViewerPicture name="viewer" alt="a" />'],
  ])('refuses a picture without %s', (missing, mdx) => {
    expect(() => attributesOf(mdx)).toThrow(`has no ${missing}`);
  });
});
