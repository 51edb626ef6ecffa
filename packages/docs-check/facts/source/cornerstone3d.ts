/** What the packages of Cornerstone3D offer: exports, the members of their namespaces and enums, and the names of tools. */
import ts from 'typescript';
import type {Fact} from '../fact';
import {eachNode, placeOf, targetOf, textOf, valueOf, type Tree} from './tree';

export const membersOfEnum = (
  tree: Tree,
  {members}: ts.EnumDeclaration,
  owner: string,
): Fact[] =>
  members.map((member) => ({
    kind: 'enum-member',
    name: member.name.getText().replace(/^['"]|['"]$/g, ''),
    owner,
    at: placeOf(tree, member),
    value: valueOf(tree, member.initializer),
  }));

/** The members of an enum, or of a namespace and what is in it. */
export function membersOf(
  tree: Tree,
  symbol: ts.Symbol,
  owner: string,
): Fact[] {
  const declaration = symbol.declarations?.[0];
  if (declaration && ts.isEnumDeclaration(declaration)) {
    return membersOfEnum(tree, declaration, owner);
  }
  // An object that is put together of modules.
  if (
    declaration &&
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer &&
    ts.isObjectLiteralExpression(declaration.initializer)
  ) {
    const at = placeOf(tree, declaration);
    return tree.checker
      .getTypeOfSymbolAtLocation(symbol, declaration)
      .getProperties()
      .map(({name}) => ({kind: 'namespace-member', name, owner, at}));
  }
  if (!declaration || !ts.isSourceFile(declaration)) {
    return [];
  }
  return tree.checker.getExportsOfModule(symbol).flatMap((exported): Fact[] => {
    const member = targetOf(tree, exported);
    const place = member.declarations?.[0];
    return !place || exported.name === 'default'
      ? []
      : [
          {
            kind: 'namespace-member',
            name: exported.name,
            owner,
            at: placeOf(tree, place),
          },
          ...(owner.includes('.')
            ? []
            : membersOf(tree, member, `${owner}.${exported.name}`)),
        ];
  });
}

const exportFacts = (tree: Tree): Fact[] =>
  tree.packages.flatMap(({folder, entry}) => {
    const exported = entry && tree.checker.getSymbolAtLocation(entry);
    if (!exported) {
      return [];
    }
    return tree.checker.getExportsOfModule(exported).flatMap((symbol) => {
      const target = targetOf(tree, symbol);
      const at = placeOf(tree, target.declarations?.[0] ?? entry);
      const owner = folder.replace('packages', '@cornerstonejs');
      return [
        {kind: 'export', name: symbol.name, owner, at},
        ...membersOf(tree, target, symbol.name),
      ];
    });
  });

/** `static toolName = 'Length'`, or `LengthTool.toolName = 'Length'` */
function toolFacts(tree: Tree): Fact[] {
  const found: Fact[] = [];
  eachNode(tree, (node) => {
    const value =
      ts.isPropertyDeclaration(node) && node.name.getText() === 'toolName'
        ? node.initializer
        : ts.isBinaryExpression(node) &&
            node.left.getText().endsWith('.toolName')
          ? node.right
          : undefined;
    const name = textOf(tree, value);
    if (name) {
      found.push({kind: 'tool', name, at: placeOf(tree, node)});
    }
  });
  return found;
}

export const cornerstone3dFacts = (tree: Tree): Fact[] => [
  ...exportFacts(tree),
  ...toolFacts(tree),
];
