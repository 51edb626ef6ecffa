import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import images from './index';

const catalog = [
  {name: 'study-list', width: 1280, viewerVersion: '3.11.1'},
  {name: 'viewer', width: 1280, viewerVersion: '3.11.1'},
];

function attributesOf(mdx: string): Record<string, unknown> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(images, {catalog});
  const file = new VFile({value: mdx, path: 'docs/page.mdx'});
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

  it.each([
    ['alt', '<ViewerPicture name="viewer" caption="b" />'],
    ['alt', '<ViewerPicture name="viewer" alt=" " caption="b" />'],
    ['caption', '<ViewerPicture name="viewer" alt="a" />'],
  ])('refuses a picture without %s', (missing, mdx) => {
    expect(() => attributesOf(mdx)).toThrow(`has no ${missing}`);
  });
});
