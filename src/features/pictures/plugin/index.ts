/**
 * Remark plugin for `<ViewerPicture name="study-list" alt="…" caption="…" />`: adds the
 * image from `pictures/`, which shows the release of the page: as `img` in the sizes of the
 * image plugin (rule.ts), and as `file` with all its pixels, for dense screens and for the
 * zoom. A version of the docs has its images in a folder with its name; those that it lacks
 * are the current ones. An image of another release gets that as `viewerVersion`, and its
 * caption says so.
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
 * What fails the build: an unknown name or part, a list of another length, and a missing
 * alternative text or caption.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {latest, releases} from '../../../../config/releases';
import {addDependency} from '../../../../plugins/content/dependencies';
import {
  requireAttribute,
  textAttribute,
} from '../../../../plugins/content/mdx-attributes';

/** One entry of `pictures/pictures.json`, written by `packages/viewer-screenshots`. */
export type ImageInfo = {
  name: string;
  /** Below `pictures/`. */
  folder?: string;
  /** In pixels. */
  width: number;
  viewerVersion: string;
  /** The middle of the mark of each part, in percent of width and height. */
  parts?: Record<string, {x: number; y: number}>;
};

/** The name that the framework's rule uses. That rule would inline a small image as a data URL. */
const asFile = '!!file-loader?name=assets/images/[name]-[contenthash].[ext]';

const picturesFolder = path.resolve(__dirname, '../../../../pictures');

const versionOf = (page: string): string | undefined =>
  /versioned_docs[\\/]version-([^\\/]+)/.exec(page)?.[1];

/** Folders below `pictures/` that can have a page's images, the one of its version first. */
const foldersOf = (page: string): string[] =>
  [versionOf(page), '']
    .filter((folder) => folder !== undefined)
    .filter((folder) => existsSync(catalogOf(folder)));

/** The catalog that the screenshot script writes next to the images. */
const catalogOf = (folder: string): string =>
  path.join(picturesFolder, folder, 'pictures.json');

/** The release that an image shows, as an attribute, if its page is about another one. */
function otherRelease(
  {viewerVersion}: ImageInfo,
  page: string,
): MdxJsxAttribute[] {
  const version = versionOf(page) ?? latest.id;
  return releases.some((r) => r.id === version && r.release === viewerVersion)
    ? []
    : [{type: 'mdxJsxAttribute', name: 'viewerVersion', value: viewerVersion}];
}

/** The images that a page can show, each with the path of its folder. */
function imagesOf(page: string): ImageInfo[] {
  return foldersOf(page).flatMap((folder) => {
    addDependency(page, catalogOf(folder));
    const {pictures} = JSON.parse(readFileSync(catalogOf(folder), 'utf8')) as {
      pictures: ImageInfo[];
    };
    return pictures.map((image) => ({...image, folder}));
  });
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
      catalog ??= imagesOf(file.path);
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
      const marks = marksOf(element, image, where);
      if (marks) {
        element.attributes.push({
          type: 'mdxJsxAttribute',
          name: 'marks',
          value: marks,
        });
      }
      const webp = path.posix.join(
        '@site/pictures',
        image.folder ?? '',
        `${image.name}.webp`,
      );
      element.attributes.push(
        requireAttribute('img', `${webp}?responsive`),
        requireAttribute('file', `${asFile}!${webp}`, {useDefault: true}),
        {
          type: 'mdxJsxAttribute',
          name: 'fileWidth',
          value: String(image.width),
        },
        ...otherRelease(image, file.path),
      );
    });
  };

export default images;

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
