/**
 * Remark plugin behind `<ViewerPicture name="study-list" alt="…" caption="…" />`.
 *
 * In: an element with the name of a picture in `pictures/`. Out: the same element
 * with the picture required through the image plugin, and with the release of the
 * viewer that it shows, from `pictures/pictures.json`, so that no page can caption a
 * picture with the wrong release.
 *
 * A name that does not exist, a missing alternative text or caption stops the build.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Expression} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** One entry of `pictures/pictures.json`, written by `scripts/pictures`. */
export type PictureInfo = {
  name: string;
  viewerVersion: string;
};

/** The catalogue that the picture script writes beside the pictures. */
const catalogueFile = path.resolve(__dirname, '../../pictures/pictures.json');

function readCatalogue(): PictureInfo[] {
  const parsed = JSON.parse(readFileSync(catalogueFile, 'utf8')) as {
    pictures: PictureInfo[];
  };
  return parsed.pictures;
}

/** The file that a page with pictures is made of, too. */
export function catalogueOf(source: string): string[] {
  return source.includes('<ViewerPicture') ? [catalogueFile] : [];
}

function stringAttribute(
  node: MdxJsxFlowElement,
  name: string,
): string | undefined {
  const attribute = node.attributes.find(
    (a): a is MdxJsxAttribute =>
      a.type === 'mdxJsxAttribute' && a.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** `require('<request>').default`-free form that the image loader answers with an object. */
function requireAttribute(name: string, request: string): MdxJsxAttribute {
  const expression: Expression = {
    type: 'CallExpression',
    optional: false,
    callee: {type: 'Identifier', name: 'require'},
    arguments: [{type: 'Literal', value: request}],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `require(${JSON.stringify(request)})`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

const viewerPictures: Plugin<[{catalogue?: PictureInfo[]}?], Root> =
  (options) => (tree: Root, file: VFile) => {
    let catalogue = options?.catalogue;
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
      const name = stringAttribute(element, 'name');
      catalogue ??= readCatalogue();
      const picture = catalogue.find((p) => p.name === name);
      if (!picture) {
        throw new Error(
          `${where}: there is no picture named ${JSON.stringify(name)}. ` +
            `Take it with scripts/pictures, or use one of: ${catalogue
              .map((p) => p.name)
              .join(', ')}.`,
        );
      }
      for (const required of ['alt', 'caption']) {
        if (!stringAttribute(element, required)?.trim()) {
          throw new Error(
            `${where}: <ViewerPicture name="${picture.name}"> has no ${required}. ` +
              `Say in words what there is to see; readers without the picture rely on it.`,
          );
        }
      }
      element.attributes.push(
        requireAttribute('img', `@site/pictures/${picture.name}.png`),
        {
          type: 'mdxJsxAttribute',
          name: 'viewerVersion',
          value: picture.viewerVersion,
        },
      );
    });
  };

export default viewerPictures;
