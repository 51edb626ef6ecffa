/** What a function of a published bundle accepts, read from its source text. */
import {parseExpressionAt, type Node} from 'acorn';
import {simple} from 'acorn-walk';

export type Shape = {
  arity: number;
  /** Has a rest parameter or reads `arguments`: more arguments than `arity` are valid. */
  variadic?: true;
  async?: true;
  options?: Record<string, string[]>;
};

function functionNode(fn: Function): any {
  const text = Function.prototype.toString.call(fn);
  if (/\{\s*\[native code\]\s*\}\s*$/.test(text)) {
    return null;
  }
  for (const wrapped of [`(${text})`, `({${text}})`, `(class {${text}})`]) {
    try {
      const node: any = parseExpressionAt(wrapped, 0, {ecmaVersion: 'latest'});
      if (node.type === 'ObjectExpression') {
        return node.properties[0].value;
      }
      if (node.type === 'ClassExpression' && wrapped.startsWith('(class {')) {
        return node.body.body[0].value;
      }
      return node;
    } catch {
      // the next way of wrapping fits
    }
  }
  return null;
}

export const keyName = (p: any): string | null =>
  p.type === 'RestElement' || p.type === 'SpreadElement'
    ? '...'
    : p.computed
      ? null
      : (p.key.name ?? String(p.key.value));

/** Parameters of a function, and for each the keys that it reads from it by destructuring. */
export function shapeOf(fn: Function): Shape {
  let node = functionNode(fn);
  if (node?.type === 'ClassExpression') {
    node =
      node.body.body.find((m: any) => m.kind === 'constructor')?.value ?? null;
    if (!node) {
      return {arity: 0};
    }
  }
  if (!node?.params) {
    return {arity: fn.length};
  }
  const isRest = (p: any) => p.type === 'RestElement';
  const body = readsOf(node);
  return {
    arity: node.params.filter((p: any) => !isRest(p)).length,
    ...(node.async ? {async: true} : {}),
    ...(node.params.some(isRest) || body.readsArguments
      ? {variadic: true}
      : {}),
    ...(Object.keys(body.options).length > 0 ? {options: body.options} : {}),
  };
}

/** What a function reads from its parameters. */
function readsOf(node: any): {
  options: Record<string, string[]>;
  readsArguments: boolean;
} {
  const options: Record<string, string[]> = {};
  const add = (index: number, properties: any[]) => {
    const keys = properties.map(keyName).filter((k) => k && k !== '...');
    const merged = new Set([...(options[index] ?? []), ...(keys as string[])]);
    if (merged.size) {
      options[index] = [...merged].sort();
    }
  };
  const names = new Map<string, number>();
  node.params.forEach((param: any, index: number) => {
    const inner = param.type === 'AssignmentPattern' ? param.left : param;
    if (inner.type === 'ObjectPattern') {
      add(index, inner.properties);
    } else if (inner.type === 'Identifier') {
      names.set(inner.name, index);
    }
  });
  const destructured = (pattern: any, value: any) => {
    const index =
      pattern.type === 'ObjectPattern' && value?.type === 'Identifier'
        ? names.get(value.name)
        : undefined;
    if (index !== undefined) {
      add(index, pattern.properties);
    }
  };
  let readsArguments = false;
  if (node.body) {
    simple(node.body as Node, {
      Identifier: ({name}) => {
        readsArguments ||= name === 'arguments';
      },
      VariableDeclarator: ({id, init}) => destructured(id, init),
      AssignmentExpression: ({left, right}) => destructured(left, right),
    });
  }
  return {options, readsArguments};
}
