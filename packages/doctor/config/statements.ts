/** What statements do, in the order of the file. */
import type {AnyNode, Node, VariableDeclaration} from 'acorn';
import {bind, setGlobal} from './assignments';
import {decideOn, evaluate} from './expressions';
import type {Value} from './model';
import {maxDepth, type Run, type Scope} from './run';

/** How a statement ends, if not by going on with the next one. */
type Ending = {by: 'return'; value: Value | undefined} | {by: 'jump'};

/** Elements of a list that a loop is followed through. */
const maxRounds = 200;

function declare(run: Run, node: VariableDeclaration, scope: Scope): void {
  for (const {id, init} of node.declarations) {
    const value: Value = init
      ? evaluate(run, init, scope)
      : {...run.placeOf(id), kind: 'undefined'};
    if (
      node.kind === 'var' &&
      scope === run.top &&
      id.type === 'Identifier' &&
      id.name === 'config'
    ) {
      if (init) {
        setGlobal(run, id.name, value, node);
      }
    } else {
      bind(run, id, value, scope);
    }
  }
}

/** Functions are known before the first statement runs. */
function hoist(run: Run, body: readonly Node[], scope: Scope): void {
  for (const statement of body as AnyNode[]) {
    const fn =
      statement.type === 'ExportNamedDeclaration' ||
      statement.type === 'ExportDefaultDeclaration'
        ? statement.declaration
        : statement;
    if (fn?.type === 'FunctionDeclaration' && fn.id) {
      scope.names.set(fn.id.name, {
        ...run.placeOf(fn),
        kind: 'function',
        node: fn,
        scope,
      });
    }
  }
}

export function runAll(
  run: Run,
  body: readonly Node[],
  scope: Scope,
): Ending | undefined {
  hoist(run, body, scope);
  for (const statement of body) {
    const ending = execute(run, statement, scope);
    if (ending) {
      return ending;
    }
  }
  return undefined;
}

/** The value that the body of a function returns. */
export function runBody(run: Run, body: Node, scope: Scope): Value | undefined {
  const ending = execute(run, body, scope);
  return ending?.by === 'return' ? ending.value : undefined;
}

type Loop = AnyNode & {
  type:
    | 'ForStatement'
    | 'ForInStatement'
    | 'ForOfStatement'
    | 'WhileStatement'
    | 'DoWhileStatement';
};

/** A loop over a list of the file runs for each element; of any other, the body runs once. */
function loop(run: Run, node: Loop, scope: Scope): Ending | undefined {
  const bindEach = (value: Value) => {
    if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') {
      if (node.left.type === 'VariableDeclaration') {
        bind(run, node.left.declarations[0]!.id, value, scope);
      } else {
        bind(run, node.left, value, scope);
      }
    }
  };
  if (node.type === 'ForOfStatement') {
    const list = evaluate(run, node.right, scope);
    if (list.kind === 'list' && !list.open && list.items.length < maxRounds) {
      for (const item of list.items) {
        bindEach(item);
        const ending = execute(run, node.body, scope);
        if (ending?.by === 'return') {
          return ending;
        }
      }
      return undefined;
    }
  }
  run.unsure++;
  if (node.type === 'ForStatement' && node.init) {
    if (node.init.type === 'VariableDeclaration') {
      declare(run, node.init, scope);
      for (const {id} of node.init.declarations) {
        bind(run, id, run.unknown(id), scope);
      }
    } else {
      evaluate(run, node.init, scope);
    }
  } else if ('left' in node) {
    bindEach(run.unknown(node.right));
  }
  execute(run, node.body, scope);
  run.unsure--;
  if (/\b(config|dataSources|push)\b/.test(run.source(node.body))) {
    run.gaps.push(run.gap(node, 'it is not known how often the loop runs'));
  }
  return undefined;
}

function chooseCase(
  run: Run,
  node: AnyNode & {type: 'SwitchStatement'},
  scope: Scope,
): Ending | undefined {
  const value = evaluate(run, node.discriminant, scope);
  const {cases} = node;
  const hasDefault = cases.some(({test}) => !test);
  let first: number;
  if ('value' in value) {
    first = cases.findIndex(({test}) => {
      const tested = test ? evaluate(run, test, scope) : undefined;
      return tested && 'value' in tested && tested.value === value.value;
    });
    first = first === -1 ? cases.findIndex(({test}) => !test) : first;
  } else {
    const ways = cases.length + (hasDefault ? 0 : 1);
    first = run.decide(`switch ${run.source(node.discriminant)}`, ways);
  }
  for (const {consequent} of first === -1 ? [] : cases.slice(first)) {
    const ending = runAll(run, consequent, scope);
    if (ending) {
      return ending.by === 'return' ? ending : undefined;
    }
  }
  return undefined;
}

type Of<Type extends AnyNode['type']> = AnyNode & {type: Type};

function attempt(
  run: Run,
  {handler, block, finalizer}: Of<'TryStatement'>,
  scope: Scope,
): Ending | undefined {
  if (handler && /\b(config|return)\b/.test(run.source(handler.body))) {
    run.gaps.push(run.gap(handler, 'it runs only after an error'));
  }
  const before = run.absent.length;
  const ending = execute(run, block, scope);
  if (handler) {
    run.absent.length = before;
  }
  return ending ?? (finalizer ? execute(run, finalizer, scope) : undefined);
}

function branch(
  run: Run,
  {test, consequent, alternate}: Of<'IfStatement'>,
  scope: Scope,
): Ending | undefined {
  const isTrue = decideOn(run, test, evaluate(run, test, scope));
  const next = isTrue ? consequent : alternate;
  return next ? execute(run, next, scope) : undefined;
}

const jump = (): Ending => ({by: 'jump'});

/** What each kind of statement does; any other does nothing. */
const executors: {
  [Type in AnyNode['type']]?: (
    run: Run,
    node: Of<Type>,
    scope: Scope,
  ) => Ending | undefined | void;
} = {
  ExpressionStatement: (run, {expression}, scope) => {
    evaluate(run, expression, scope);
  },
  VariableDeclaration: declare,
  ReturnStatement: (run, {argument}, scope) => ({
    by: 'return',
    value: argument ? evaluate(run, argument, scope) : undefined,
  }),
  ThrowStatement: () => ({by: 'return', value: undefined}),
  BreakStatement: jump,
  ContinueStatement: jump,
  BlockStatement: (run, {body}, scope) => runAll(run, body, scope),
  IfStatement: branch,
  SwitchStatement: chooseCase,
  TryStatement: attempt,
  ForStatement: loop,
  ForInStatement: loop,
  ForOfStatement: loop,
  WhileStatement: loop,
  DoWhileStatement: loop,
  LabeledStatement: (run, {body}, scope) => execute(run, body, scope),
  ExportNamedDeclaration: (run, {declaration}, scope) =>
    declaration ? execute(run, declaration, scope) : undefined,
  ExportDefaultDeclaration: (run, node, scope) => {
    run.assigned.push({
      value: evaluate(run, node.declaration, scope),
      ...run.placeOf(node),
      isRead: false,
    });
  },
};

function execute(run: Run, node: Node, scope: Scope): Ending | undefined {
  run.step();
  if (run.depth > maxDepth) {
    run.gaps.push(run.gap(node, 'it is nested too deeply'));
    return undefined;
  }
  run.depth++;
  const known = executors[node.type as AnyNode['type']] as
    ((run: Run, node: Node, scope: Scope) => Ending | undefined) | undefined;
  const ending = known?.(run, node, scope);
  run.depth--;
  return ending;
}
