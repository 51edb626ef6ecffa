/**
 * Reads the inputs of the code: configuration, options of data sources, URL parameters, and
 * variables of the build and the container.
 */
import ts from 'typescript';
import type {Fact} from '../fact';
import {
  isObject,
  shippedConfigFacts,
  type ConfigValue,
} from './shipped-configs';
import {isAssignment, keysOf, walk, type Tree} from './tree';

const plain = (node: ts.Node) =>
  node
    .getText()
    .replace(/\?\./g, '.')
    .replace(/[!\s]/g, '')
    .replace(/^\((\w+)as\w+\)/, '$1');

/** Members that every object has. */
const ofObject =
  /^(?:hasOwnProperty|length|map|forEach|filter|find|push|then|call)$/;

/** The keys that a node takes off an object, and how the object is spelled. */
function readsOf(node: ts.Node): {from: string; keys: string[]} | null {
  if (ts.isPropertyAccessExpression(node)) {
    return {from: plain(node.expression), keys: [node.name.text]};
  }
  if (
    ts.isElementAccessExpression(node) &&
    ts.isStringLiteralLike(node.argumentExpression)
  ) {
    const {expression, argumentExpression} = node;
    return {from: plain(expression), keys: [argumentExpression.text]};
  }
  if (ts.isVariableDeclaration(node) && node.initializer) {
    const from = plain(node.initializer).replace(/(?:\|\||\?\?)\{\}$/, '');
    return {from, keys: keysOf(node.name)};
  }
  // `function f({appConfig: {a, b}})`
  return ts.isBindingElement(node) && node.propertyName
    ? {from: node.propertyName.getText(), keys: keysOf(node.name)}
    : null;
}

/** Reads of members of an object that is spelled in one of these ways, and what is taken out of it. */
function eachRead(
  tree: Tree,
  isSpelled: (text: string, file: string) => boolean,
  found: (key: string, node: ts.Node, where: string) => void,
) {
  tree.eachNode((node, where) => {
    const reads = readsOf(node);
    if (
      reads &&
      !(isAssignment(node.parent) && node.parent.left === node) &&
      isSpelled(reads.from, where)
    ) {
      reads.keys
        .filter((key) => !ofObject.test(key))
        .forEach((key) => found(key, node, where));
    }
  });
}

const isConfig =
  /^(?:this\.|props\.)?_?appConfig$|^window\.config$|^useAppConfig\(\)(?:\[0\])?$|^(?:this\._?)?extensionManager\._?appConfig$/;

export function configFacts(tree: Tree): Fact[] {
  const facts: Fact[] = [];
  eachRead(
    tree,
    (text, where) =>
      where !== 'platform/app/public/app-config.js' &&
      (isConfig.test(text) ||
        (/platform\/app\/src\/(?:App\.tsx|loadDynamicConfig\.js)$/.test(
          where,
        ) &&
          /^(?:appConfigState|config)$/.test(text))),
    (key, node) =>
      facts.push(tree.fact(node, 'config-key', key, 'window.config')),
  );
  return facts;
}

type AddPart = (name: string, at: string, owner: string) => void;

/** Members of the declared type, and of the object types in it, each with the path of its owner. */
function declaredParts(
  tree: Tree,
  members: ts.NodeArray<ts.TypeElement>,
  owner: string,
  add: AddPart,
): void {
  for (const member of members.filter(ts.isPropertySignature)) {
    const name = member.name.getText();
    add(name, tree.placeOf(member), owner);
    walk(member, (node) => {
      if (ts.isTypeLiteralNode(node)) {
        declaredParts(tree, node.members, `${owner}.${name}`, add);
      }
    });
  }
}

/** Keys of a configuration that is shipped, and of the objects in it; those of a list belong to the list. */
function shippedParts(
  value: ConfigValue | undefined,
  at: string,
  owner: string,
  add: AddPart,
): void {
  if (Array.isArray(value)) {
    value.forEach((item) => shippedParts(item, at, owner, add));
  }
  for (const [name, part] of isObject(value) ? value.pairs : []) {
    add(name, at, owner);
    const inside = `${owner}.${name}`;
    if (/^window\.config(?:\.(?:dataSources|oidc)\b|$)/.test(inside)) {
      shippedParts(part, at, inside, add);
    }
  }
}

/**
 * Keys of the configuration, with their objects, that the platform declares, ships, or reads. One that
 * is here and that is no `config-key` is not read.
 */
export function configPartFacts(tree: Tree): Fact[] {
  const parts = new Map<string, Fact>();
  const add: AddPart = (name, at, owner) => {
    const known = parts.get(`${owner}.${name}`);
    parts.set(
      `${owner}.${name}`,
      known ?? {kind: 'config-part', name, owner, at},
    );
  };
  tree.eachNode((node, where) => {
    if (
      ts.isInterfaceDeclaration(node) &&
      node.name.text === 'Config' &&
      where.endsWith('/AppTypes.ts')
    ) {
      declaredParts(tree, node.members, 'window.config', add);
    }
  });
  for (const {at, config} of shippedConfigFacts(tree)) {
    shippedParts(config as ConfigValue, at, 'window.config', add);
  }
  const below =
    /(?:^|\.)_?(?:appConfig|window\.config)\.(\w+)$|^(WhiteLabeling)$/;
  eachRead(
    tree,
    (text) => below.test(text),
    (key, node) => {
      if (ts.isPropertyAccessExpression(node)) {
        const [, parent, prop] = below.exec(plain(node.expression))!;
        // The header gets `whiteLabeling` as a prop.
        const owner = prop ? 'whiteLabeling' : parent;
        add(key, tree.placeOf(node), `window.config.${owner}`);
      }
    },
  );
  for (const {name, at} of dataSourceFacts(tree)) {
    const path = `window.config.dataSources.configuration.${name}`;
    const dot = path.lastIndexOf('.');
    add(path.slice(dot + 1), at, path.slice(0, dot));
  }
  return [...parts.values()];
}

/** Folder of a data source -> its name in a namespace. */
const sources: [RegExp, string][] = [
  [/DicomWebDataSource\//, 'dicomweb'],
  [/DicomWebProxyDataSource\//, 'dicomwebproxy'],
  [/DicomJSONDataSource\//, 'dicomjson'],
  [/DicomLocalDataSource\//, 'dicomlocal'],
  [/MergeDataSource\//, 'merge'],
];

export function dataSourceFacts(tree: Tree): Fact[] {
  const facts: Fact[] = [];
  const add = (name: string, node: ts.Node, owner: string) =>
    facts.push(tree.fact(node, 'data-source-option', name, owner));
  const ownerOf = (where: string) =>
    sources.find(([folder]) => folder.test(where))?.[1];
  eachRead(
    tree,
    (text, where) =>
      /(?:^|\.)getConfig\(\)$/.test(text) ||
      (Boolean(ownerOf(where)) &&
        /^(?:this\.)?(?:dicom\w*Config(?:Copy)?|wadoConfig|mergeConfig|seriesMerge|uriConfig|config|configuration|dicomWebConfig\.\w*URI)$/.test(
          text,
        )),
    (key, node, where) =>
      add(prefixOf(node) + key, node, ownerOf(where) ?? 'any'),
  );
  tree.eachNode((node, where) => {
    if (
      (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) &&
      byText.get(node.text)?.test(where)
    ) {
      add(node.text, node, 'dicomweb');
    }
  });
  return facts;
}

/** `const {startsWith} = uriConfig`: an option of an option, which the data source may hand on under another name. */
function prefixOf(node: ts.Node): string {
  const {from} = readsOf(node)!;
  const nested =
    ts.isPropertyAccessExpression(node) && /\.(\w*URI)$/.exec(from)?.[1];
  const options: Record<string, string> = {
    uriConfig: 'bulkDataURI.',
    seriesMerge: 'seriesMerge.',
  };
  return nested ? `${nested}.` : (options[from] ?? '');
}

/** Options of `dicomweb` that are read by a computed name, or by core under another name: found as strings. */
const byText = new Map([
  ['imageRendering', /DicomWebDataSource\/utils\/getImageId/],
  ['thumbnailRendering', /DicomWebDataSource\/utils\/getImageId/],
  ['qidoSupportsIncludeField', /DicomWebDataSource\/qido/],
  ['supportsStow', /ExtensionManager\.ts$|createReportDialogPrompt/],
]);

/** The name that a call asks a query for. */
function askedFor(node: ts.CallExpression): string | null {
  const called = plain(node.expression);
  const receiver = /^(.*)\.(?:get|getAll|has)$/s.exec(called)?.[1] ?? '';
  const isQuery =
    /(?:^|\.)getSplitParam$/.test(called) ||
    /(?:query|params?|searchParams|hash\w*)(?:\(\))?$/i.test(receiver) ||
    /newURL(?:SearchParams)?\(/.test(receiver);
  const [name] = node.arguments;
  return isQuery && name && ts.isStringLiteralLike(name) ? name.text : null;
}

/** A name that is not asked for with `get`: compared as text, or by the language detector. */
const isCompared = ({parent, text}: ts.StringLiteralLike, where: string) =>
  (ts.isPropertyAssignment(parent) &&
    parent.name.getText() === 'lookupQuerystring') ||
  (ts.isCallExpression(parent) && text === 'launchAll') ||
  (where.includes('DicomJSONDataSource/index') &&
    text === 'SeriesInstanceUIDs');

export function urlFacts(tree: Tree): Fact[] {
  const facts: Fact[] = [];
  tree.eachNode((node, where) => {
    const name =
      ts.isCallExpression(node) && !where.startsWith('platform/ui')
        ? askedFor(node)
        : ts.isStringLiteralLike(node) && isCompared(node, where)
          ? node.text
          : null;
    if (name !== null) {
      facts.push(tree.fact(node, 'url-parameter', name));
    }
  });
  return facts;
}

/** `process.env.NAME` in sources and build files; `$NAME` and instructions in files of the container; assignments in scripts. */
export function variableFacts(tree: Tree): Fact[] {
  const kind = 'environment-variable';
  const facts: Fact[] = [];
  tree.eachNode((node) => {
    const reads = ts.isBindingElement(node) ? null : readsOf(node);
    if (reads?.from === 'process.env') {
      facts.push(...reads.keys.map((key) => tree.fact(node, kind, key)));
    }
  });
  for (const where of tree.paths) {
    const names = where.endsWith('package.json')
      ? /(?:cross-env |"|\s)([A-Z][A-Z0-9_]{2,})=/g
      : /^Dockerfile$|^\.docker\/.*\.(?:template|sh)$/.test(where)
        ? /(?:\$\{?|^(?:ARG|ENV) )([A-Z][A-Z0-9_]+)\b/g
        : null;
    const lines = names ? tree.read(where).split('\n') : [];
    lines.forEach((line, i) => {
      for (const [, name] of line.matchAll(names!)) {
        // Variables of nginx and the shell that the files only pass on.
        if (!/^(?:PATH|REQUEST_METHOD)$/.test(name!)) {
          facts.push({kind, name: name!, at: `${where}:${i + 1}`});
        }
      }
    });
  }
  return facts;
}
