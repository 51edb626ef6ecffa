/** Classes: services and managers with their public members, and the events that they declare and really broadcast. */
import ts from 'typescript';
import type {Fact} from '../fact';
import {declaredTypesOf, shapeOf} from './shape';
import {isAssignment, isFunction, walk, type Tree} from './tree';

const lowerFirst = (s: string) =>
  /^[A-Z]{2}/.test(s)
    ? s.replace(/^[A-Z]+(?=[A-Z][a-z])/, (c) => c.toLowerCase())
    : s[0]!.toLowerCase() + s.slice(1);

type Class = {
  node: ts.ClassDeclaration;
  name: string;
  owner: string;
  kind: 'service' | 'manager' | null;
  altName?: string;
};

function staticOf(node: ts.ClassDeclaration, name: string) {
  return node.members.find(
    (m): m is ts.PropertyDeclaration =>
      ts.isPropertyDeclaration(m) && m.name.getText() === name,
  );
}

function classesOf(tree: Tree): Class[] {
  const found: Class[] = [];
  tree.eachNode((node, where) => {
    if (!ts.isClassDeclaration(node) || !node.name) {
      return;
    }
    const name = node.name.text;
    const registration = staticOf(node, 'REGISTRATION')?.initializer;
    const [value] = tree.results(tree.meaning(registration));
    const keys = tree.propertiesOf(value);
    const isManager =
      name.endsWith('Manager') && where.startsWith('platform/core');
    found.push({
      node,
      name,
      owner: tree.textOf(keys.get('name')) ?? lowerFirst(name),
      kind: registration ? 'service' : isManager ? 'manager' : null,
      altName: tree.textOf(keys.get('altName')) ?? undefined,
    });
  });
  return found;
}

function baseOf(
  tree: Tree,
  node: ts.ClassDeclaration,
): ts.ClassDeclaration | null {
  const clause = node.heritageClauses?.find(
    (h) => h.token === ts.SyntaxKind.ExtendsKeyword,
  );
  const base = tree.meaning(clause?.types[0]?.expression);
  return base && ts.isClassDeclaration(base) ? base : null;
}

const has = (member: ts.ClassElement, flags: ts.ModifierFlags) =>
  (ts.getCombinedModifierFlags(member) & flags) !== 0;

const isStatic = (member: ts.ClassElement) =>
  has(member, ts.ModifierFlags.Static);

const isPrivate = (member: ts.ClassElement, name: string) =>
  /^[_#]/.test(name) ||
  has(member, ts.ModifierFlags.NonPublicAccessibilityModifier);

/** What a value is to those who call it. */
const callable = (value: ts.Node | null, more: object = {}) =>
  isFunction(value)
    ? {
        kind: 'method',
        ...more,
        ...shapeOf(value),
        ...declaredTypesOf(value),
      }
    : {kind: 'field'};

const isThis = (node: ts.Node | undefined) =>
  node?.kind === ts.SyntaxKind.ThisKeyword;

/** What the constructor and methods put on the instance: the name, and the node that has its value. */
function putOnInstance(
  tree: Tree,
  node: ts.ClassDeclaration,
  put: (name: string, node: ts.Node) => void,
): void {
  walk(node, (child) => {
    if (
      isAssignment(child) &&
      ts.isPropertyAccessExpression(child.left) &&
      isThis(child.left.expression)
    ) {
      put(child.left.name.text, child);
    }
    if (
      ts.isCallExpression(child) &&
      child.expression.getText() === 'Object.assign' &&
      isThis(child.arguments[0])
    ) {
      const values = tree.propertiesOf(child.arguments[1]);
      values.forEach((value, name) => put(name, value));
    }
  });
}

function membersOf(tree: Tree, {node: first, owner}: Class): Fact[] {
  const found = new Map<string, Fact>();
  /** A function from another file counts as inherited. */
  const put = (name: string, node: ts.Node) => {
    const value = tree.meaning(isAssignment(node) ? node.right : node);
    const known = found.get(name);
    // A field that the class only declares gets its function in the constructor.
    if (!known || (known.kind === 'field' && isFunction(value))) {
      const internal = name.startsWith('_') || undefined;
      const at = tree.placeOf(node);
      const {kind, ...shape} = callable(value, {inherited: true});
      found.set(name, {name, owner, at, kind, ...shape, internal});
    }
  };
  let node: ts.ClassDeclaration | null = first;
  for (let depth = 0; node && depth < 4; depth += 1) {
    const inherited = depth > 0 || undefined;
    for (const member of node.members) {
      const name = member.name?.getText();
      if (!name || found.has(name) || (inherited && isStatic(member))) {
        continue;
      }
      // A method, or a property that holds a function: written in place, bound, or taken from elsewhere.
      const value = tree.meaning(
        ts.isPropertyDeclaration(member) ? member.initializer : member,
      );
      const {kind, ...shape} = callable(value);
      found.set(
        name,
        tree.fact(member, isStatic(member) ? 'static' : kind, name, owner, {
          ...shape,
          internal: isPrivate(member, name) || undefined,
          inherited,
        }),
      );
    }
    putOnInstance(tree, node, put);
    node = baseOf(tree, node);
  }
  return [...found.values()];
}

/** The `EVENTS` that a class has: static, of the instance, or given to the base's constructor. */
function eventsOf(tree: Tree, node: ts.ClassDeclaration) {
  let events = staticOf(node, 'EVENTS')?.initializer;
  const isOfClass = events !== undefined;
  walk(node, (child) => {
    if (isOfClass) {
      return;
    }
    if (
      ts.isCallExpression(child) &&
      child.expression.kind === ts.SyntaxKind.SuperKeyword
    ) {
      events ??= child.arguments[0];
    }
    if (isAssignment(child) && child.left.getText() === 'this.EVENTS') {
      events = child.right;
    }
  });
  return tree.propertiesOf(events);
}

/** Keys of a payload that is written in place; `...` stands for what is spread into it. */
const payloadOf = (payload: ts.Expression | undefined): string[] =>
  payload && ts.isObjectLiteralExpression(payload)
    ? payload.properties.map((property) =>
        ts.isSpreadAssignment(property) ? '...' : property.name.getText(),
      )
    : ['...'];

/** Keys of the payload, by the text of the event. */
type Sent = Map<string, Set<string>>;

/** The events that anything broadcasts; `...` where a payload is not written in place. */
function sentEvents(tree: Tree, classes: Class[]): Sent {
  const byClass = new Map(classes.map((c) => [c.node, eventsOf(tree, c.node)]));
  const byOwner = new Map(
    classes.map((c) => [c.owner.toLowerCase(), byClass.get(c.node)!]),
  );
  const textOf = (argument: ts.Expression, call: ts.Node) => {
    const direct = tree.textOf(argument);
    if (direct || !ts.isPropertyAccessExpression(argument)) {
      return direct;
    }
    const spelled = argument.expression.getText().replace(/\??\.EVENTS$/, '');
    const around = ts.findAncestor(call, ts.isClassDeclaration);
    const events =
      (/^(?:this|EVENTS)/.test(spelled) && around
        ? byClass.get(around)
        : undefined) ?? byOwner.get(spelled.split('.').at(-1)!.toLowerCase());
    return tree.textOf(events?.get(argument.name.text));
  };
  const found: Sent = new Map();
  tree.eachNode((node) => {
    if (
      !ts.isCallExpression(node) ||
      !/(?:^|\.)_?(?:broadcastEvent|publish)$/.test(node.expression.getText())
    ) {
      return;
    }
    const [event, payload] = node.arguments;
    const events =
      event && ts.isConditionalExpression(event)
        ? [event.whenTrue, event.whenFalse]
        : [event];
    for (const one of events) {
      const text = one && textOf(one, node);
      if (text) {
        const keys = [...(found.get(text) ?? []), ...payloadOf(payload)];
        found.set(text, new Set(keys));
      }
    }
  });
  return found;
}

const eventFacts = (
  tree: Tree,
  events: Map<string, ts.Node>,
  owner: string,
  sent: Sent,
): Fact[] =>
  [...events].map(([name, node]) => {
    const value = tree.textOf(node) ?? '';
    const payload = [...(sent.get(value) ?? [])].sort();
    return tree.fact(node, 'event', name, owner, {
      value,
      fires: sent.has(value),
      payload: payload.length ? payload : undefined,
    });
  });

/** `DicomMetadataStore`: an object that is used as a service. */
function storeFacts(tree: Tree, sent: Sent): Fact[] {
  const owner = 'DicomMetadataStore';
  const file = tree.file(/DicomMetadataStore\.(?:ts|js)$/);
  const found: Fact[] = [];
  walk(file ?? ts.factory.createNull(), (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText() === owner &&
      node.initializer &&
      ts.isCallExpression(node.initializer)
    ) {
      const members = new Map(
        node.initializer.arguments.flatMap((part) => [
          ...tree.propertiesOf(part),
        ]),
      );
      members.forEach((value, name) => {
        const at = tree.placeOf(value);
        const internal = name.startsWith('_') || undefined;
        const shape = callable(tree.meaning(value));
        found.push({...shape, name, owner, at, internal});
      });
      const events = tree.propertiesOf(members.get('EVENTS'));
      found.push(...eventFacts(tree, events, owner, sent));
    }
  });
  return found;
}

export function serviceFacts(tree: Tree): Fact[] {
  const classes = classesOf(tree);
  const sent = sentEvents(tree, classes);
  const facts = classes.flatMap((c): Fact[] => {
    const {altName, kind, name: exportName, node, owner} = c;
    return kind
      ? [
          tree.fact(node, kind, owner, undefined, {exportName, altName}),
          ...membersOf(tree, c),
          ...eventFacts(tree, eventsOf(tree, node), owner, sent),
        ]
      : [];
  });
  return [...facts, ...storeFacts(tree, sent)];
}
