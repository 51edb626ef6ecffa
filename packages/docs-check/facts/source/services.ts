/** Classes: services and managers with their public members, and the events that they declare and really broadcast. */
import ts from 'typescript';
import type {SourceFact} from './entry';
import {shapeOf} from './shape';
import {
  eachNode,
  isFunction,
  meaning,
  pathOf,
  placeOf,
  propertiesOf,
  results,
  textOf,
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
    const registrations = registration
      ? results(tree, meaning(tree, registration))
      : [];
    const keys = registrations.length
      ? propertiesOf(tree, registrations[0])
      : new Map<string, ts.Node>();
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

const isPrivate = (member: ts.ClassElement) =>
  (member.name?.getText() ?? '').startsWith('_') ||
  ts.isPrivateIdentifier(member.name ?? member) ||
  (ts.canHaveModifiers(member) &&
    ts
      .getModifiers(member)
      ?.some(
        (m) =>
          m.kind === ts.SyntaxKind.PrivateKeyword ||
          m.kind === ts.SyntaxKind.ProtectedKeyword,
      ));

const isStatic = (member: ts.ClassElement) =>
  ts.canHaveModifiers(member) &&
  ts.getModifiers(member)?.some((m) => m.kind === ts.SyntaxKind.StaticKeyword);

/** A method, or a property that holds a function: written in place, bound, or taken from elsewhere. */
function functionOf(tree: Tree, member: ts.ClassElement) {
  if (ts.isMethodDeclaration(member)) {
    return member;
  }
  if (!ts.isPropertyDeclaration(member)) {
    return null;
  }
  const value = meaning(tree, member.initializer);
  return isFunction(value) ? value : null;
}

function membersOf(tree: Tree, of: Class): SourceFact[] {
  const found = new Map<string, SourceFact>();
  /** Something that code puts on the instance: a function that another file has is as good as inherited. */
  const put = (name: string, node: ts.Node) => {
    if (found.has(name)) {
      return;
    }
    const value = ts.isBinaryExpression(node) ? null : meaning(tree, node);
    found.set(name, {
      name,
      owner: of.owner,
      at: placeOf(tree, node),
      ...(isFunction(value)
        ? {kind: 'method', inherited: true, ...shapeOf(value)}
        : {kind: 'field'}),
      ...(name.startsWith('_') ? {internal: true} : {}),
    });
  };
  const add = (node: ts.ClassDeclaration, inherited: boolean) => {
    for (const member of node.members) {
      const name = member.name?.getText();
      if (!name || (inherited && isStatic(member))) {
        continue;
      }
      const fn = functionOf(tree, member);
      const fact: SourceFact = {
        kind: isStatic(member) ? 'static' : fn ? 'method' : 'field',
        name,
        owner: of.owner,
        at: placeOf(tree, member),
        ...(fn ? shapeOf(fn) : {}),
      };
      if (isPrivate(member)) {
        fact.internal = true;
      }
      if (inherited) {
        fact.inherited = true;
      }
      if (!found.has(name)) {
        found.set(name, fact);
      }
    }
    // What the constructor and methods put on the instance.
    const assigned = (at: ts.Node): void => {
      if (
        ts.isBinaryExpression(at) &&
        at.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
        ts.isPropertyAccessExpression(at.left) &&
        at.left.expression.kind === ts.SyntaxKind.ThisKeyword
      ) {
        put(at.left.name.text, at);
      }
      if (
        ts.isCallExpression(at) &&
        at.expression.getText() === 'Object.assign' &&
        at.arguments[0]?.kind === ts.SyntaxKind.ThisKeyword
      ) {
        for (const [name, value] of propertiesOf(tree, at.arguments[1])) {
          put(name, value);
        }
      }
      at.forEachChild(assigned);
    };
    assigned(node);
  };
  let node: ts.ClassDeclaration | null = of.node;
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
  const look = (at: ts.Node): void => {
    if (
      ts.isCallExpression(at) &&
      at.expression.kind === ts.SyntaxKind.SuperKeyword
    ) {
      given ??= at.arguments[0];
    }
    if (
      ts.isBinaryExpression(at) &&
      at.left.getText() === 'this.EVENTS' &&
      at.operatorToken.kind === ts.SyntaxKind.EqualsToken
    ) {
      given = at.right;
    }
    at.forEachChild(look);
  };
  look(node);
  return propertiesOf(tree, given);
}

/** Values of the events that anything broadcasts, by their text. */
function broadcastValues(tree: Tree, classes: Class[]): Set<string> {
  const byClass = new Map(classes.map((c) => [c.node, eventsOf(tree, c.node)]));
  const byOwner = new Map(
    classes.map((c) => [c.owner.toLowerCase(), byClass.get(c.node)!]),
  );
  const found = new Set<string>();
  const note = (
    argument: ts.Expression,
    around: ts.ClassDeclaration | null,
  ) => {
    const direct = textOf(tree, argument);
    if (direct) {
      return void found.add(direct);
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
      found.add(value);
    }
  };
  const look = (at: ts.Node, around: ts.ClassDeclaration | null): void => {
    const inside = ts.isClassDeclaration(at) ? at : around;
    if (
      ts.isCallExpression(at) &&
      /(?:^|\.)_?(?:broadcastEvent|publish)$/.test(at.expression.getText()) &&
      at.arguments[0]
    ) {
      const argument = at.arguments[0];
      for (const one of ts.isConditionalExpression(argument)
        ? [argument.whenTrue, argument.whenFalse]
        : [argument]) {
        note(one, inside);
      }
    }
    at.forEachChild((child) => look(child, inside));
  };
  for (const file of tree.files) {
    look(file, null);
  }
  return found;
}

/** `DicomMetadataStore`: an object that is used as a service. */
function storeFacts(tree: Tree): SourceFact[] {
  const file = tree.files.find((f) =>
    /DicomMetadataStore\.(?:ts|js)$/.test(pathOf(tree, f)),
  );
  if (!file) {
    return [];
  }
  const found: SourceFact[] = [];
  const look = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText() === 'BaseImplementation'
    ) {
      for (const [name, value] of propertiesOf(tree, node.initializer)) {
        const fn = meaning(tree, value);
        const owner = 'DicomMetadataStore';
        const place = placeOf(tree, value);
        if (isFunction(fn)) {
          const internal = name.startsWith('_') ? {internal: true} : {};
          found.push({
            kind: 'method',
            name,
            owner,
            at: place,
            ...shapeOf(fn),
            ...internal,
          });
        } else {
          found.push({kind: 'field', name, owner, at: place});
        }
      }
    }
    node.forEachChild(look);
  };
  look(file);
  return found;
}

export function serviceFacts(tree: Tree): SourceFact[] {
  const classes = classesOf(tree);
  const sent = broadcastValues(tree, classes);
  const facts = classes
    .filter((c) => c.kind)
    .flatMap((c): SourceFact[] => [
      {
        kind: c.kind!,
        name: c.owner,
        at: placeOf(tree, c.node),
        exportName: c.name,
        ...(c.altName ? {altName: c.altName} : {}),
      },
      ...membersOf(tree, c),
      ...[...eventsOf(tree, c.node)].map(([name, node]): SourceFact => {
        const value = textOf(tree, node) ?? '';
        return {
          kind: 'event',
          name,
          owner: c.owner,
          at: placeOf(tree, node),
          value,
          fires: sent.has(value),
        };
      }),
    ]);
  return [...facts, ...storeFacts(tree)];
}
