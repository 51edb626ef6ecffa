/** Classes: services and managers with their public members, and the events that they declare and really broadcast. */
import ts from 'typescript';
import type {Fact} from '../fact';
import {declaredTypesOf, shapeOf} from './shape';
import {
  eachNode,
  isAssignment,
  isFunction,
  meaning,
  pathOf,
  placeOf,
  propertiesOf,
  results,
  textOf,
  walk,
  type Tree,
} from './tree';

const lowerFirst = (s: string) =>
  /^[A-Z]{2}/.test(s)
    ? s.replace(/^[A-Z]+(?=[A-Z][a-z])/, (c) => c.toLowerCase())
    : s[0]!.toLowerCase() + s.slice(1);

type Class = {
  node: ts.ClassDeclaration;
  name: string;
  owner: string;
  kind: 'service' | 'manager' | null;
  altName: string | null;
};

function staticOf(node: ts.ClassDeclaration, name: string) {
  return node.members.find(
    (m): m is ts.PropertyDeclaration =>
      ts.isPropertyDeclaration(m) && m.name.getText() === name,
  );
}

function classesOf(tree: Tree): Class[] {
  const found: Class[] = [];
  eachNode(tree, (node) => {
    if (!ts.isClassDeclaration(node) || !node.name) {
      return;
    }
    const name = node.name.text;
    const registration = staticOf(node, 'REGISTRATION')?.initializer;
    const [value] = registration
      ? results(tree, meaning(tree, registration))
      : [];
    const keys = propertiesOf(tree, value);
    const registered = textOf(tree, keys.get('name'));
    const isManager =
      name.endsWith('Manager') &&
      node.getSourceFile().fileName.includes('platform/core');
    found.push({
      node,
      name,
      owner: registered ?? lowerFirst(name),
      kind: registration ? 'service' : isManager ? 'manager' : null,
      altName: textOf(tree, keys.get('altName')),
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
  const base = meaning(tree, clause?.types[0]?.expression);
  return base && ts.isClassDeclaration(base) ? base : null;
}

const isStatic = (member: ts.ClassElement) =>
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0;

const isPrivate = (member: ts.ClassElement, name: string) =>
  /^[_#]/.test(name) ||
  (ts.getCombinedModifierFlags(member) &
    ts.ModifierFlags.NonPublicAccessibilityModifier) !==
    0;

/** What a value is to those who call it. */
function callable(value: ts.Node | null, inherited = false) {
  return isFunction(value)
    ? {
        kind: 'method',
        ...(inherited ? {inherited} : {}),
        ...shapeOf(value),
        ...declaredTypesOf(value),
      }
    : {kind: 'field'};
}

function membersOf(tree: Tree, declaration: Class): Fact[] {
  const {owner} = declaration;
  const found = new Map<string, Fact>();
  /** Something that code puts on the instance: a function that another file has is as good as inherited. */
  const put = (name: string, node: ts.Node) => {
    const value = meaning(tree, isAssignment(node) ? node.right : node);
    const known = found.get(name);
    // A field that the class only declares gets its function in the constructor.
    if (!known || (known.kind === 'field' && isFunction(value))) {
      found.set(name, {
        name,
        owner,
        at: placeOf(tree, node),
        ...callable(value, true),
        ...(name.startsWith('_') ? {internal: true} : {}),
      });
    }
  };
  const add = (node: ts.ClassDeclaration, inherited: boolean) => {
    for (const member of node.members) {
      const name = member.name?.getText();
      if (!name || found.has(name) || (inherited && isStatic(member))) {
        continue;
      }
      // A method, or a property that holds a function: written in place, bound, or taken from elsewhere.
      const value = meaning(
        tree,
        ts.isPropertyDeclaration(member) ? member.initializer : member,
      );
      const {kind, ...shape} = callable(value);
      found.set(name, {
        kind: isStatic(member) ? 'static' : kind,
        name,
        owner,
        at: placeOf(tree, member),
        ...shape,
        ...(isPrivate(member, name) ? {internal: true} : {}),
        ...(inherited ? {inherited} : {}),
      });
    }
    // What the constructor and methods put on the instance.
    walk(node, (child) => {
      if (
        isAssignment(child) &&
        ts.isPropertyAccessExpression(child.left) &&
        child.left.expression.kind === ts.SyntaxKind.ThisKeyword
      ) {
        put(child.left.name.text, child);
      }
      if (
        ts.isCallExpression(child) &&
        child.expression.getText() === 'Object.assign' &&
        child.arguments[0]?.kind === ts.SyntaxKind.ThisKeyword
      ) {
        propertiesOf(tree, child.arguments[1]).forEach((value, name) =>
          put(name, value),
        );
      }
    });
  };
  let node: ts.ClassDeclaration | null = declaration.node;
  for (let depth = 0; node && depth < 4; depth += 1) {
    add(node, depth > 0);
    node = baseOf(tree, node);
  }
  return [...found.values()];
}

/** The `EVENTS` that a class has: static, of the instance, or given to the base's constructor. */
function eventsOf(tree: Tree, node: ts.ClassDeclaration) {
  const declared = staticOf(node, 'EVENTS')?.initializer;
  if (declared) {
    return propertiesOf(tree, declared);
  }
  let given: ts.Expression | undefined;
  walk(node, (child) => {
    if (
      ts.isCallExpression(child) &&
      child.expression.kind === ts.SyntaxKind.SuperKeyword
    ) {
      given ??= child.arguments[0];
    }
    if (isAssignment(child) && child.left.getText() === 'this.EVENTS') {
      given = child.right;
    }
  });
  return propertiesOf(tree, given);
}

/** Keys of a payload that is written in place; `...` stands for what is spread into it. */
const payloadOf = (payload: ts.Expression | undefined): string[] | null =>
  payload && ts.isObjectLiteralExpression(payload)
    ? payload.properties.map((property) =>
        ts.isSpreadAssignment(property) ? '...' : property.name.getText(),
      )
    : null;

/** The events that anything broadcasts, by their text, with the keys of their payload; `...` where one is not written in place. */
function broadcastValues(
  tree: Tree,
  classes: Class[],
): Map<string, Set<string>> {
  const byClass = new Map(classes.map((c) => [c.node, eventsOf(tree, c.node)]));
  const byOwner = new Map(
    classes.map((c) => [c.owner.toLowerCase(), byClass.get(c.node)!]),
  );
  const found = new Map<string, Set<string>>();
  const note = (
    argument: ts.Expression,
    around: ts.ClassDeclaration | null,
    payload: string[],
  ) => {
    const add = (value: string) =>
      found.set(value, new Set([...(found.get(value) ?? []), ...payload]));
    const direct = textOf(tree, argument);
    if (direct) {
      return void add(direct);
    }
    if (!ts.isPropertyAccessExpression(argument)) {
      return;
    }
    const name = argument.name.text;
    const spelled = argument.expression.getText().replace(/\??\.EVENTS$/, '');
    const events =
      (/^(?:this|EVENTS)/.test(spelled) && around
        ? byClass.get(around)
        : undefined) ?? byOwner.get(spelled.split('.').at(-1)!.toLowerCase());
    const value = textOf(tree, events?.get(name));
    if (value) {
      add(value);
    }
  };
  eachNode(tree, (node) => {
    const [argument, payload] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      argument &&
      /(?:^|\.)_?(?:broadcastEvent|publish)$/.test(
        (node as ts.CallExpression).expression.getText(),
      )
    ) {
      const around = ts.findAncestor(node, ts.isClassDeclaration) ?? null;
      for (const one of ts.isConditionalExpression(argument)
        ? [argument.whenTrue, argument.whenFalse]
        : [argument]) {
        note(one, around, payloadOf(payload) ?? ['...']);
      }
    }
  });
  return found;
}

function eventFact(
  name: string,
  owner: string,
  at: string,
  value: string,
  sent: Map<string, Set<string>>,
): Fact {
  const payload = [...(sent.get(value) ?? [])].sort();
  return {
    kind: 'event',
    name,
    owner,
    at,
    value,
    fires: sent.has(value),
    ...(payload.length ? {payload} : {}),
  };
}

/** `DicomMetadataStore`: an object that is used as a service. */
function storeFacts(tree: Tree, sent: Map<string, Set<string>>): Fact[] {
  const file = tree.files.find((f) =>
    /DicomMetadataStore\.(?:ts|js)$/.test(pathOf(tree, f)),
  );
  if (!file) {
    return [];
  }
  const owner = 'DicomMetadataStore';
  const found: Fact[] = [];
  const add = (name: string, value: ts.Node) => {
    found.push({
      ...callable(meaning(tree, value)),
      name,
      owner,
      at: placeOf(tree, value),
      ...(name.startsWith('_') ? {internal: true} : {}),
    });
  };
  walk(file, (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText() === owner &&
      node.initializer &&
      ts.isCallExpression(node.initializer)
    ) {
      const parts = node.initializer.arguments.map((part) =>
        propertiesOf(tree, part),
      );
      const members = new Map(parts.flatMap((part) => [...part]));
      members.forEach((value, name) => add(name, value));
      for (const [name, value] of propertiesOf(tree, members.get('EVENTS'))) {
        const text = textOf(tree, value) ?? '';
        found.push(eventFact(name, owner, placeOf(tree, value), text, sent));
      }
    }
  });
  return found;
}

export function serviceFacts(tree: Tree): Fact[] {
  const classes = classesOf(tree);
  const sent = broadcastValues(tree, classes);
  const facts = classes
    .filter((c) => c.kind)
    .flatMap((c): Fact[] => [
      {
        kind: c.kind!,
        name: c.owner,
        at: placeOf(tree, c.node),
        exportName: c.name,
        ...(c.altName ? {altName: c.altName} : {}),
      },
      ...membersOf(tree, c),
      ...[...eventsOf(tree, c.node)].map(([name, node]): Fact => {
        const value = textOf(tree, node) ?? '';
        return eventFact(name, c.owner, placeOf(tree, node), value, sent);
      }),
    ]);
  return [...facts, ...storeFacts(tree, sent)];
}
