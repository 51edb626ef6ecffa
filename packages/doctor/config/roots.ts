/** Finds what becomes window.config in a program. */
import type {AnyNode, Node} from 'acorn';
import type {ObjectValue, Property, Value} from './model';
import type {Constants} from './modeler';

/** One object that becomes the configuration. */
export type Root = {
  value: ObjectValue;
  /** It is what a function returns. */
  fromFunction: boolean;
  /** The statement runs whenever the file runs. */
  always: boolean;
  start: number;
  end: number;
};

/** Adds the children of a node to a list, the last one first. */
function pushChildren(node: Node, add: (child: AnyNode) => void) {
  const addOne = (child: unknown) => {
    if (child !== null && typeof child === 'object' && 'type' in child) {
      add(child as AnyNode);
    }
  };
  for (const value of Object.values(node).reverse() as unknown[]) {
    if (Array.isArray(value)) {
      for (let i = value.length - 1; i >= 0; i--) {
        addOne(value[i]);
      }
    } else {
      addOne(value);
    }
  }
}

/** Calls `visit` for a node and all nodes below it, without recursion. */
function walk(node: Node, visit: (node: AnyNode) => void) {
  const stack = [node as AnyNode];
  for (let next = stack.pop(); next; next = stack.pop()) {
    visit(next);
    pushChildren(next, (child) => stack.push(child));
  }
}

const statements = new Set([
  'Program',
  'ExpressionStatement',
  'BlockStatement',
  'IfStatement',
  'TryStatement',
  'VariableDeclaration',
  'VariableDeclarator',
  'FunctionDeclaration',
  'ReturnStatement',
  'ExportDefaultDeclaration',
  'ExportNamedDeclaration',
  'CallExpression',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'AssignmentExpression',
  'SequenceExpression',
  'LogicalExpression',
  'ConditionalExpression',
  'UnaryExpression',
  'ParenthesizedExpression',
  'SwitchStatement',
  'SwitchCase',
  'AwaitExpression',
]);

/** The same for what can contain statements: values are not entered. */
export function walkStatements(
  node: Node,
  visit: (node: AnyNode, parents: AnyNode[]) => void,
) {
  const stack: {node: AnyNode; parents: AnyNode[]}[] = [
    {node: node as AnyNode, parents: []},
  ];
  for (let next = stack.pop(); next; next = stack.pop()) {
    visit(next.node, next.parents);
    if (!statements.has(next.node.type)) {
      continue;
    }
    const parents = [...next.parents, next.node];
    pushChildren(next.node, (child) => stack.push({node: child, parents}));
  }
}

/** Names that are declared once and never assigned, with their values. */
export function constantsOf(program: Node): Constants {
  const constants: Constants = new Map();
  const twice = new Set<string>();
  const declare = (name: string, init: Node) => {
    if (constants.has(name)) {
      twice.add(name);
    }
    constants.set(name, init);
  };
  walk(program, (node) => {
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.init
    ) {
      declare(node.id.name, node.init);
    } else if (node.type === 'FunctionDeclaration' && node.id) {
      declare(node.id.name, node);
    } else if (
      node.type === 'AssignmentExpression' &&
      node.left.type === 'Identifier'
    ) {
      twice.add(node.left.name);
    } else if (
      node.type === 'UpdateExpression' &&
      node.argument.type === 'Identifier'
    ) {
      twice.add(node.argument.name);
    } else if (
      node.type === 'FunctionExpression' ||
      node.type === 'ArrowFunctionExpression'
    ) {
      // A parameter of the same name hides the constant.
      for (const parameter of node.params) {
        if (parameter.type === 'Identifier') {
          twice.add(parameter.name);
        }
      }
    }
  });
  twice.forEach((name) => constants.delete(name));
  return constants;
}

const globals = new Set(['window', 'globalThis', 'self']);

function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') {
    return node.name;
  }
  if (node.type !== 'MemberExpression') {
    return undefined;
  }
  const object = nameOf(node.object);
  const property =
    !node.computed && node.property.type === 'Identifier'
      ? node.property.name
      : node.property.type === 'Literal'
        ? String(node.property.value)
        : undefined;
  return object === undefined || property === undefined
    ? undefined
    : globals.has(object)
      ? property
      : `${object}.${property}`;
}

/** The values that a function returns, in source order. */
export function returned(fn: AnyNode): Node[] {
  if (fn.type === 'ArrowFunctionExpression' && fn.expression) {
    return [fn.body];
  }
  const found: Node[] = [];
  if (
    fn.type === 'ArrowFunctionExpression' ||
    fn.type === 'FunctionExpression' ||
    fn.type === 'FunctionDeclaration'
  ) {
    walkStatements(fn.body, (node, parents) => {
      const inner = parents.some(({type}) => type.includes('Function'));
      if (node.type === 'ReturnStatement' && node.argument && !inner) {
        found.push(node.argument);
      }
    });
  }
  return found;
}

const branches =
  /^(IfStatement|ConditionalExpression|LogicalExpression|SwitchCase|TryStatement)$|Function/;

export type Found = {
  roots: Root[];
  later: Property[];
  unassigned: {start: number; end: number; name: string} | undefined;
};

export function rootsOf(
  program: Node,
  model: (node: Node) => Value,
  shift: number,
): Found {
  const found: Found = {roots: [], later: [], unassigned: undefined};
  const named: {name: string; node: Node; isVar: boolean}[] = [];

  const add = (node: Node, always: boolean, statement: Node) => {
    const place = {start: statement.start - shift, end: statement.end - shift};
    const value = model(node);
    if (value.kind === 'object') {
      found.roots.push({value, fromFunction: false, always, ...place});
    } else if (value.kind === 'function') {
      for (const result of returned(value.node)) {
        const object = model(result);
        if (object.kind === 'object') {
          found.roots.push({
            value: object,
            fromFunction: true,
            always,
            ...place,
          });
        }
      }
    }
  };

  walkStatements(program, (node, parents) => {
    const always = !parents.some(({type}) => branches.test(type));
    if (node.type === 'AssignmentExpression') {
      const name = nameOf(node.left);
      if (name === 'config' || name === 'module.exports') {
        add(node.right, always, node);
      } else if (name?.startsWith('config.') && node.operator === '=') {
        const place = {
          start: node.left.start - shift,
          end: node.left.end - shift,
        };
        const key = name.slice('config.'.length);
        if (!key.includes('.')) {
          found.later.push({
            ...place,
            end: node.end - shift,
            key,
            keyStart: place.start,
            keyEnd: place.end,
            value: model(node.right),
          });
        }
      }
    } else if (node.type === 'ExportDefaultDeclaration') {
      add(node.declaration, always, node);
    } else if (node.type === 'VariableDeclaration' && parents.length === 1) {
      for (const {id, init} of node.declarations) {
        if (id.type === 'Identifier' && init) {
          named.push({name: id.name, node: init, isVar: node.kind === 'var'});
        }
      }
    }
  });
  if (!found.roots.length) {
    for (const {name, node, isVar} of named) {
      const value = model(node);
      const looksLikeIt =
        value.kind === 'object' &&
        value.properties.some(({key}) => key === 'dataSources');
      if (name === 'config' || looksLikeIt) {
        add(node, true, node);
        if (!(isVar && name === 'config')) {
          found.unassigned = {
            start: node.start - shift,
            end: node.start - shift + 1,
            name,
          };
        }
      }
    }
  }
  return found;
}

/** Adds `window.config.key = …` below the file's object. */
export function addLater(found: Found): void {
  const last = found.roots.at(-1);
  if (last) {
    last.value.properties = last.value.properties.concat(found.later);
  } else if (found.later.length) {
    const [first] = found.later;
    const place = {start: first?.start ?? 0, end: found.later.at(-1)?.end ?? 0};
    found.roots.push({
      // Another file has the rest.
      value: {...place, kind: 'object', properties: found.later, open: true},
      fromFunction: false,
      always: true,
      ...place,
    });
  }
}
