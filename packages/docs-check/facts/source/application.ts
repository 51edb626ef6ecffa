/**
 * Reads the inputs of the code: configuration, options of data sources, URL parameters, and
 * variables of the build and the container.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Fact} from '../fact';
import {shippedConfigFacts, type ConfigValue} from './shipped-configs';
import {eachNode, placeOf, walk, type Tree} from './tree';

/** One fact for each name, with the first place and the number of places. */
class Reads {
  private readonly found = new Map<string, Fact>();

  constructor(
    private readonly kind: string,
    private readonly owner?: string,
  ) {}

  add(name: string, at: string, owner = this.owner) {
    const key = `${owner}.${name}`;
    if (!this.found.has(key)) {
      this.found.set(key, {
        kind: this.kind,
        name,
        ...(owner ? {owner} : {}),
        at,
      });
    }
  }

  get facts() {
    return [...this.found.values()];
  }
}

/** `{a, b: {c}}` -> a, b */
const keysOf = (pattern: ts.BindingName) =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements
        .filter((e) => !e.dotDotDotToken)
        .map((e) => (e.propertyName ?? e.name).getText())
    : [];

const plain = (node: ts.Node) =>
  node
    .getText()
    .replace(/\?\./g, '.')
    .replace(/[!\s]/g, '')
    .replace(/^\((\w+)as\w+\)/, '$1');

/** Reads of members of an object that is spelled in one of these ways, and what is taken out of it. */
function eachRead(
  tree: Tree,
  spelling: (text: string, file: string) => boolean,
  found: (key: string, node: ts.Node, where: string, nested: boolean) => void,
) {
  eachNode(tree, (node, where) => {
    if (ts.isPropertyAccessExpression(node)) {
      if (spelling(plain(node.expression), where)) {
        found(node.name.text, node, where, false);
      }
    }
    if (
      ts.isElementAccessExpression(node) &&
      ts.isStringLiteralLike(node.argumentExpression) &&
      spelling(plain(node.expression), where)
    ) {
      found(node.argumentExpression.text, node, where, false);
    }
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      spelling(plain(node.initializer).replace(/(?:\|\||\?\?)\{\}$/, ''), where)
    ) {
      for (const key of keysOf(node.name)) {
        found(key, node, where, false);
      }
    }
    // `function f({appConfig: {a, b}})`
    if (
      ts.isBindingElement(node) &&
      node.propertyName &&
      ts.isObjectBindingPattern(node.name) &&
      spelling(node.propertyName.getText(), where)
    ) {
      for (const key of keysOf(node.name)) {
        found(key, node, where, false);
      }
    }
  });
}

const ofObject = new Set([
  'hasOwnProperty',
  'length',
  'map',
  'forEach',
  'filter',
  'find',
  'push',
  'then',
  'call',
]);

export function configFacts(tree: Tree): Fact[] {
  const reads = new Reads('config-key', 'window.config');
  eachRead(
    tree,
    (text, where) =>
      where !== 'platform/app/public/app-config.js' &&
      (/^(?:this\.|props\.)?_?appConfig$|^window\.config$|^useAppConfig\(\)(?:\[0\])?$|^(?:this\._?)?extensionManager\._?appConfig$/.test(
        text,
      ) ||
        (/platform\/app\/src\/(?:App\.tsx|loadDynamicConfig\.js)$/.test(
          where,
        ) &&
          /^(?:appConfigState|config)$/.test(text))),
    (key, node) => {
      if (!ofObject.has(key) && !isWritten(node)) {
        reads.add(key, placeOf(tree, node));
      }
    },
  );
  return reads.facts;
}

/** Members of the declared type, and of the object types in it, each with the path of its owner. */
function declaredParts(
  tree: Tree,
  members: ts.NodeArray<ts.TypeElement>,
  owner: string,
  reads: Reads,
): void {
  for (const member of members) {
    if (!member.name || !ts.isPropertySignature(member)) {
      continue;
    }
    const name = member.name.getText();
    reads.add(name, placeOf(tree, member), owner);
    walk(member, (node) => {
      if (ts.isTypeLiteralNode(node) && node.parent !== member.parent) {
        declaredParts(tree, node.members, `${owner}.${name}`, reads);
      }
    });
  }
}

/** Keys of a configuration that is shipped, and of the objects in it; those of a list belong to the list. */
function shippedParts(
  value: ConfigValue | undefined,
  owner: string,
  add: (name: string, owner: string) => void,
): void {
  if (Array.isArray(value)) {
    value.forEach((item) => shippedParts(item, owner, add));
  } else if (value && typeof value === 'object' && 'pairs' in value) {
    for (const [name, part] of value.pairs) {
      add(name, owner);
      if (
        /^window\.config(?:\.(?:dataSources|oidc)\b|$)/.test(`${owner}.${name}`)
      ) {
        shippedParts(part, `${owner}.${name}`, add);
      }
    }
  }
}

/**
 * Keys of the configuration, with their objects, that the platform declares, ships, or reads. One that
 * is here and that is no `config-key` is not read.
 */
export function configPartFacts(tree: Tree): Fact[] {
  const parts = new Reads('config-part');
  eachNode(tree, (node, where) => {
    if (
      ts.isInterfaceDeclaration(node) &&
      node.name.text === 'Config' &&
      where.endsWith('/AppTypes.ts')
    ) {
      declaredParts(tree, node.members, 'window.config', parts);
    }
  });
  for (const {at, config} of shippedConfigFacts(tree)) {
    shippedParts(config as ConfigValue, 'window.config', (name, owner) =>
      parts.add(name, at, owner),
    );
  }
  const below =
    /(?:^|\.)_?(?:appConfig|window\.config)\.(\w+)$|^(WhiteLabeling)$/;
  eachRead(
    tree,
    (text) => below.test(text),
    (key, node) => {
      const from = ts.isPropertyAccessExpression(node)
        ? node.expression
        : undefined;
      const [, parent, prop] = (from && below.exec(plain(from))) ?? [];
      // The header gets `whiteLabeling` as a prop.
      const owner = prop ? 'whiteLabeling' : parent;
      if (owner && !ofObject.has(key) && !isWritten(node)) {
        parts.add(key, placeOf(tree, node), `window.config.${owner}`);
      }
    },
  );
  for (const {name, at} of dataSourceFacts(tree)) {
    const path = `window.config.dataSources.configuration.${name}`;
    const dot = path.lastIndexOf('.');
    parts.add(path.slice(dot + 1), at, path.slice(0, dot));
  }
  return parts.facts;
}

const isWritten = (node: ts.Node) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Folder of a data source -> its name in a namespace. */
const sources: [RegExp, string][] = [
  [/DicomWebDataSource\//, 'dicomweb'],
  [/DicomWebProxyDataSource\//, 'dicomwebproxy'],
  [/DicomJSONDataSource\//, 'dicomjson'],
  [/DicomLocalDataSource\//, 'dicomlocal'],
  [/MergeDataSource\//, 'merge'],
];

export function dataSourceFacts(tree: Tree): Fact[] {
  const reads = new Reads('data-source-option');
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
    (key, node, where) => {
      if (ofObject.has(key) || isWritten(node)) {
        return;
      }
      const nested = /\.(\w*URI)$/.exec(
        ts.isPropertyAccessExpression(node) ? plain(node.expression) : '',
      );
      reads.add(
        nested ? `${nested[1]}.${key}` : `${prefixOf(node)}${key}`,
        placeOf(tree, node),
        ownerOf(where) ?? 'any',
      );
    },
  );
  readsByText(tree, reads);
  return reads.facts;
}

/** `const {startsWith} = uriConfig`: an option of an option, which the data source hands on under another name. */
function prefixOf(node: ts.Node): string {
  const from = ts.isVariableDeclaration(node)
    ? (node.initializer?.getText() ?? '')
    : ts.isPropertyAccessExpression(node)
      ? plain(node.expression)
      : '';
  if (from === 'uriConfig') {
    return 'bulkDataURI.';
  }
  return from === 'seriesMerge' ? 'seriesMerge.' : '';
}

/** Options that are read with a computed name, or by core under another one: found by their text. */
const byText: [string, RegExp, string][] = [
  ['imageRendering', /DicomWebDataSource\/utils\/getImageId/, 'dicomweb'],
  ['thumbnailRendering', /DicomWebDataSource\/utils\/getImageId/, 'dicomweb'],
  ['qidoSupportsIncludeField', /DicomWebDataSource\/qido/, 'dicomweb'],
  [
    'supportsStow',
    /ExtensionManager\.ts$|createReportDialogPrompt/,
    'dicomweb',
  ],
];

function readsByText(tree: Tree, reads: Reads) {
  eachNode(tree, (node, where) => {
    const text =
      ts.isStringLiteralLike(node) || ts.isIdentifier(node) ? node.text : '';
    for (const [name, files, owner] of byText) {
      if (text === name && files.test(where)) {
        reads.add(name, placeOf(tree, node), owner);
      }
    }
  });
}

export function urlFacts(tree: Tree): Fact[] {
  const reads = new Reads('url-parameter');
  const onQuery =
    /(?:query|params?|searchParams|hash\w*|lowerCaseSearchParams)(?:\(\))?$/i;
  eachNode(tree, (node, where) => {
    if (!ts.isCallExpression(node) || where.startsWith('platform/ui')) {
      return;
    }
    const called = plain(node.expression);
    const [first, second] = node.arguments;
    const split = /(?:^|\.)getSplitParam$/.test(called);
    const method = /^(.*)\.(?:get|getAll|has)$/s.exec(called);
    const receiver = method?.[1] ?? '';
    if (
      !split &&
      !(onQuery.test(receiver) || /newURL(?:SearchParams)?\(/.test(receiver))
    ) {
      return;
    }
    const argument = first ?? second;
    if (argument && ts.isStringLiteralLike(argument)) {
      reads.add(argument.text, placeOf(tree, node));
    }
  });
  // Not asked for with `get`: compared as text, or by the language detector.
  eachNode(tree, (node, where) => {
    if (!ts.isStringLiteralLike(node)) {
      return;
    }
    const parent = node.parent;
    if (
      (ts.isPropertyAssignment(parent) &&
        parent.name.getText() === 'lookupQuerystring') ||
      (ts.isCallExpression(parent) && /^launchAll$/.test(node.text)) ||
      (where.includes('DicomJSONDataSource/index') &&
        /^SeriesInstanceUIDs$/.test(node.text))
    ) {
      reads.add(node.text, placeOf(tree, node));
    }
  });
  return reads.facts;
}

/** `process.env.NAME` in sources and build files; `$NAME` and instructions in files of the container; assignments in scripts. */
export function variableFacts(tree: Tree): Fact[] {
  const reads = new Reads('environment-variable');
  eachNode(tree, (node) => {
    if (
      ts.isPropertyAccessExpression(node) &&
      plain(node.expression) === 'process.env'
    ) {
      reads.add(node.name.text, placeOf(tree, node));
    }
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      plain(node.initializer) === 'process.env'
    ) {
      for (const key of keysOf(node.name)) {
        reads.add(key, placeOf(tree, node));
      }
    }
  });
  for (const where of tree.paths) {
    const container = /^Dockerfile$|^\.docker\/.*\.(?:template|sh)$/.test(
      where,
    );
    if (!container && !where.endsWith('package.json')) {
      continue;
    }
    const lines = readFileSync(path.join(tree.root, where), 'utf8').split('\n');
    lines.forEach((line, i) => {
      const found = container
        ? line.matchAll(/\$\{?([A-Z][A-Z0-9_]+)\b|^(?:ARG|ENV) ([A-Z]\w+)/g)
        : line.matchAll(/(?:cross-env |"|\s)([A-Z][A-Z0-9_]{2,})=/g);
      for (const [, a, b] of found) {
        const name = a ?? b!;
        // Variables of nginx and the shell that the files only pass on.
        if (!/^(?:PATH|REQUEST_METHOD)$/.test(name)) {
          reads.add(name, `${where}:${i + 1}`);
        }
      }
    });
  }
  return reads.facts;
}
