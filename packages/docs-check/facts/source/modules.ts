/** Extensions and modes: module ids, commands, customizations, evaluators, hanging protocols, toolbar buttons. */
import ts from 'typescript';
import type {Fact} from '../fact';
import {shapeOf} from './shape';
import {isFunction, type Tree} from './tree';

type Keys = Map<string, ts.Node>;

/** `getPanelModule` -> `panelModule` */
const moduleType = (getter: string) =>
  getter.replace(/^get/, '').replace(/^[A-Z]/, (c) => c.toLowerCase());

/** Each package's default export: an object of hooks and getters. */
const packagesBelow = (tree: Tree, parent: string) =>
  tree.packages.flatMap(({folder, name, entry}) => {
    if (!entry || !folder.startsWith(`${parent}/`)) {
      return [];
    }
    const exported = tree.checker
      .getSymbolAtLocation(entry)
      ?.exports?.get(ts.InternalSymbolName.Default);
    const keys = tree.propertiesOf(tree.declared(exported) ?? undefined);
    return [{name, entry, keys}];
  });

/** Commands: the objects that each `definitions` of a commands module has. */
function commandFacts(tree: Tree, owner: string, value: ts.Node): Fact[] {
  const keys = tree.propertiesOf(value);
  const fallback = keys.get('defaultContext');
  return [...tree.propertiesOf(keys.get('definitions'))].map(
    ([name, definition]) => {
      const parts = tree.propertiesOf(definition);
      const fn = tree.meaning(parts.get('commandFn') ?? definition);
      const context = tree.textOf(parts.get('context') ?? fallback);
      return tree.fact(definition, 'command', name, owner, {
        context: context ?? undefined,
        options: isFunction(fn) ? shapeOf(fn).options?.[0] : undefined,
      });
    },
  );
}

function typeName(tree: Tree, node: ts.Node): string {
  const resolved = tree.meaning(node);
  const value = tree.valueOf(node);
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
}

/** Customization ids: keys of each entry's value (3.10), or `id` of the objects in it (3.9). */
function customizationFacts(tree: Tree, owner: string, entry: Keys): Fact[] {
  const module = tree.textOf(entry.get('name')) ?? '';
  const value = entry.get('value');
  const one = (name: string, node: ts.Node): Fact => {
    const fixed = tree.valueOf(node);
    return tree.fact(node, 'customization', name, owner, {
      module,
      scope: /^(?:default|global)$/.test(module) ? module : 'by reference',
      type: typeName(tree, node),
      default: typeof fixed === 'object' ? undefined : fixed,
    });
  };
  const byId = [value, ...tree.itemsOf(value)].flatMap((node) => {
    const id = tree.textOf(tree.propertiesOf(node).get('id'));
    return id && node ? [one(id, node)] : [];
  });
  return byId.length
    ? byId
    : [...tree.propertiesOf(value)].map(([id, node]) => one(id, node));
}

/** What else an entry of a module of some type has than its id. */
const readers: Record<
  string,
  (tree: Tree, owner: string, entry: Keys, name: string) => Fact[]
> = {
  customizationModule: customizationFacts,
  toolbarModule(tree, owner, entry, name) {
    const evaluates = tree.meaning(entry.get('evaluate'));
    const kind = entry.has('evaluate') ? 'evaluator' : 'toolbar-ui-type';
    const shape = isFunction(evaluates) ? shapeOf(evaluates) : {};
    return [tree.fact(entry.get('name')!, kind, name, owner, shape)];
  },
  hangingProtocolModule(tree, owner, entry, name) {
    const stages = tree.propertiesOf(entry.get('protocol')).get('stages');
    return [
      tree.fact(entry.get('name')!, 'hanging-protocol', name, owner),
      ...tree.itemsOf(stages).flatMap((stage) =>
        ['id', 'name'].flatMap((key) => {
          const text = tree.textOf(tree.propertiesOf(stage).get(key));
          return text
            ? [tree.fact(stage, 'hanging-protocol-stage', text, name)]
            : [];
        }),
      ),
    ];
  },
  utilityModule: (tree, owner, entry, name) =>
    [...tree.propertiesOf(entry.get('exports'))].map(([key, node]) =>
      tree.fact(node, 'utility-export', key, `${owner}.utilityModule.${name}`),
    ),
};

function moduleFacts(
  tree: Tree,
  owner: string,
  getter: string,
  fn: ts.Node,
): Fact[] {
  const type = moduleType(getter);
  const returned = tree.results(tree.meaning(fn));
  if (type === 'commandsModule') {
    return returned.flatMap((value) => commandFacts(tree, owner, value));
  }
  return returned
    .flatMap((value) => tree.itemsOf(value))
    .flatMap((item): Fact[] => {
      const entry = tree.propertiesOf(item);
      const place = entry.get('name');
      const name = tree.textOf(place);
      if (!place || !name) {
        return [];
      }
      const id = `${owner}.${type}.${name}`;
      const at = tree.placeOf(place);
      return [
        {kind: 'module', name: id, owner, type, entry: name, at},
        {kind: 'module-entry', name, type, at},
        ...(readers[type]?.(tree, owner, entry, name) ?? []),
      ];
    });
}

/** Buttons of the shipped modes, and customizations that code asks for by a fixed id, registered or not. */
function otherFacts(tree: Tree): Fact[] {
  const found: Fact[] = [];
  tree.eachNode((node, where) => {
    if (where.startsWith('modes/') && ts.isObjectLiteralExpression(node)) {
      const keys = tree.propertiesOf(node);
      const name = tree.textOf(keys.get('id'));
      const uiType = tree.textOf(keys.get('uiType'));
      const owner = where.split('/').slice(0, 2).join('/');
      if (name && uiType) {
        found.push(tree.fact(node, 'button', name, owner, {uiType}));
      }
    }
    const asked =
      ts.isCallExpression(node) &&
      /ustomizationService\??\.(?:getCustomization|get|getModeCustomization|getGlobalCustomization)$/.test(
        node.expression.getText(),
      ) &&
      tree.textOf(node.arguments[0]);
    if (asked) {
      found.push(tree.fact(node, 'customization-read', asked));
    }
  });
  return found;
}

const modeFacts = (tree: Tree): Fact[] =>
  packagesBelow(tree, 'modes').flatMap(({name, entry, keys}) => {
    const properties = tree
      .results(tree.meaning(keys.get('modeFactory')))
      .flatMap((result) => [...tree.propertiesOf(result)]);
    const route = properties.find(([key]) => key === 'routeName')?.[1];
    const routeName = route && tree.textOf(route);
    return [
      tree.fact(entry, 'package', name, undefined, {type: 'mode', routeName}),
      ...properties.map(([key, node]) =>
        tree.fact(node, 'mode-property', key, name),
      ),
    ];
  });

/** Types of modules, and the getter of each: the extension manager puts its name together. */
function moduleTypeFacts(tree: Tree): Fact[] {
  const exported = tree
    .file(/\/MODULE_TYPES\.js$/)
    ?.statements.find(ts.isExportAssignment);
  return [...tree.propertiesOf(exported?.expression)].flatMap(([key, node]) => {
    const name = tree.textOf(node) ?? '';
    const getter = `get${name.replace(/^./, (first) => first.toUpperCase())}`;
    return [
      tree.fact(node, 'module-type', name, undefined, {key}),
      tree.fact(node, 'module-getter', getter),
    ];
  });
}

/** Packages that are neither an extension nor a mode. */
const libraryFacts = (tree: Tree): Fact[] =>
  tree.packages
    .filter(({folder}) => folder.startsWith('platform/'))
    .map(({folder, name}) => {
      const at = `${folder}/package.json:1`;
      return {kind: 'package', name, at, type: 'library'};
    });

const extensionFactsOf = (tree: Tree): Fact[] =>
  packagesBelow(tree, 'extensions').flatMap(({name, entry, keys}) => {
    const owner = tree.textOf(keys.get('id')) ?? name;
    return [
      tree.fact(entry, 'package', name, undefined, {type: 'extension'}),
      ...[...keys].flatMap(([key, node]) => [
        tree.fact(node, 'extension-property', key, owner),
        ...(/^get\w+Module$/.test(key)
          ? moduleFacts(tree, owner, key, node)
          : []),
      ]),
    ];
  });

export const extensionFacts = (tree: Tree): Fact[] => [
  ...extensionFactsOf(tree),
  ...libraryFacts(tree),
  ...moduleTypeFacts(tree),
  ...modeFacts(tree),
  ...otherFacts(tree),
];
