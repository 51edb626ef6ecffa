/** Extensions and modes: module ids, commands, customizations, evaluators, hanging protocols, toolbar buttons. */
import ts from 'typescript';
import type {Fact} from '../fact';
import {shapeOf} from './shape';
import {
  declared,
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

/** `getPanelModule` -> `panelModule` */
const moduleType = (getter: string) =>
  getter.replace(/^get/, '').replace(/^[A-Z]/, (c) => c.toLowerCase());

const packagesBelow = (tree: Tree, parent: string) =>
  tree.packages.flatMap(({folder, name, entry}) =>
    folder.startsWith(`${parent}/`) && entry ? [{name, entry}] : [],
  );

/** What the package exports as default: an object of hooks and getters. */
function defaultOf(tree: Tree, entry: ts.SourceFile): Map<string, ts.Node> {
  const moduleSymbol = tree.checker.getSymbolAtLocation(entry);
  const symbol = moduleSymbol?.exports?.get(ts.InternalSymbolName.Default);
  return propertiesOf(tree, symbol && (declared(tree, symbol) ?? undefined));
}

/** Commands: the objects that each `definitions` of a commands module has. */
function commandFacts(tree: Tree, owner: string, value: ts.Node): Fact[] {
  const keys = propertiesOf(tree, value);
  const fallback = textOf(tree, keys.get('defaultContext')) ?? undefined;
  return [...propertiesOf(tree, keys.get('definitions'))].map(
    ([name, definition]) => {
      const parts = propertiesOf(tree, definition);
      const fn = meaning(tree, parts.get('commandFn') ?? definition);
      const context = textOf(tree, parts.get('context')) ?? fallback;
      const shape = isFunction(fn) ? shapeOf(fn) : null;
      return {
        kind: 'command',
        name,
        owner,
        at: placeOf(tree, definition),
        ...(context ? {context} : {}),
        ...(shape?.options?.[0] ? {options: shape.options[0]} : {}),
      };
    },
  );
}

const typeName = (tree: Tree, node: ts.Node): string => {
  const resolved = meaning(tree, node);
  const value = valueOf(tree, node);
  if (value === null) {
    return 'null';
  }
  if (resolved && ts.isArrayLiteralExpression(resolved)) {
    return 'array';
  }
  if (value !== undefined) {
    return typeof value;
  }
  if (resolved && ts.isObjectLiteralExpression(resolved)) {
    return 'object';
  }
  return isFunction(resolved) || (resolved && ts.isClassDeclaration(resolved))
    ? 'function'
    : 'unknown';
};

/** Customization ids: keys of each entry's value (3.10), or `id` of the objects in it (3.9). */
function customizationFacts(
  tree: Tree,
  owner: string,
  entry: Map<string, ts.Node>,
): Fact[] {
  const moduleName = textOf(tree, entry.get('name')) ?? '';
  const value = entry.get('value');
  const one = (name: string, node: ts.Node): Fact => {
    const fixed = valueOf(tree, node);
    return {
      kind: 'customization',
      name,
      owner,
      at: placeOf(tree, node),
      module: moduleName,
      scope: /^(?:default|global)$/.test(moduleName)
        ? moduleName
        : 'by reference',
      type: typeName(tree, node),
      ...(fixed === undefined || typeof fixed === 'object'
        ? {}
        : {default: fixed}),
    };
  };
  const byId = [value, ...itemsOf(tree, value)].flatMap((node) => {
    const id = node ? textOf(tree, propertiesOf(tree, node).get('id')) : null;
    return id && node ? [one(id, node)] : [];
  });
  return byId.length
    ? byId
    : [...propertiesOf(tree, value)].map(([id, node]) => one(id, node));
}

function moduleFacts(
  tree: Tree,
  owner: string,
  getter: string,
  fn: ts.Node,
): Fact[] {
  const type = moduleType(getter);
  const returned = results(tree, meaning(tree, fn));
  if (type === 'commandsModule') {
    return returned.flatMap((value) => commandFacts(tree, owner, value));
  }
  return returned
    .flatMap((value) => itemsOf(tree, value))
    .flatMap((item): Fact[] => {
      const entry = propertiesOf(tree, item);
      const name = textOf(tree, entry.get('name'));
      if (!name) {
        return [];
      }
      const place = placeOf(tree, entry.get('name')!);
      const found: Fact[] = [
        {
          kind: 'module',
          name: `${owner}.${type}.${name}`,
          owner,
          type,
          entry: name,
          at: place,
        },
        {kind: 'module-entry', name, type, at: place},
      ];
      if (type === 'customizationModule') {
        found.push(...customizationFacts(tree, owner, entry));
      }
      if (type === 'toolbarModule') {
        const evaluates = meaning(tree, entry.get('evaluate'));
        found.push({
          kind: entry.has('evaluate') ? 'evaluator' : 'toolbar-ui-type',
          name,
          owner,
          at: place,
          ...(isFunction(evaluates) ? shapeOf(evaluates) : {}),
        });
      }
      if (type === 'hangingProtocolModule') {
        const stages = propertiesOf(tree, entry.get('protocol')).get('stages');
        found.push({kind: 'hanging-protocol', name, owner, at: place});
        for (const stage of itemsOf(tree, stages)) {
          const keys = propertiesOf(tree, stage);
          for (const key of ['id', 'name']) {
            const text = textOf(tree, keys.get(key));
            if (text) {
              found.push({
                kind: 'hanging-protocol-stage',
                name: text,
                owner: name,
                at: placeOf(tree, stage),
              });
            }
          }
        }
      }
      if (type === 'utilityModule') {
        for (const [key, node] of propertiesOf(tree, entry.get('exports'))) {
          found.push({
            kind: 'utility-export',
            name: key,
            owner: `${owner}.${type}.${name}`,
            at: placeOf(tree, node),
          });
        }
      }
      return found;
    });
}

/** Buttons of the shipped modes: objects with `id` and `uiType` in a file of a mode. */
function buttonFacts(tree: Tree): Fact[] {
  const found: Fact[] = [];
  eachNode(tree, (node, where) => {
    if (!where.startsWith('modes/') || !ts.isObjectLiteralExpression(node)) {
      return;
    }
    const keys = propertiesOf(tree, node);
    const name = textOf(tree, keys.get('id'));
    const uiType = textOf(tree, keys.get('uiType'));
    if (name && uiType) {
      found.push({
        kind: 'button',
        name,
        owner: where.split('/').slice(0, 2).join('/'),
        at: placeOf(tree, node),
        uiType,
      });
    }
  });
  return found;
}

/** Customizations that code asks for by a fixed id, registered or not. */
function customizationReads(tree: Tree): Fact[] {
  const found: Fact[] = [];
  eachNode(tree, (node) => {
    if (
      ts.isCallExpression(node) &&
      /ustomizationService\??\.(?:getCustomization|get|getModeCustomization|getGlobalCustomization)$/.test(
        node.expression.getText(),
      )
    ) {
      const name = textOf(tree, node.arguments[0]);
      if (name) {
        found.push({kind: 'customization-read', name, at: placeOf(tree, node)});
      }
    }
  });
  return found;
}

function modeFacts(tree: Tree): Fact[] {
  return packagesBelow(tree, 'modes').flatMap(({name, entry}) => {
    const factory = meaning(tree, defaultOf(tree, entry).get('modeFactory'));
    const keys = results(tree, factory).flatMap((r) => [
      ...propertiesOf(tree, r),
    ]);
    const route = keys.find(([key]) => key === 'routeName');
    return [
      {
        kind: 'package',
        name,
        at: placeOf(tree, entry),
        type: 'mode',
        ...(route ? {routeName: textOf(tree, route[1])} : {}),
      },
      ...keys.map(([key, node]): Fact => ({
        kind: 'mode-property',
        name: key,
        owner: name,
        at: placeOf(tree, node),
      })),
    ];
  });
}

/** Types of modules, and the getter of each: the extension manager puts its name together. */
function moduleTypeFacts(tree: Tree): Fact[] {
  const file = tree.files.find((f) =>
    pathOf(tree, f).endsWith('/MODULE_TYPES.js'),
  );
  const exported = file?.statements.find(ts.isExportAssignment);
  return [...propertiesOf(tree, exported?.expression)].flatMap(
    ([key, node]): Fact[] => {
      const name = textOf(tree, node) ?? '';
      const at = placeOf(tree, node);
      const getter = `get${name.replace(/^./, (first) => first.toUpperCase())}`;
      return [
        {kind: 'module-type', name, at, key},
        {kind: 'module-getter', name: getter, at},
      ];
    },
  );
}

/** Packages that are neither an extension nor a mode. */
const libraryFacts = (tree: Tree): Fact[] =>
  tree.packages
    .filter(({folder}) => folder.startsWith('platform/'))
    .map(({folder, name}) => ({
      kind: 'package',
      name,
      at: `${folder}/package.json:1`,
      type: 'library',
    }));

export function extensionFacts(tree: Tree): Fact[] {
  const extensions = packagesBelow(tree, 'extensions').flatMap(
    ({name, entry}) => {
      const keys = defaultOf(tree, entry);
      const owner = textOf(tree, keys.get('id')) ?? name;
      const found: Fact[] = [
        {kind: 'package', name, at: placeOf(tree, entry), type: 'extension'},
      ];
      for (const [key, node] of keys) {
        found.push({
          kind: 'extension-property',
          name: key,
          owner,
          at: placeOf(tree, node),
        });
        if (/^get\w+Module$/.test(key)) {
          found.push(...moduleFacts(tree, owner, key, node));
        }
      }
      return found;
    },
  );
  return [
    ...extensions,
    ...libraryFacts(tree),
    ...moduleTypeFacts(tree),
    ...modeFacts(tree),
    ...buttonFacts(tree),
    ...customizationReads(tree),
  ];
}
