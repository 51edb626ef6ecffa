/** What the packages of Cornerstone3D offer: exports, the members of their namespaces and enums, and the names of tools. */
import ts from 'typescript';
import type {Fact} from '../fact';
import type {Tree} from './tree';

export const membersOfEnum = (
  tree: Tree,
  {members}: ts.EnumDeclaration,
  owner: string,
): Fact[] =>
  members.map((member) => {
    const name = member.name.getText().replace(/^['"]|['"]$/g, '');
    const value = tree.valueOf(member.initializer);
    return tree.fact(member, 'enum-member', name, owner, {value});
  });

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
    return tree.checker
      .getTypeOfSymbolAtLocation(symbol, declaration)
      .getProperties()
      .map(({name}) => tree.fact(declaration, 'namespace-member', name, owner));
  }
  if (!declaration || !ts.isSourceFile(declaration)) {
    return [];
  }
  return tree.checker.getExportsOfModule(symbol).flatMap((exported): Fact[] => {
    const {name} = exported;
    const member = tree.targetOf(exported);
    const place = member.declarations?.[0];
    return !place || name === 'default'
      ? []
      : [
          tree.fact(place, 'namespace-member', name, owner),
          ...(owner.includes('.')
            ? []
            : membersOf(tree, member, `${owner}.${name}`)),
        ];
  });
}

const exportFacts = (tree: Tree): Fact[] =>
  tree.packages.flatMap(({folder, entry}) => {
    const owner = folder.replace('packages', '@cornerstonejs');
    return tree.exportsOf(entry).flatMap((symbol) => {
      const target = tree.targetOf(symbol);
      return [
        tree.fact(target.declarations![0]!, 'export', symbol.name, owner),
        ...membersOf(tree, target, symbol.name),
      ];
    });
  });

/** `static toolName = 'Length'`, or `LengthTool.toolName = 'Length'` */
function toolFacts(tree: Tree): Fact[] {
  const found: Fact[] = [];
  tree.eachNode((node) => {
    const value =
      ts.isPropertyDeclaration(node) && node.name.getText() === 'toolName'
        ? node.initializer
        : ts.isBinaryExpression(node) &&
            node.left.getText().endsWith('.toolName')
          ? node.right
          : undefined;
    const name = tree.textOf(value);
    if (name) {
      found.push(tree.fact(node, 'tool', name));
    }
  });
  return found;
}

export const cornerstone3dFacts = (tree: Tree): Fact[] => [
  ...exportFacts(tree),
  ...toolFacts(tree),
];
