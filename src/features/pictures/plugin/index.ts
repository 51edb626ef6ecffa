/**
 * Remark plugin for `<ViewerPicture name="study-list" alt="…" caption="…" />`: adds the
 * image from `pictures/`: as `img` in the sizes of the image plugin (rule.ts), and as `file`
 * with all its pixels, for dense screens and for the zoom. It also adds the release of
 * the viewer that the image shows, from `pictures/pictures.json`, so that no caption names
 * the wrong release.
 *
 * Parts of the image can be numbered: `parts` has their names in the catalog, and a numbered
 * list in the element has a sentence for each.
 *
 *   <ViewerPicture name="study-list" alt="…" caption="…" parts="filters, row">
 *
 *   1. The filters …
 *   2. A row …
 *
 *   </ViewerPicture>
 *
 * What fails the build: an unknown name or part, a list of another length, a missing alternative
 * text or caption, and, on a page of an older version, an image that looks different there if its caption does not
 * mention the version.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addDependency} from '../../../../plugins/content/dependencies';
import {
  requireAttribute,
  textAttribute,
} from '../../../../plugins/content/mdx-attributes';

/** One entry of `pictures/pictures.json`, written by `packages/viewer-screenshots`. */
export type ImageInfo = {
  name: string;
  /** In pixels. */
  width: number;
  viewerVersion: string;
  /** Documented versions whose viewer shows the same. */
  sameIn?: string[];
  /** The middle of the mark of each part, in percent of width and height. */
  parts?: Record<string, {x: number; y: number}>;
};

/** The name that the framework's rule uses. That rule would inline a small image as a data URL. */
const asFile = '!!file-loader?name=assets/images/[name]-[contenthash].[ext]';

/** The catalog that the screenshot script writes next to the images. */
const catalogFile = path.resolve(
  __dirname,
  '../../../../pictures/pictures.json',
);

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
      if (isCompared(file.path, catalog)) {
        checkVersion(element, image, file.path, where);
      }
      const marks = marksOf(element, image, where);
      if (marks) {
        element.attributes.push({
          type: 'mdxJsxAttribute',
          name: 'marks',
          value: marks,
        });
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

/** Whether the screenshots were compared with the version of a page: not with one that was just cut. */
const isCompared = (page: string, catalog: readonly ImageInfo[]): boolean =>
  catalog.some(({sameIn}) => sameIn?.includes(versionOf(page) ?? ''));

const versionOf = (page: string): string | undefined =>
  /versioned_docs[\\/]version-([^\\/]+)/.exec(page)?.[1];

/** A page of an older version only shows images that look the same there, or describes the difference. */
function checkVersion(
  element: MdxJsxFlowElement,
  {name, sameIn}: ImageInfo,
  page: string,
  where: string,
): void {
  const version = versionOf(page);
  if (
    version &&
    sameIn &&
    !sameIn.includes(version) &&
    !textAttribute(element, 'caption')?.includes(version)
  ) {
    throw new Error(
      `${where}: <ViewerPicture name="${name}"> looks different in ${version}, and its caption does not say how. packages/viewer-screenshots/scenes.mjs lists where it looks the same: ${sameIn.join(', ')}.`,
    );
  }
}

/** The marks that an element asks for, as `"x,y x,y"` in the order of its list. */
function marksOf(
  element: MdxJsxFlowElement,
  {name, parts = {}}: ImageInfo,
  where: string,
): string | undefined {
  const wanted = textAttribute(element, 'parts')?.split(/\s*,\s*/);
  if (!wanted) {
    return undefined;
  }
  const sentences = element.children.flatMap((child) =>
    child.type === 'list' && child.ordered ? child.children : [],
  );
  if (sentences.length !== wanted.length) {
    throw new Error(
      `${where}: <ViewerPicture name="${name}"> numbers ${wanted.length} parts, but its numbered list has ${sentences.length} items.`,
    );
  }
  return wanted
    .map((part) => {
      const mark = parts[part];
      if (!mark) {
        throw new Error(
          `${where}: <ViewerPicture name="${name}"> has no part ${JSON.stringify(part)}. Measure it in packages/viewer-screenshots/parts.mjs, or use one of: ${Object.keys(parts).join(', ')}.`,
        );
      }
      return `${mark.x},${mark.y}`;
    })
    .join(' ');
}
