/**
 * Remark plugin for `<ViewerPicture name="study-list" alt="…" caption="…" />`: adds the
 * image from `pictures/`: as `img` in the sizes of the image plugin (rule.ts), and as `file`
 * with all its pixels, for dense screens and for the zoom. It also adds the release of
 * the viewer that the image shows, from `pictures/pictures.json`, so that no caption names
 * the wrong release.
 *
 * An unknown name or a missing alternative text or caption fails the build.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addDependency} from '../dependencies';
import {requireAttribute, textAttribute} from '../mdx-attributes';

/** One entry of `pictures/pictures.json`, written by `packages/viewer-screenshots`. */
export type ImageInfo = {
  name: string;
  /** In pixels. */
  width: number;
  viewerVersion: string;
};

/** The name that the framework's rule uses. That rule would inline a small image as a data URL. */
const asFile = '!!file-loader?name=assets/images/[name]-[contenthash].[ext]';

/** The catalog that the screenshot script writes next to the images. */
const catalogFile = path.resolve(__dirname, '../../../pictures/pictures.json');

function readCatalog(): ImageInfo[] {
  const parsed = JSON.parse(readFileSync(catalogFile, 'utf8')) as {
    pictures: ImageInfo[];
  };
  return parsed.pictures;
}

const images: Plugin<[{catalog?: ImageInfo[]}?], Root> =
  (options) => (tree: Root, file: VFile) => {
    let catalog = options?.catalog;
    visit(tree, (node) => {
      if (
        (node.type !== 'mdxJsxFlowElement' &&
          node.type !== 'mdxJsxTextElement') ||
        node.name !== 'ViewerPicture'
      ) {
        return;
      }
      const element = node as MdxJsxFlowElement;
      const where = `${file.path}:${element.position?.start.line ?? '?'}`;
      const name = textAttribute(element, 'name');
      addDependency(file.path, catalogFile);
      catalog ??= readCatalog();
      const image = catalog.find((p) => p.name === name);
      if (!image) {
        throw new Error(
          `${where}: Unknown image ${JSON.stringify(name)}. ` +
            `Create it with packages/viewer-screenshots, or use one of: ${catalog
              .map((p) => p.name)
              .join(', ')}.`,
        );
      }
      for (const required of ['alt', 'caption']) {
        if (!textAttribute(element, required)?.trim()) {
          throw new Error(
            `${where}: <ViewerPicture name="${image.name}"> has no ${required}. ` +
              `Describe the image for readers who cannot see it.`,
          );
        }
      }
      element.attributes.push(
        requireAttribute('img', `@site/pictures/${image.name}.webp?responsive`),
        requireAttribute(
          'file',
          `${asFile}!@site/pictures/${image.name}.webp`,
          {
            useDefault: true,
          },
        ),
        {
          type: 'mdxJsxAttribute',
          name: 'fileWidth',
          value: String(image.width),
        },
        {
          type: 'mdxJsxAttribute',
          name: 'viewerVersion',
          value: image.viewerVersion,
        },
      );
    });
  };

export default images;
