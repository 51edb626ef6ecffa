/** Names that the tree uses, whatever for: declared names, members, keys, imports, attributes, identifier-like strings. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {hashOf, messagesIn} from '../messages';
import {eachNode, type Tree} from './tree';

const identifierLike = /^[@A-Za-z_$][\w$@./:-]{2,59}$/;
/** Local names are left out: a variable inside a function is nothing that a reader could meet. */
function isLocal(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) {
    return parent.name !== node;
  }
  if (ts.isVariableDeclaration(parent)) {
    let at: ts.Node = parent;
    while (at.parent && !ts.isSourceFile(at.parent)) {
      at = at.parent;
    }
    return !ts.isVariableStatement(at);
  }
  return !(
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isBindingElement(parent) ||
    ts.isParameter(parent) ||
    ts.isClassElement(parent) ||
    ts.isTypeElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isEnumDeclaration(parent) ||
    ts.isEnumMember(parent) ||
    ts.isModuleDeclaration(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isTypeReferenceNode(parent) ||
    ts.isQualifiedName(parent)
  );
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
  for (const path of tree.paths) {
    if (
      !/\.(?:json|sh|template)$|^Dockerfile$|^\.circleci\/config\.yml$/.test(
        path,
      )
    ) {
      continue;
    }
    if (/lock\.json$|\/assets\//.test(path)) {
      continue;
    }
    const text = readFileSync(join(tree.root, path), 'utf8');
    for (const [, key] of text.matchAll(/"([^"\n]{3,60})"\s*:/g)) {
      add(key!);
    }
    for (const [name] of text.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g)) {
      add(name);
    }
  }
  return words;
}

/** Messages that code prints, throws or shows, as hashes: the text stays the platform's. A part that is filled in at run time is `…`. */
export function messageHashes(tree: Tree): Set<string> {
  const hashes = new Set<string>();
  for (const file of tree.files) {
    const {outputText} = ts.transpileModule(file.text, {
      fileName: file.fileName.endsWith('.ts') ? 'a.ts' : 'a.tsx',
      compilerOptions: {
        target: ts.ScriptTarget.ESNext,
        module: ts.ModuleKind.ESNext,
        jsx: ts.JsxEmit.React,
      },
    });
    for (const message of messagesIn(outputText, 'module')) {
      hashes.add(hashOf(message));
    }
  }
  return hashes;
}
