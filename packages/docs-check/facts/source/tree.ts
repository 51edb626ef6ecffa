/** A checkout of the platform as parsed files, with constants, imports, spreads and returned values followed across them. Nothing is executed. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isAssignment, unwrap, walk} from '../../core/syntax';
import type {Fact} from '../fact';

export {isAssignment, walk};

/** Not part of what a release runs or offers. */
const leftOut =
  /(?:^|\/)(?:node_modules|dist|docs|__mocks__|__tests__|stories|testdata|testing)(?:\/|$)|\.(?:test|spec|stories)\.|\.min\.js$|\.d\.ts$|\/cypress\/|^packages\/[^/]+\/(?!src\/|package\.json)/;
const script = /\.(?:ts|tsx|js|jsx|mjs)$/;

const deepest = 12;

/** `{a, b: {c}}` -> a, b */
export const keysOf = (pattern: ts.BindingName): string[] =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements
        .filter((element) => !element.dotDotDotToken)
        .map((element) => (element.propertyName ?? element.name).getText())
    : [];

export type Function_ = ts.FunctionLikeDeclaration;

export const isFunction = (node: ts.Node | null): node is Function_ =>
  Boolean(
    node &&
    (ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node) ||
      ts.isMethodDeclaration(node)),
  );

export const fixedValues = new Map<ts.SyntaxKind, boolean | null>([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
]);

export class Tree {
  /** paths from the root, of every file that is not left out */
  readonly paths: string[];
  readonly files: ts.SourceFile[];
  /** with the file that each exports from, if it has one */
  readonly packages: {folder: string; name: string; entry?: ts.SourceFile}[];
  readonly checker: ts.TypeChecker;

  /** @throws if `root` is not a checkout of the platform, or of Cornerstone3D */
  constructor(readonly root: string) {
    const cores = ['platform/core/src', 'packages/core/src'];
    if (!cores.some((folder) => existsSync(path.join(root, folder)))) {
      throw new Error(
        `${root} is not a checkout of the platform or of Cornerstone3D: it contains neither ${cores.join(' nor ')}.`,
      );
    }
    this.paths = readdirSync(root, {recursive: true, encoding: 'utf8'})
      .map((p) => p.split(path.sep).join('/'))
      .filter((p) => !leftOut.test(p))
      .sort();
    const folders = this.paths.flatMap(
      (place) =>
        /^((?:platform|extensions|modes|packages)\/[^/]+)\/package\.json$/
          .exec(place)
          ?.slice(1) ?? [],
    );
    const packages = folders.map((folder) => {
      const text = this.read(`${folder}/package.json`);
      return {folder, name: (JSON.parse(text) as {name: string}).name};
    });
    const program = ts.createProgram(
      this.paths.filter((p) => script.test(p)).map((p) => path.join(root, p)),
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
    const wanted = new Set(this.paths);
    const byPath = new Map(
      program.getSourceFiles().map((file) => [this.pathOf(file), file]),
    );
    this.files = [...byPath].flatMap(([p, file]) =>
      wanted.has(p) ? [file] : [],
    );
    this.packages = packages.map((one) => ({
      ...one,
      entry: ['ts', 'tsx', 'js']
        .map((end) => byPath.get(`${one.folder}/src/index.${end}`))
        .find(Boolean),
    }));
    this.checker = program.getTypeChecker();
  }

  read(place: string): string {
    return readFileSync(path.join(this.root, place), 'utf8');
  }

  pathOf(file: ts.SourceFile): string {
    return path.relative(this.root, file.fileName).split(path.sep).join('/');
  }

  /** The first file whose path fits. */
  file(wanted: RegExp): ts.SourceFile | undefined {
    return this.files.find((file) => wanted.test(this.pathOf(file)));
  }

  /** What a file exports, also of other files. */
  exportsOf(file: ts.SourceFile | undefined): ts.Symbol[] {
    const module = file && this.checker.getSymbolAtLocation(file);
    return module ? this.checker.getExportsOfModule(module) : [];
  }

  /** `extensions/default/src/index.ts:12` */
  placeOf(node: ts.Node): string {
    const file = node.getSourceFile();
    const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
    return `${this.pathOf(file)}:${line + 1}`;
  }

  fact(
    node: ts.Node,
    kind: string,
    name: string,
    owner?: string,
    more: object = {},
  ): Fact {
    return {kind, name, owner, at: this.placeOf(node), ...more};
  }

  /** Every node of every file. */
  eachNode(visit: (node: ts.Node, where: string) => void): void {
    for (const file of this.files) {
      const where = this.pathOf(file);
      walk(file, (node) => visit(node, where));
    }
  }

  /** What a name refers to: the value of a constant, a function, or a class. Any other node is returned as it is. */
  meaning(node: ts.Node | undefined, depth = 0): ts.Node | null {
    if (!node || depth > deepest) {
      return null;
    }
    const expression = unwrap(node);
    if (ts.isPropertyAccessExpression(expression)) {
      const {expression: object, name} = expression;
      const found = this.propertiesOf(object, depth + 1).get(name.text);
      return this.meaning(found, depth + 1);
    }
    if (ts.isShorthandPropertyAssignment(expression)) {
      const symbol = this.checker.getShorthandAssignmentValueSymbol(expression);
      return this.declared(symbol, depth);
    }
    return ts.isIdentifier(expression)
      ? this.declared(this.checker.getSymbolAtLocation(expression), depth)
      : expression;
  }

  /** What an imported name is where it is declared. */
  targetOf(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias
      ? this.checker.getAliasedSymbol(symbol)
      : symbol;
  }

  declared(symbol: ts.Symbol | undefined, depth = 0): ts.Node | null {
    const target = symbol && this.targetOf(symbol);
    const declaration = target?.valueDeclaration ?? target?.declarations?.[0];
    if (!declaration) {
      return null;
    }
    if (
      ts.isVariableDeclaration(declaration) ||
      ts.isPropertyAssignment(declaration)
    ) {
      return this.meaning(declaration.initializer, depth + 1);
    }
    return ts.isExportAssignment(declaration)
      ? this.meaning(declaration.expression, depth + 1)
      : declaration;
  }

  /** What a function may return; for any other node, the node. */
  results(node: ts.Node | null, depth = 0): ts.Node[] {
    if (!node || !isFunction(node)) {
      return node ? [node] : [];
    }
    const found: ts.Node[] = [];
    const add = (value: ts.Expression) => {
      const result = this.meaning(value, depth + 1);
      if (result) {
        found.push(result);
      }
    };
    const look = (child: ts.Node) => {
      if (ts.isReturnStatement(child) && child.expression) {
        add(child.expression);
      }
      if (!isFunction(child)) {
        child.forEachChild(look);
      }
    };
    if (node.body && ts.isBlock(node.body)) {
      look(node.body);
    } else if (node.body) {
      add(node.body);
    }
    return found;
  }

  private returnedBy(call: ts.CallExpression, depth: number): ts.Node[] {
    const called = this.meaning(call.expression, depth + 1);
    return this.results(called, depth + 1).filter((value) => value !== call);
  }

  /** Keys and values of an object, or of the object that a call returns, including those that it spreads. */
  propertiesOf(node: ts.Node | undefined, depth = 0): Map<string, ts.Node> {
    const found = new Map<string, ts.Node>();
    const resolved = this.meaning(node, depth + 1);
    const addAll = (value: ts.Node) =>
      this.propertiesOf(value, depth + 1).forEach((v, k) => found.set(k, v));
    if (resolved && ts.isCallExpression(resolved)) {
      this.returnedBy(resolved, depth).forEach(addAll);
      // Object.freeze({…}), deepFreeze({…})
      const first = resolved.arguments[0];
      if (!found.size && first && ts.isObjectLiteralExpression(unwrap(first))) {
        addAll(first);
      }
    }
    if (!resolved || !ts.isObjectLiteralExpression(resolved)) {
      return found;
    }
    for (const property of resolved.properties) {
      if (ts.isSpreadAssignment(property)) {
        addAll(property.expression);
        continue;
      }
      const name = ts.isComputedPropertyName(property.name)
        ? this.textOf(property.name.expression, depth + 1)
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

  /** The items of an array, or of the array that a call or a condition results in, including those that it spreads. */
  itemsOf(node: ts.Node | undefined, depth = 0): ts.Node[] {
    const resolved = this.meaning(node, depth + 1);
    const ofAll = (nodes: ts.Node[]) =>
      nodes.flatMap((one) => this.itemsOf(one, depth + 1));
    if (!resolved) {
      return [];
    }
    if (ts.isConditionalExpression(resolved)) {
      return ofAll([resolved.whenTrue, resolved.whenFalse]);
    }
    if (ts.isCallExpression(resolved)) {
      const {expression: called} = resolved;
      return ts.isPropertyAccessExpression(called) &&
        /^(?:filter|concat|map)$/.test(called.name.text)
        ? this.itemsOf(called.expression, depth + 1)
        : ofAll(this.returnedBy(resolved, depth));
    }
    return ts.isArrayLiteralExpression(resolved)
      ? resolved.elements.flatMap((e) =>
          ts.isSpreadElement(e) ? this.itemsOf(e.expression, depth + 1) : [e],
        )
      : [];
  }

  /** The string that an expression evaluates to; null if it is not constant. */
  textOf(node: ts.Node | undefined, depth = 0): string | null {
    const resolved = this.meaning(node, depth + 1);
    if (!resolved) {
      return null;
    }
    if (ts.isStringLiteralLike(resolved)) {
      return resolved.text;
    }
    const joined = (parts: (string | null)[]) =>
      parts.includes(null) ? null : parts.join('');
    if (ts.isTemplateExpression(resolved)) {
      return joined([
        resolved.head.text,
        ...resolved.templateSpans.flatMap(({expression, literal}) => [
          this.textOf(expression, depth + 1),
          literal.text,
        ]),
      ]);
    }
    return ts.isBinaryExpression(resolved) &&
      resolved.operatorToken.kind === ts.SyntaxKind.PlusToken
      ? joined(
          [resolved.left, resolved.right].map((e) => this.textOf(e, depth + 1)),
        )
      : null;
  }

  /** A constant: a string, number, boolean, null, or an array of them. */
  valueOf(node: ts.Node | undefined): unknown {
    const resolved = this.meaning(node);
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
      const items = resolved.elements.map((e) => this.valueOf(e));
      return items.includes(undefined) ? undefined : items;
    }
    return this.textOf(resolved) ?? undefined;
  }
}
