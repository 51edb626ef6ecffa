/**
 * Reads names that other parts of the source only list: exports, components, types,
 * hotkeys, scripts.
 */
import ts from 'typescript';
import type {Fact} from '../fact';
import {membersOf, membersOfEnum} from './cornerstone3d';
import {shapeOf} from './shape';
import {isAssignment, isFunction, walk, type Tree} from './tree';

/** Names that a package of the checkout exports. */
export function exportFacts(tree: Tree): Fact[] {
  return tree.packages.flatMap(({name: owner, entry}) =>
    tree
      .exportsOf(entry)
      .filter(({name}) => name !== 'default')
      .flatMap((symbol) => exportFact(tree, symbol, owner)),
  );
}

function exportFact(tree: Tree, symbol: ts.Symbol, owner: string): Fact[] {
  const {name} = symbol;
  const target = tree.targetOf(symbol);
  const declaration =
    target.valueDeclaration ??
    target.declarations?.[0] ??
    symbol.declarations![0]!;
  const value = tree.declared(symbol);
  const isType =
    ts.isInterfaceDeclaration(declaration) ||
    ts.isTypeAliasDeclaration(declaration);
  const isComponent =
    /^[A-Z]/.test(name) &&
    /\.[jt]sx$/.test(declaration.getSourceFile().fileName);
  const type = isComponent
    ? 'component'
    : isFunction(value)
      ? 'function'
      : undefined;
  // The props that a component destructures.
  const props =
    isComponent && isFunction(value) ? shapeOf(value).options?.[0] : undefined;
  const members =
    value && ts.isObjectLiteralExpression(value)
      ? [...tree.propertiesOf(value)]
      : [];
  return [
    tree.fact(declaration, isType ? 'type' : 'export', name, owner, {
      type,
      props,
    }),
    ...(owner.startsWith('@ohif/ui') && ts.isSourceFile(declaration)
      ? membersOf(tree, target, name)
      : []),
    ...(isComponent ? partsOf(tree, name, declaration) : []),
    ...members.map(([key, node]) =>
      tree.fact(node, 'namespace-member', key, name),
    ),
  ];
}

/** The keys of the object that `Object.assign` puts on a component, and those of its parts. */
function assignedParts(
  tree: Tree,
  owner: string,
  node: ts.Node | null,
): Fact[] {
  if (
    !node ||
    !ts.isCallExpression(node) ||
    node.expression.getText() !== 'Object.assign'
  ) {
    return [];
  }
  return [...tree.propertiesOf(node.arguments[1])].flatMap(([name, value]) => [
    tree.fact(value, 'component-part', name, owner),
    ...assignedParts(tree, `${owner}.${name}`, tree.meaning(value)),
  ]);
}

/** `Numeric.SingleRange = …`, and `Object.assign(Numeric, {…})`, in the component's file. */
function partsOf(
  tree: Tree,
  owner: string,
  declaration: ts.Declaration,
): Fact[] {
  const found: Fact[] = [];
  walk(declaration.getSourceFile(), (node) => {
    if (
      isAssignment(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.expression.getText().replace(/Component$|Root$/, '') ===
        owner.replace(/Component$/, '')
    ) {
      found.push(tree.fact(node, 'component-part', node.left.name.text, owner));
    }
    found.push(...assignedParts(tree, owner, node));
  });
  return found;
}

/** Names of types, interfaces and enums with their members, as far as a page can name them: those of the platform's packages. */
export function typeFacts(tree: Tree): Fact[] {
  const found: Fact[] = [];
  tree.eachNode((node) => {
    if (
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node)
    ) {
      found.push(tree.fact(node, 'type', node.name.text));
    }
    if (ts.isEnumDeclaration(node)) {
      found.push(...membersOfEnum(tree, node, node.name.text));
    }
  });
  const named = new Map<string, Fact>();
  for (const fact of found.reverse()) {
    named.set(`${fact.kind} ${fact.owner} ${fact.name}`, fact);
  }
  return [...named.values()];
}

/** Default hotkeys: the bindings that core declares and the customization of 3.10 or the manager takes. */
export function hotkeyFacts(tree: Tree): Fact[] {
  const file = tree.file(/core\/src\/defaults\/hotkeyBindings\.(?:ts|js)$/);
  const exported = file?.statements.find(ts.isExportAssignment);
  return tree
    .results(tree.meaning(exported?.expression))
    .flatMap((value) => tree.itemsOf(value))
    .flatMap((item): Fact[] => {
      const keys = tree.propertiesOf(item);
      const command = tree.textOf(keys.get('commandName'));
      if (!command) {
        return [];
      }
      const options = [...tree.propertiesOf(keys.get('commandOptions'))].map(
        ([k, v]) => [k, tree.valueOf(v)] as const,
      );
      return [
        tree.fact(item, 'hotkey', command, undefined, {
          command,
          label: tree.textOf(keys.get('label')) ?? '',
          keys: tree.valueOf(keys.get('keys')),
          commandOptions: options.length
            ? Object.fromEntries(options)
            : undefined,
        }),
      ];
    });
}

/** Scripts of the root and of the application. */
export const scriptFacts = (tree: Tree): Fact[] =>
  ['package.json', 'platform/app/package.json'].flatMap((place) => {
    const text = tree.read(place);
    const {scripts} = JSON.parse(text) as {scripts: Record<string, string>};
    const lines = text.split('\n');
    return Object.keys(scripts).map((name): Fact => {
      const line = lines.findIndex((l) => l.includes(`"${name}":`)) + 1;
      return {kind: 'script', name, owner: place, at: `${place}:${line}`};
    });
  });
