/**
 * Reads names that other parts of the source only list: exports, components, types,
 * hotkeys, scripts.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Fact} from '../fact';
import {membersOf, targetOf} from './cornerstone3d';
import {shapeOf} from './shape';
import {
  eachNode,
  isFunction,
  itemsOf,
  meaning,
  pathOf,
  placeOf,
  propertiesOf,
  results,
  textOf,
  valueOf,
  type Tree,
} from './tree';

function declarationOf(
  tree: Tree,
  symbol: ts.Symbol,
): ts.Declaration | undefined {
  const target =
    symbol.flags & ts.SymbolFlags.Alias
      ? tree.checker.getAliasedSymbol(symbol)
      : symbol;
  return (
    target.valueDeclaration ??
    target.declarations?.[0] ??
    symbol.declarations?.[0]
  );
}

/** Names that a package of the checkout exports. */
export function exportFacts(tree: Tree): Fact[] {
  return tree.files.flatMap((file) => {
    const match =
      /^((?:platform|extensions|modes)\/[^/]+)\/src\/index\.(?:ts|tsx|js)$/.exec(
        pathOf(tree, file),
      );
    const moduleSymbol = tree.checker.getSymbolAtLocation(file);
    if (!match || !moduleSymbol) {
      return [];
    }
    const {name: owner} = JSON.parse(
      readFileSync(path.join(tree.root, match[1]!, 'package.json'), 'utf8'),
    ) as {name: string};
    return tree.checker.getExportsOfModule(moduleSymbol).flatMap((symbol) => {
      if (symbol.name === 'default') {
        return [];
      }
      const declaration = declarationOf(tree, symbol) ?? file;
      const value = ts.isVariableDeclaration(declaration)
        ? meaning(tree, declaration.initializer)
        : ts.isExportAssignment(declaration)
          ? meaning(tree, declaration.expression)
          : declaration;
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
          ? membersOf(tree, targetOf(tree, symbol), symbol.name)
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
  const look = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
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
    if (
      ts.isCallExpression(node) &&
      node.expression.getText() === 'Object.assign'
    ) {
      found.push(...assignedParts(tree, owner, node));
    }
    node.forEachChild(look);
  };
  look(declaration.getSourceFile());
  return found;
}

/** Names of types, interfaces and enums with their members, as far as a page can name them: those of the platform's packages. */
export function typeFacts(tree: Tree): Fact[] {
  const found = new Map<string, Fact>();
  const add = (fact: Fact) => {
    const key = `${fact.kind} ${fact.owner ?? ''} ${fact.name}`;
    if (!found.has(key)) {
      found.set(key, fact);
    }
  };
  eachNode(tree, (node) => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      add({kind: 'type', name: node.name.text, at: placeOf(tree, node)});
    }
    if (ts.isEnumDeclaration(node)) {
      const owner = node.name.text;
      add({kind: 'type', name: owner, at: placeOf(tree, node)});
      for (const member of node.members) {
        add({
          kind: 'enum-member',
          name: member.name.getText(),
          owner,
          at: placeOf(tree, member),
          value: valueOf(tree, member.initializer),
        });
      }
    }
  });
  return [...found.values()];
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
