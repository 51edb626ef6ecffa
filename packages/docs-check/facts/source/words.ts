/**
 * Collects all names that the source uses: declarations, members, keys, imports,
 * attributes, identifier-like strings.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {eachNode, type Tree} from './tree';

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
  if (ts.isVariableDeclaration(parent)) {
    let ancestor: ts.Node = parent;
    while (ancestor.parent && !ts.isSourceFile(ancestor.parent)) {
      ancestor = ancestor.parent;
    }
    return !ts.isVariableStatement(ancestor);
  }
  return !outside.some((gives) => gives(parent));
}

export function sourceWords(tree: Tree): Set<string> {
  const words = new Set<string>();
  const add = (text: string) => {
    if (identifierLike.test(text)) {
      words.add(text);
    }
  };
  eachNode(tree, (node) => {
    if (ts.isIdentifier(node)) {
      if (!isLocal(node)) {
        add(node.text);
      }
    } else if (ts.isStringLiteralLike(node)) {
      add(node.text);
    }
  });
  for (const place of tree.paths) {
    if (
      !/\.(?:json|sh|template)$|^Dockerfile$|^\.circleci\/config\.yml$/.test(
        place,
      )
    ) {
      continue;
    }
    if (/lock\.json$|\/assets\//.test(place)) {
      continue;
    }
    const text = readFileSync(path.join(tree.root, place), 'utf8');
    for (const [, key] of text.matchAll(/"([^"\n]{3,60})"\s*:/g)) {
      add(key!);
    }
    for (const [name] of text.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g)) {
      add(name);
    }
  }
  return words;
}
