/**
 * Reads names that other parts of the source only list: exports, components, types,
 * hotkeys, scripts.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Fact} from '../fact';
import {membersOf, membersOfEnum} from './cornerstone3d';
import {shapeOf} from './shape';
import {
  declared,
  eachNode,
  isAssignment,
  isFunction,
  itemsOf,
  meaning,
  pathOf,
  placeOf,
  propertiesOf,
  results,
  targetOf,
  textOf,
  valueOf,
  walk,
  type Tree,
} from './tree';

/** Names that a package of the checkout exports. */
export function exportFacts(tree: Tree): Fact[] {
  return tree.packages.flatMap(({name: owner, entry}) => {
    const moduleSymbol = entry && tree.checker.getSymbolAtLocation(entry);
    if (!moduleSymbol) {
      return [];
    }
    return tree.checker.getExportsOfModule(moduleSymbol).flatMap((symbol) => {
      if (symbol.name === 'default') {
        return [];
      }
      const target = targetOf(tree, symbol);
      const declaration =
        target.valueDeclaration ??
        target.declarations?.[0] ??
        symbol.declarations?.[0] ??
        entry;
      const value = declared(tree, symbol);
      const isType =
        ts.isInterfaceDeclaration(declaration) ||
        ts.isTypeAliasDeclaration(declaration);
      const component =
        /^[A-Z]/.test(symbol.name) &&
        /\.[jt]sx$/.test(declaration.getSourceFile().fileName);
      return [
        {
          kind: isType ? 'type' : 'export',
          name: symbol.name,
          owner,
          at: placeOf(tree, declaration),
          ...(component
            ? {type: 'component', ...propsOf(value)}
            : isFunction(value)
              ? {type: 'function'}
              : {}),
        },
        ...(owner.startsWith('@ohif/ui') && ts.isSourceFile(declaration)
          ? membersOf(tree, target, symbol.name)
          : []),
        ...(component ? partsOf(tree, symbol.name, declaration) : []),
        ...(value && ts.isObjectLiteralExpression(value)
          ? [...propertiesOf(tree, value)].map(([name, node]): Fact => ({
              kind: 'namespace-member',
              name,
              owner: symbol.name,
              at: placeOf(tree, node),
            }))
          : []),
      ];
    });
  });
}

/** What a component takes off its first parameter. */
const propsOf = (value: ts.Node | null) => {
  const props = isFunction(value) ? shapeOf(value).options?.[0] : undefined;
  return props ? {props} : {};
};

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
  return [...propertiesOf(tree, node.arguments[1])].flatMap(([name, value]) => [
    {kind: 'component-part', name, owner, at: placeOf(tree, value)},
    ...assignedParts(tree, `${owner}.${name}`, meaning(tree, value)),
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
      found.push({
        kind: 'component-part',
        name: node.left.name.text,
        owner,
        at: placeOf(tree, node),
      });
    }
    found.push(...assignedParts(tree, owner, node));
  });
  return found;
}

/** Names of types, interfaces and enums with their members, as far as a page can name them: those of the platform's packages. */
export function typeFacts(tree: Tree): Fact[] {
  const found: Fact[] = [];
  eachNode(tree, (node) => {
    if (
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node)
    ) {
      found.push({kind: 'type', name: node.name.text, at: placeOf(tree, node)});
    }
    if (ts.isEnumDeclaration(node)) {
      found.push(...membersOfEnum(tree, node, node.name.text));
    }
  });
  const named = new Map<string, Fact>();
  for (const fact of found.reverse()) {
    named.set(`${fact.kind} ${fact.owner ?? ''} ${fact.name}`, fact);
  }
  return [...named.values()];
}

/** Default hotkeys: the bindings that core declares and the customization of 3.10 or the manager takes. */
export function hotkeyFacts(tree: Tree): Fact[] {
  const file = tree.files.find((f) =>
    /core\/src\/defaults\/hotkeyBindings\.(?:ts|js)$/.test(pathOf(tree, f)),
  );
  if (!file) {
    return [];
  }
  const exported = file.statements.find(ts.isExportAssignment);
  const value = meaning(tree, exported?.expression);
  const list = value
    ? results(tree, value).flatMap((v) => itemsOf(tree, v))
    : [];
  return list.flatMap((item): Fact[] => {
    const keys = propertiesOf(tree, item);
    const command = textOf(tree, keys.get('commandName'));
    if (!command) {
      return [];
    }
    const options = [...propertiesOf(tree, keys.get('commandOptions'))].map(
      ([k, v]) => [k, valueOf(tree, v)] as const,
    );
    return [
      {
        kind: 'hotkey',
        name: command,
        at: placeOf(tree, item),
        command,
        label: textOf(tree, keys.get('label')) ?? '',
        keys: valueOf(tree, keys.get('keys')),
        ...(options.length
          ? {commandOptions: Object.fromEntries(options)}
          : {}),
      },
    ];
  });
}

/** Scripts of the root and of the application. */
export function scriptFacts(tree: Tree): Fact[] {
  return ['package.json', 'platform/app/package.json'].flatMap((place) => {
    const text = readFileSync(path.join(tree.root, place), 'utf8');
    const {scripts} = JSON.parse(text) as {scripts: Record<string, string>};
    const lines = text.split('\n');
    return Object.keys(scripts).map((name): Fact => {
      const line = lines.findIndex((l) => l.includes(`"${name}":`)) + 1;
      return {kind: 'script', name, owner: place, at: `${place}:${line}`};
    });
  });
}
