/** A checkout of the platform as parsed files, with constants, imports, spreads and returned values followed across them. Nothing is executed. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Not part of what a release runs or offers. */
const leftOut =
  /(?:^|\/)(?:node_modules|dist|docs|__mocks__|__tests__|stories|testdata|testing)(?:\/|$)|\.(?:test|spec|stories)\.|\.min\.js$|\.d\.ts$|\/cypress\/|^packages\/[^/]+\/(?!src\/|package\.json)/;
const script = /\.(?:ts|tsx|js|jsx|mjs)$/;

export type Tree = {
  root: string;
  /** paths from the root, of every file that is not left out */
  paths: string[];
  files: ts.SourceFile[];
  /** with the file that each exports from, if it has one */
  packages: {folder: string; name: string; entry?: ts.SourceFile}[];
  checker: ts.TypeChecker;
};

function pathsBelow(root: string): string[] {
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((p) => p.split(path.sep).join('/'))
    .filter((p) => !leftOut.test(p))
    .sort();
}

/** The packages that the checkout has. */
const packagesOf = (root: string, paths: string[]) =>
  paths.flatMap((place) => {
    const folder =
      /^((?:platform|extensions|modes|packages)\/[^/]+)\/package\.json$/.exec(
        place,
      )?.[1];
    if (!folder) {
      return [];
    }
    const text = readFileSync(path.join(root, place), 'utf8');
    return [{folder, name: (JSON.parse(text) as {name: string}).name}];
  });

/** @throws if `root` is not a checkout of the platform, or of Cornerstone3D */
export function readTree(root: string): Tree {
  const cores = ['platform/core/src', 'packages/core/src'];
  if (!cores.some((folder) => existsSync(path.join(root, folder)))) {
    throw new Error(
      `${root} is not a checkout of the platform or of Cornerstone3D: it contains neither ${cores.join(' nor ')}.`,
    );
  }
  const paths = pathsBelow(root);
  const packages = packagesOf(root, paths);
  const program = ts.createProgram(
    paths.filter((p) => script.test(p)).map((p) => path.join(root, p)),
    {
      allowJs: true,
      noLib: true,
      types: [],
      baseUrl: root,
      paths: Object.fromEntries(
        packages.flatMap(({folder, name}) => [
          [name, [`${folder}/src/index`]],
          [`${name}/*`, [`${folder}/*`]],
        ]),
      ),
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.Latest,
    },
  );
  const wanted = new Set(paths);
  const files = program
    .getSourceFiles()
    .filter((file) => wanted.has(pathOf({root}, file)));
  return {
    root,
    paths,
    files,
    packages: packages.map((one) => {
      const index = ['ts', 'tsx', 'js'].map(
        (end) => `${one.folder}/src/index.${end}`,
      );
      const entry = files.find((file) => index.includes(pathOf({root}, file)));
      return {...one, ...(entry ? {entry} : {})};
    }),
    checker: program.getTypeChecker(),
  };
}

export const pathOf = ({root}: {root: string}, file: ts.SourceFile) =>
  path.relative(root, file.fileName).split(path.sep).join('/');

/** `extensions/default/src/index.ts:12` */
export function placeOf(tree: Tree, node: ts.Node): string {
  const file = node.getSourceFile();
  const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
  return `${pathOf(tree, file)}:${line + 1}`;
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** Every node of every file. */
export function eachNode(
  tree: Tree,
  visit: (node: ts.Node, where: string) => void,
) {
  for (const file of tree.files) {
    const where = pathOf(tree, file);
    walk(file, (node) => visit(node, where));
  }
}

/** `a = b` */
export const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** `{a, b: {c}}` -> a, b */
export const keysOf = (pattern: ts.BindingName): string[] =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements
        .filter((element) => !element.dotDotDotToken)
        .map((element) => (element.propertyName ?? element.name).getText())
    : [];

function bare(node: ts.Node): ts.Node {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isNonNullExpression(inner) ||
    ts.isAwaitExpression(inner)
  ) {
    inner = inner.expression;
  }
  return inner;
}

export type Function_ = ts.FunctionLikeDeclaration;

export const isFunction = (node: ts.Node | null): node is Function_ =>
  Boolean(
    node &&
    (ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node) ||
      ts.isMethodDeclaration(node)),
  );

/** What a name stands for: the value of a constant, the function, the class; the node itself where it is not a name. */
export function meaning(
  tree: Tree,
  node: ts.Node | undefined,
  depth = 0,
): ts.Node | null {
  if (!node || depth > 12) {
    return null;
  }
  const expression = bare(node);
  if (ts.isPropertyAccessExpression(expression)) {
    const found = propertiesOf(tree, expression.expression, depth + 1).get(
      expression.name.text,
    );
    return found ? meaning(tree, found, depth + 1) : null;
  }
  if (ts.isShorthandPropertyAssignment(expression)) {
    return declared(
      tree,
      tree.checker.getShorthandAssignmentValueSymbol(expression),
      depth,
    );
  }
  if (!ts.isIdentifier(expression)) {
    return expression;
  }
  return declared(tree, tree.checker.getSymbolAtLocation(expression), depth);
}

/** What an imported name is where it is declared. */
export const targetOf = (tree: Tree, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias
    ? tree.checker.getAliasedSymbol(symbol)
    : symbol;

export function declared(
  tree: Tree,
  symbol: ts.Symbol | undefined,
  depth = 0,
): ts.Node | null {
  if (!symbol) {
    return null;
  }
  const target = targetOf(tree, symbol);
  const declaration = target.valueDeclaration ?? target.declarations?.[0];
  if (!declaration) {
    return null;
  }
  if (
    ts.isVariableDeclaration(declaration) ||
    ts.isPropertyAssignment(declaration)
  ) {
    return meaning(tree, declaration.initializer, depth + 1);
  }
  return ts.isExportAssignment(declaration)
    ? meaning(tree, declaration.expression, depth + 1)
    : declaration;
}

/** What a function may return; for any other node, what it means. */
export function results(
  tree: Tree,
  node: ts.Node | null,
  depth = 0,
): ts.Node[] {
  if (!node || depth > 12) {
    return [];
  }
  if (!isFunction(node)) {
    return [node];
  }
  if (!node.body) {
    return [];
  }
  if (!ts.isBlock(node.body)) {
    const result = meaning(tree, node.body, depth + 1);
    return result ? [result] : [];
  }
  const found: ts.Node[] = [];
  const look = (child: ts.Node) => {
    if (ts.isReturnStatement(child) && child.expression) {
      const value = meaning(tree, child.expression, depth + 1);
      if (value) {
        found.push(value);
      }
    }
    if (!isFunction(child)) {
      child.forEachChild(look);
    }
  };
  look(node.body);
  return found;
}

const returnedBy = (tree: Tree, call: ts.CallExpression, depth: number) =>
  results(tree, meaning(tree, call.expression, depth + 1), depth + 1).filter(
    (value) => value !== call,
  );

/** Keys and values of an object, with its spreads; of what a call returns, too. */
export function propertiesOf(
  tree: Tree,
  node: ts.Node | undefined,
  depth = 0,
): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  const resolved = meaning(tree, node, depth + 1);
  if (!resolved || depth > 12) {
    return found;
  }
  if (ts.isCallExpression(resolved)) {
    for (const value of returnedBy(tree, resolved, depth)) {
      for (const [k, v] of propertiesOf(tree, value, depth + 1)) {
        found.set(k, v);
      }
    }
    // Object.freeze({…}), deepFreeze({…})
    const first = resolved.arguments[0];
    if (!found.size && first && ts.isObjectLiteralExpression(bare(first))) {
      return propertiesOf(tree, first, depth + 1);
    }
    return found;
  }
  if (!ts.isObjectLiteralExpression(resolved)) {
    return found;
  }
  for (const property of resolved.properties) {
    if (ts.isSpreadAssignment(property)) {
      for (const [k, v] of propertiesOf(tree, property.expression, depth + 1)) {
        found.set(k, v);
      }
      continue;
    }
    const name = ts.isComputedPropertyName(property.name)
      ? textOf(tree, property.name.expression, depth + 1)
      : property.name.text;
    if (name !== null) {
      found.set(
        name,
        ts.isPropertyAssignment(property) ? property.initializer : property,
      );
    }
  }
  return found;
}

/** The items of an array, with its spreads; of what a call or a condition gives, too. */
export function itemsOf(
  tree: Tree,
  node: ts.Node | undefined | null,
  depth = 0,
): ts.Node[] {
  const resolved = node ? meaning(tree, node, depth + 1) : null;
  if (!resolved || depth > 12) {
    return [];
  }
  if (ts.isConditionalExpression(resolved)) {
    return [resolved.whenTrue, resolved.whenFalse].flatMap((n) =>
      itemsOf(tree, n, depth + 1),
    );
  }
  if (ts.isCallExpression(resolved)) {
    if (
      ts.isPropertyAccessExpression(resolved.expression) &&
      /^(?:filter|concat|map)$/.test(resolved.expression.name.text)
    ) {
      return itemsOf(tree, resolved.expression.expression, depth + 1);
    }
    return returnedBy(tree, resolved, depth).flatMap((value) =>
      itemsOf(tree, value, depth + 1),
    );
  }
  if (!ts.isArrayLiteralExpression(resolved)) {
    return [];
  }
  return resolved.elements.flatMap((e) =>
    ts.isSpreadElement(e) ? itemsOf(tree, e.expression, depth + 1) : [e],
  );
}

/** The text that an expression stands for, null where it is not fixed. */
export function textOf(
  tree: Tree,
  node: ts.Node | undefined,
  depth = 0,
): string | null {
  const resolved = meaning(tree, node, depth + 1);
  if (!resolved || depth > 12) {
    return null;
  }
  if (ts.isStringLiteralLike(resolved)) {
    return resolved.text;
  }
  if (ts.isTemplateExpression(resolved)) {
    let text = resolved.head.text;
    for (const span of resolved.templateSpans) {
      const part = textOf(tree, span.expression, depth + 1);
      if (part === null) {
        return null;
      }
      text += part + span.literal.text;
    }
    return text;
  }
  if (
    ts.isBinaryExpression(resolved) &&
    resolved.operatorToken.kind === ts.SyntaxKind.PlusToken
  ) {
    const left = textOf(tree, resolved.left, depth + 1);
    const right = textOf(tree, resolved.right, depth + 1);
    return left === null || right === null ? null : left + right;
  }
  return null;
}

export const fixedValues = new Map<ts.SyntaxKind, boolean | null>([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
]);

/** A fixed value: text, number, boolean, null, or an array of them. */
export function valueOf(tree: Tree, node: ts.Node | undefined): unknown {
  const resolved = meaning(tree, node);
  if (!resolved) {
    return undefined;
  }
  if (fixedValues.has(resolved.kind)) {
    return fixedValues.get(resolved.kind);
  }
  if (ts.isNumericLiteral(resolved)) {
    return Number(resolved.text);
  }
  if (ts.isArrayLiteralExpression(resolved)) {
    const items = resolved.elements.map((e) => valueOf(tree, e));
    return items.includes(undefined) ? undefined : items;
  }
  return textOf(tree, resolved) ?? undefined;
}
