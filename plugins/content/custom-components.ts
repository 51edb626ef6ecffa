/**
 * Remark plugin: the site's own components can be used in Markdown without an import, and
 * a page loads those that it uses. In the theme's list of components (`MDXComponents`)
 * every page would load them all.
 *
 * In: a page, after the plugins that write such elements themselves. Out: the same with
 * an import of each component that is used. Of an element whose feature the site does not
 * have (`config/features.ts`), what is in it stays.
 */
import type {ImportDeclaration} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** The file of each component, and whether it is the file's default export. */
const components: Readonly<
  Record<string, {folder: string; isDefault?: boolean}>
> = {
  Actions: {folder: 'front-door'},
  Answer: {folder: 'tutorials'},
  AllUpgradeChanges: {folder: 'upgrade-doctor/AllChanges', isDefault: true},
  Cards: {folder: 'front-door'},
  Catalog: {folder: 'reference'},
  CatalogEntry: {folder: 'reference'},
  CatalogList: {folder: 'reference'},
  CatalogFacts: {folder: 'reference'},
  CatalogFold: {folder: 'reference'},
  CatalogMore: {folder: 'reference'},
  ChapterDone: {folder: 'tutorials'},
  Changed: {folder: 'page-notes/Badges'},
  CompareWithMine: {folder: 'tutorials'},
  ConfigDoctor: {folder: 'config-doctor', isDefault: true},
  ConfigRules: {folder: 'config-doctor/ConfigRules', isDefault: true},
  Diagram: {folder: 'diagrams', isDefault: true},
  FinderArea: {folder: 'troubleshooting'},
  FinderEntry: {folder: 'troubleshooting'},
  FinderOverview: {folder: 'troubleshooting'},
  Folded: {folder: 'folded'},
  GlossaryTerm: {folder: 'glossary/Glossary'},
  GlossaryTip: {folder: 'glossary/GlossaryTip'},
  Gallery: {folder: 'front-door'},
  Hero: {folder: 'front-door'},
  IconEntry: {folder: 'reference'},
  MeasureFigure: {folder: 'figures'},
  NetworkDoctor: {folder: 'network-doctor', isDefault: true},
  NetworkRules: {folder: 'network-doctor/NetworkRules', isDefault: true},
  HangingProtocolPlayground: {folder: 'hanging-protocol'},
  Icon: {folder: 'reference'},
  LargeStudyFigure: {folder: 'figures'},
  PlanesFigure: {folder: 'figures'},
  PageSource: {folder: 'page-notes/PageSources'},
  PageSources: {folder: 'page-notes/PageSources'},
  Question: {folder: 'tutorials'},
  Since: {folder: 'page-notes/Badges'},
  SegmentationFigure: {folder: 'figures'},
  SourceDetail: {folder: 'page-notes/PageSources'},
  SubPathBuilder: {folder: 'sub-path-builder'},
  SubPathExample: {folder: 'sub-path-builder'},
  TutorialProgress: {folder: 'tutorials'},
  ToolbarFigure: {folder: 'figures'},
  ToolCards: {folder: 'tools/ToolCards', isDefault: true},
  TroubleshootingFinder: {folder: 'troubleshooting'},
  UnfoldAll: {folder: 'folded'},
  Unconfirmed: {folder: 'page-notes/Badges'},
  Until: {folder: 'page-notes/Badges'},
  UpgradeDoctor: {folder: 'upgrade-doctor', isDefault: true},
  UpgradeArea: {folder: 'upgrade-overview'},
  UpgradeOverview: {folder: 'upgrade-overview'},
  UpgradeTick: {folder: 'upgrade-overview'},
  UrlBuilder: {folder: 'url-builder'},
  UrlExplainer: {folder: 'url-builder'},
  UrlParameters: {folder: 'url-builder'},
  UrlTool: {folder: 'url-builder'},
  ViewerPicture: {folder: 'pictures', isDefault: true},
  WindowLevelFigure: {folder: 'figures'},
};

/** @param features the folders of `src/features` that the site has */
const ownComponents: Plugin<[readonly string[]], Root> =
  (features) => (tree) => {
    const used = new Set<string>();
    visit(tree, (node, index, parent) => {
      if (
        (node.type !== 'mdxJsxFlowElement' &&
          node.type !== 'mdxJsxTextElement') ||
        !Object.hasOwn(components, node.name ?? '')
      ) {
        return undefined;
      }
      const [feature] = components[node.name!]!.folder.split('/');
      if (features.includes(feature!)) {
        used.add(node.name!);
        return undefined;
      }
      parent!.children.splice(index!, 1, ...(node.children as RootContent[]));
      return [SKIP, index!];
    });
    tree.children.unshift(...[...used].sort().map(importOf));
  };

export default ownComponents;

function importOf(name: string): RootContent {
  const {folder, isDefault} = components[name]!;
  const source = `@site/src/features/${folder}`;
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
