/**
 * Collects all names that the source uses: declarations, members, keys, imports,
 * attributes, identifier-like strings.
 */
import ts from 'typescript';
import type {Tree} from './tree';

const identifierLike = /^[@A-Za-z_$][\w$@./:-]{2,59}$/;
/** What gives or uses a name that readers can meet. */
const outside: ((node: ts.Node) => boolean)[] = [
  ts.isPropertyAssignment,
  ts.isShorthandPropertyAssignment,
  ts.isBindingElement,
  ts.isParameter,
  ts.isClassElement,
  ts.isTypeElement,
  ts.isFunctionDeclaration,
  ts.isClassDeclaration,
  ts.isInterfaceDeclaration,
  ts.isTypeAliasDeclaration,
  ts.isEnumDeclaration,
  ts.isEnumMember,
  ts.isModuleDeclaration,
  ts.isImportSpecifier,
  ts.isImportClause,
  ts.isNamespaceImport,
  ts.isExportSpecifier,
  ts.isJsxAttribute,
  ts.isTypeReferenceNode,
  ts.isQualifiedName,
];

/** Local names are left out: readers never meet a variable inside a function. */
function isLocal(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) {
    return parent.name !== node;
  }
  if (!ts.isVariableDeclaration(parent)) {
    return !outside.some((gives) => gives(parent));
  }
  const isOfFile = (up: ts.Node) => up.parent && ts.isSourceFile(up.parent);
  return !ts.isVariableStatement(ts.findAncestor(parent, isOfFile)!);
}

export function sourceWords(tree: Tree): Set<string> {
  const words = new Set<string>();
  const add = (text: string) => {
    if (identifierLike.test(text)) {
      words.add(text);
    }
  };
  tree.eachNode((node) => {
    if (
      ts.isStringLiteralLike(node) ||
      (ts.isIdentifier(node) && !isLocal(node))
    ) {
      add(node.text);
    }
  });
  const files = tree.paths.filter(
    (place) =>
      /\.(?:json|sh|template)$|^Dockerfile$|^\.circleci\/config\.yml$/.test(
        place,
      ) && !/lock\.json$|\/assets\//.test(place),
  );
  for (const text of files.map((place) => tree.read(place))) {
    for (const [, key] of text.matchAll(/"([^"\n]{3,60})"\s*:/g)) {
      add(key!);
    }
    for (const [name] of text.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g)) {
      add(name);
    }
  }
  return words;
}
