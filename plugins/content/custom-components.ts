/**
 * Remark plugin: the site's own components can be used in Markdown without an import, and
 * a page loads those that it uses. In the theme's list of components (`MDXComponents`)
 * every page would load them all.
 *
 * In: a page, after the plugins that write such elements themselves. Out: the same with
 * an import of each component that is used.
 */
import type {ImportDeclaration} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** The file of each component, and whether it is the file's default export. */
const components: Readonly<
  Record<string, {folder: string; isDefault?: boolean}>
> = {
  Actions: {folder: 'FrontDoor'},
  Answer: {folder: 'Tutorial'},
  AllUpgradeChanges: {folder: 'UpgradeDoctor/AllChanges', isDefault: true},
  Cards: {folder: 'FrontDoor'},
  Catalog: {folder: 'Catalog'},
  CatalogEntry: {folder: 'Catalog'},
  CatalogList: {folder: 'Catalog'},
  CatalogMore: {folder: 'Catalog'},
  ChapterDone: {folder: 'Tutorial'},
  Changed: {folder: 'Badges'},
  CompareWithMine: {folder: 'Tutorial'},
  ConfigDoctor: {folder: 'ConfigDoctor', isDefault: true},
  ConfigRules: {folder: 'ConfigRules', isDefault: true},
  Diagram: {folder: 'Diagram', isDefault: true},
  FinderArea: {folder: 'TroubleshootingFinder'},
  FinderEntry: {folder: 'TroubleshootingFinder'},
  FinderOverview: {folder: 'TroubleshootingFinder'},
  GlossaryTerm: {folder: 'Glossary'},
  GlossaryTip: {folder: 'GlossaryTip'},
  Gallery: {folder: 'FrontDoor'},
  PageSource: {folder: 'PageSources'},
  PageSources: {folder: 'PageSources'},
  Question: {folder: 'Tutorial'},
  Since: {folder: 'Badges'},
  SourceDetail: {folder: 'PageSources'},
  SubPathBuilder: {folder: 'SubPathBuilder'},
  SubPathExample: {folder: 'SubPathBuilder'},
  TutorialProgress: {folder: 'Tutorial'},
  ToolCards: {folder: 'ToolCards', isDefault: true},
  TroubleshootingFinder: {folder: 'TroubleshootingFinder'},
  Unconfirmed: {folder: 'Badges'},
  Until: {folder: 'Badges'},
  UpgradeDoctor: {folder: 'UpgradeDoctor', isDefault: true},
  UpgradeArea: {folder: 'UpgradeOverview'},
  UpgradeOverview: {folder: 'UpgradeOverview'},
  UpgradeTick: {folder: 'UpgradeOverview'},
  UrlBuilder: {folder: 'UrlBuilder'},
  UrlExplainer: {folder: 'UrlBuilder'},
  UrlParameters: {folder: 'UrlBuilder'},
  UrlTool: {folder: 'UrlBuilder'},
  ViewerPicture: {folder: 'ViewerPicture', isDefault: true},
};

const ownComponents: Plugin<[], Root> = () => (tree) => {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (
      (node.type === 'mdxJsxFlowElement' ||
        node.type === 'mdxJsxTextElement') &&
      Object.hasOwn(components, node.name ?? '')
    ) {
      used.add(node.name!);
    }
  });
  tree.children.unshift(...[...used].sort().map(importOf));
};

export default ownComponents;

function importOf(name: string): RootContent {
  const {folder, isDefault} = components[name]!;
  const source = `@site/src/components/${folder}`;
  const local = {type: 'Identifier', name} as const;
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [
      isDefault
        ? {type: 'ImportDefaultSpecifier', local}
        : {type: 'ImportSpecifier', imported: local, local},
    ],
    source: {type: 'Literal', value: source},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${isDefault ? name : `{${name}}`} from '${source}';`,
    data: {
      estree: {type: 'Program', sourceType: 'module', body: [declaration]},
    },
  };
}
