/**
 * Remark plugin for four elements of the showcase pages:
 *
 *   <Example name="variants" />      the example `_examples/variants.tsx` next to the page,
 *                                    running, and its source as the bundler reads it
 *   <Example name="Button/variants" />  the same from another page of src/pages/components
 *   <PropsTable of="Button" />       the table of the props of packages/ui-next/Button.tsx
 *   <Controls of="Button" … />       the same props as fields that change an example
 *   <Gallery folder="components" />  the pages of src/pages/components, each with its preview,
 *                                    or the first of its examples
 *
 * It adds the attributes that each of them needs. An unknown name fails the build with a
 * list of the valid ones.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  requireAllAttribute,
  requireAttribute,
  textAttribute,
} from '../../../../plugins/content/mdx-attributes';
import {previewsOf} from './pages';

const pagesFolder = path.resolve(__dirname, '../../../pages');
const componentsFolder = path.join(pagesFolder, 'components');

/** Folder of the generated data, as `createData` of the plugin names it. */
const generated = '@generated/showcase/default';

/** Where the props of a component are declared, seen from the root of the site. */
export function sourceOf(component: string): string {
  return component === 'ShowcaseRow'
    ? `src/features/showcase/${component}/index.tsx`
    : `packages/ui-next/${component}.tsx`;
}

const remarkShowcase: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    const where = `${file.path}:${element.position?.start.line ?? '?'}`;
    switch (element.name) {
      case 'Example':
        element.attributes.push(...exampleAttributes(element, where, file));
        break;
      case 'Controls':
      case 'PropsTable':
        element.attributes.push(propsAttribute(element, where));
        break;
      case 'Gallery':
        element.attributes.push(
          ...galleryAttributes(stringOf(element, 'folder', where)),
        );
        break;
      default:
    }
  });
};

export default remarkShowcase;

function exampleAttributes(
  element: MdxJsxFlowElement,
  where: string,
  file: VFile,
): MdxJsxAttribute[] {
  const name = stringOf(element, 'name', where);
  const [example, page] = name.split('/').reverse() as [string, string?];
  const folder = page
    ? path.join(componentsFolder, page, '_examples')
    : path.join(path.dirname(file.path), '_examples');
  if (!existsSync(path.join(folder, `${example}.tsx`))) {
    const examples = existsSync(folder)
      ? readdirSync(folder)
          .filter((entry) => entry.endsWith('.tsx'))
          .map((entry) => entry.replace(/\.tsx$/, ''))
      : [];
    throw new Error(
      `${where}: Unknown example ${JSON.stringify(name)}. ` +
        (examples.length > 0
          ? `Examples in that folder: ${examples.join(', ')}.`
          : `Write it as ${path.join(folder, `${example}.tsx`)}, with a default export.`),
    );
  }
  const request = page
    ? `@site/src/pages/components/${page}/_examples/${example}.tsx`
    : `./_examples/${example}.tsx`;
  return [
    requireAttribute('component', request, {useDefault: true}),
    requireAttribute('code', `!!raw-loader!${request}`, {useDefault: true}),
    {type: 'mdxJsxAttribute', name: 'fileName', value: `${example}.tsx`},
  ];
}

function galleryAttributes(folder: string): MdxJsxAttribute[] {
  const previews = previewsOf(pagesFolder, folder).map(
    ({to, file}) => [to, `@site/src/pages${to}/${file}`] as const,
  );
  return [
    requireAttribute('entries', `${generated}/gallery/${folder}.json`),
    requireAllAttribute('previews', Object.fromEntries(previews)),
  ];
}

function propsAttribute(
  element: MdxJsxFlowElement,
  where: string,
): MdxJsxAttribute {
  const component = stringOf(element, 'of', where);
  const source = sourceOf(component);
  if (!existsSync(path.resolve(__dirname, '../../../..', source))) {
    throw new Error(
      `${where}: <${element.name} of="${component}"> looks for ${source}, which does not exist.`,
    );
  }
  return requireAttribute('components', `${generated}/props/${component}.json`);
}

function stringOf(
  element: MdxJsxFlowElement,
  name: string,
  where: string,
): string {
  const value = textAttribute(element, name);
  if (!value) {
    throw new Error(`${where}: <${element.name}> has no ${name}.`);
  }
  return value;
}
