/**
 * The visitor of TypeScript: finds each name of a sample, an inline expression or a JSX prop, and
 * tells the rules what its position makes it. A name that the code itself declares is its own; a
 * member of a service, manager or package is a pair.
 */
import ts from 'typescript';
import {isDataSource} from '../examples/config';
import domain from '../rules/domain.json';
import type {Place, RuleContext} from './context';
import type {Emit} from './rule';
import {propertyName} from './sample';
import {
  eventsOf,
  ownerOfEvents,
  ownersIn,
  Scope,
  servicesMark,
  type Owners,
} from './scope';
import {
  isAssignment,
  isBelow,
  isInCallArguments,
  isReference,
  isTypeOnly,
  rootOf,
} from './syntax';

export type CodeOptions = {
  /** Line of the code's first line in the page. */
  line: number;
  place: (line: number) => Place;
  /** An inline expression: the arguments of a call are what the reader passes. */
  inline?: boolean;
};

const languageGlobals =
  /^(?:process|console|Math|JSON|Object|Array|Number|String|Promise|Date|import)$/;

type StringPosition = {
  /** Of the property whose value, or a member of whose value, it is. */
  key: string;
  /** Name of the function whose first argument it is. */
  callee: string;
  /** What has that function as its method. */
  calleeOwner: string | null;
};

const customizationId = new RegExp(
  `^(?:${domain.customizationPrefixes.join('|')})\\.[A-Za-z]\\S*$`,
);

/** What a string is the name of, by its text or by its position. */
function stringKind(text: string, position: StringPosition) {
  const {key, callee, calleeOwner} = position;
  const isCommand =
    key === 'commandName' ||
    (key === 'commands' && /^[A-Za-z]\w*$/.test(text)) ||
    (domain.commandCalls.includes(callee) && calleeOwner === 'commandsManager');
  if (/^@[\w-]+\/[\w.-]+/.test(text)) {
    return 'moduleId';
  }
  if (/^event:{1,2}/.test(text)) {
    return 'eventString';
  }
  if (isCommand || key === 'toolName') {
    return isCommand ? 'command' : 'tool';
  }
  if (key === 'evaluate' || text.startsWith('evaluate.')) {
    return 'evaluator';
  }
  return domain.customizationCalls.includes(callee) ||
    customizationId.test(text)
    ? 'customization'
    : undefined;
}

/** Where a string is in its file. @param ownerOf the service, manager, or package that an expression is */
function positionOf(
  node: ts.StringLiteralLike,
  ownerOf: (expression: ts.Expression) => string | null,
): StringPosition {
  const {parent} = node;
  const keyed = ts.isArrayLiteralExpression(parent) ? parent.parent : parent;
  const key = ts.isPropertyAssignment(keyed) ? propertyName(keyed) : null;
  const {expression, arguments: [first] = []} = ts.isCallExpression(parent)
    ? parent
    : {};
  const isMethod = expression && ts.isPropertyAccessExpression(expression);
  const callee = isMethod ? expression.name : expression;
  const isFirst = first === node && callee && ts.isIdentifier(callee);
  return {
    key: key ?? '',
    callee: isFirst ? callee.text : '',
    calleeOwner: isFirst && isMethod ? ownerOf(expression.expression) : null,
  };
}

/** The properties that a destructuring pattern reads by name. */
const named = ({elements}: ts.ObjectBindingPattern) =>
  elements.filter(({dotDotDotToken}) => !dotDotDotToken);

const keyOf = (element: ts.BindingElement) =>
  (element.propertyName ?? element.name).getText();

/** Finds the names of one file. */
export class SampleWalker {
  private readonly owners: Owners;
  private readonly scope: Scope;

  constructor(
    private readonly file: ts.SourceFile,
    private readonly context: RuleContext,
    private readonly emit: Emit,
    private readonly options: CodeOptions,
  ) {
    this.owners = ownersIn(context.facts, context.version);
    this.scope = new Scope(file, this.owners, this.at, this.hasMembers);
  }

  walk(): void {
    this.visit(this.file);
  }

  private readonly at = (node: ts.Node): Place =>
    this.options.place(
      this.options.line +
        this.file.getLineAndCharacterOfPosition(node.getStart(this.file)).line,
    );

  private readonly hasMembers = (owner: string): boolean =>
    this.context.facts.members(this.context.version, owner).length > 0;

  private readonly visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      this.importDeclaration(node);
      return;
    }
    if (ts.isQualifiedName(node)) {
      const name = node.getText(this.file).split('.').at(-1)!;
      this.emit('type', {name, place: this.at(node)});
      return;
    }
    if (ts.isVariableDeclaration(node) && node.initializer) {
      this.variable(node.name, node.initializer);
    } else if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name)) {
      this.bindingKeys(node.name);
    } else if (ts.isPropertyAccessExpression(node)) {
      this.propertyAccess(node);
    } else if (ts.isIdentifier(node)) {
      this.identifier(node);
    } else if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) {
      this.property(node);
    } else if (ts.isStringLiteralLike(node)) {
      this.string(node);
    } else if (ts.isJsxAttribute(node)) {
      this.jsxAttribute(node);
    }
    ts.forEachChild(node, this.visit);
  };

  private importDeclaration(node: ts.ImportDeclaration): void {
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    if (!/^@(?:ohif|cornerstonejs)\//.test(from)) {
      return;
    }
    const name = from.split('/').slice(0, 2).join('/');
    if (name.startsWith('@ohif/') && !this.context.isOfSamples(name)) {
      this.emit('package', {name, place: this.at(node)});
    }
    this.emit('import', {
      node,
      package: name,
      isWhole: from === name,
      isType: (variable) => isTypeOnly(this.file, variable),
      at: this.at,
    });
    if (from === name && node.importClause) {
      this.aliasImports(node.importClause);
    }
  }

  private aliasImports(clause: ts.ImportClause): void {
    const bindings = clause.namedBindings;
    const elements =
      bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    for (const {name, propertyName: {text: imported} = name} of elements) {
      const owner = this.owners.ownerOf(imported);
      if (
        owner &&
        this.hasMembers(owner) &&
        this.context.has(imported, 'export')
      ) {
        this.scope.alias(name, owner);
      }
    }
  }

  private variable(name: ts.BindingName, initializer: ts.Expression): void {
    const owner = this.scope.ownerOf(initializer);
    if (owner) {
      this.scope.alias(name, owner);
    }
    if (owner && ts.isObjectBindingPattern(name)) {
      named(name).forEach((element) => this.takenFrom(owner, element));
    } else if (ts.isObjectBindingPattern(name)) {
      this.bindingKeys(name);
    }
  }

  /** `const {key} = owner` */
  private takenFrom(owner: string, element: ts.BindingElement): void {
    const key = keyOf(element);
    if (owner === servicesMark) {
      this.member(element, owner, key);
      this.scope.alias(element.name, this.owners.ownerOf(key) ?? key);
    } else if (key === 'EVENTS' && ts.isIdentifier(element.name)) {
      this.scope.alias(element.name, eventsOf(owner));
    } else if (key === 'services') {
      this.scope.alias(element.name, servicesMark);
    } else {
      this.member(element, owner, key);
    }
  }

  /** Keys taken off an object that is not known: the parameter of a hook, of a module. */
  private bindingKeys(pattern: ts.ObjectBindingPattern): void {
    for (const element of named(pattern)) {
      const name = keyOf(element);
      const isWord = /^\w+$/.test(name);
      if (isWord) {
        this.emit('name', {name, place: this.at(element)});
      }
      const owner =
        name === 'services'
          ? servicesMark
          : isWord
            ? this.scope.known(name)
            : null;
      if (owner) {
        this.scope.alias(element.name, owner);
      }
    }
  }

  private member(node: ts.Node, owner: string, name: string): void {
    const place = this.at(node);
    if (owner === servicesMark) {
      this.emit('service', {name, place});
      return;
    }
    const service = ownerOfEvents(owner);
    if (service !== null) {
      this.emit('event', {owner: service, name, place});
      return;
    }
    if (
      domain.platformPackages.includes(owner) ||
      owner.startsWith('@cornerstonejs/') ||
      // A service that no package shows: it was judged where it was taken off the services.
      !this.hasMembers(owner)
    ) {
      this.emit('name', {name, place});
    } else if (!domain.constantsOfEveryService.includes(name)) {
      const call = this.callOf(node);
      this.emit('member', {owner, name, place, call, at: this.at});
    }
  }

  /** The call of a method, with the arguments that a reader would pass. */
  private callOf(node: ts.Node): ts.CallExpression | undefined {
    const call = node.parent?.parent;
    return call &&
      ts.isCallExpression(call) &&
      call.expression === node.parent &&
      !this.options.inline
      ? call
      : undefined;
  }

  private propertyAccess(node: ts.PropertyAccessExpression): void {
    const owner = this.scope.ownerOf(node.expression);
    if (owner) {
      this.member(node.name, owner, node.name.text);
      return;
    }
    const root = rootOf(node);
    const isOther =
      (root &&
        this.context.names.local.has(root) &&
        this.scope.isOfOtherPackage(root)) ||
      this.isWindowConfig(node) ||
      (ts.isIdentifier(node.expression) &&
        languageGlobals.test(node.expression.text));
    if (isOther) {
      this.context.local();
    } else {
      this.emit('name', {name: node.name.text, place: this.at(node.name)});
    }
  }

  private identifier(node: ts.Identifier): void {
    if (!isReference(node)) {
      return;
    }
    const mention = {name: node.text, place: this.at(node)};
    if (this.scope.isDeclared(node.text)) {
      this.context.local();
    } else if (ts.isPartOfTypeNode(node)) {
      this.emit('type', mention);
    } else if (!this.options.inline || !isInCallArguments(node)) {
      this.emit('name', mention);
    }
  }

  private property(node: ts.PropertyAssignment | ts.MethodDeclaration): void {
    const name = propertyName(node);
    if (!name || !ts.isObjectLiteralExpression(node.parent)) {
      return;
    }
    if (/^[A-Za-z_$][\w$]*$/.test(name)) {
      this.propertyKey(node, node.parent, name);
    } else if (name.startsWith('@ohif/')) {
      this.moduleId(name, this.at(node));
    } else if (
      /^[A-Za-z][\w]*(?:\.[\w]+)+$/.test(name) &&
      !this.context.names.local.has(name)
    ) {
      this.emit('customization', {name, place: this.at(node)});
    }
  }

  private propertyKey(
    node: ts.ObjectLiteralElementLike,
    object: ts.ObjectLiteralExpression,
    name: string,
  ): void {
    if (this.isInConfiguration(node)) {
      // The rule for configurations reads them whole.
      return;
    }
    if (this.scope.isDeclared(name)) {
      this.context.local();
      return;
    }
    const strict = this.isOptionOfService(object);
    this.emit('key', {name, place: {...this.at(node), strict}});
  }

  /** `service.method({…})` */
  private isOptionOfService(object: ts.ObjectLiteralExpression): boolean {
    const call = object.parent;
    if (
      !ts.isCallExpression(call) ||
      !ts.isPropertyAccessExpression(call.expression)
    ) {
      return false;
    }
    const owner = this.scope.ownerOf(call.expression.expression);
    return Boolean(owner && this.context.facts.isService(owner));
  }

  private isWindowConfig(node: ts.Node): boolean {
    return (
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'config' &&
      node.expression.getText(this.file) === 'window'
    );
  }

  /** Below `window.config = …`, or in a data source. */
  private isInConfiguration(node: ts.Node): boolean {
    const isConfig = (up: ts.Node) =>
      isAssignment(up) && this.isWindowConfig(up.left);
    return isBelow(node, isConfig) || isBelow(node.parent, isDataSource);
  }

  private string(node: ts.StringLiteralLike): void {
    const {parent, text: name} = node;
    if (
      ts.isJsxAttribute(parent) ||
      ts.isImportDeclaration(parent) ||
      ts.isLiteralTypeNode(parent) ||
      this.context.names.local.has(name)
    ) {
      return;
    }
    const kind = stringKind(
      name,
      positionOf(node, (owner) => this.scope.ownerOf(owner)),
    );
    if (kind === 'moduleId') {
      this.moduleId(name, this.at(node));
    } else if (kind) {
      this.emit(kind, {name, place: this.at(node)});
    }
  }

  /** `@ohif/package`, or `@ohif/package.moduleType.entry` */
  private moduleId(name: string, place: Place): void {
    const parts = /^(@ohif\/[\w-]+)(?:\.(\w+)(?:\.(.+))?)?$/.exec(name);
    if (parts && !parts[2]) {
      this.emit('package', {name, place});
    } else if (parts && !this.context.isOfSamples(parts[1]!)) {
      this.emit('package', {name: parts[1]!, place});
      this.emit('moduleId', {name, place});
    }
  }

  private jsxAttribute(node: ts.JsxAttribute): void {
    const tag = node.parent.parent.tagName.getText(this.file);
    if (!/^[a-z]/.test(tag)) {
      const name = node.name.getText(this.file);
      this.emit('name', {name, place: this.at(node)});
    }
  }
}
