/** Messages that code prints, throws or shows: what a reader sees and searches for. A part filled in at run time is `…`. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'acorn';
import {simple} from 'acorn-walk';

function textOf(node: any): string | null {
  if (!node) {
    return null;
  }
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  if (node.type === 'TemplateLiteral') {
    return node.quasis.map((q: any) => q.value.cooked ?? '').join('…');
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const left = textOf(node.left);
    const right = textOf(node.right);
    return left === null && right === null
      ? null
      : `${left ?? '…'}${right ?? '…'}`;
  }
  if (
    node.type === 'CallExpression' &&
    node.callee.property?.name === 'concat'
  ) {
    const start = textOf(node.callee.object);
    return start === null
      ? null
      : [start, ...node.arguments.map((a: any) => textOf(a) ?? '…')].join('');
  }
  return null;
}

export function messagesIn(
  source: string,
  sourceType: 'script' | 'module' = 'script',
): Set<string> {
  const found = new Set<string>();
  const add = (node: any) => {
    const text = textOf(node)
      ?.replace(/\s+/g, ' ')
      .replace(/…(?:…)+/g, '…')
      .trim();
    if (
      text &&
      text.length > 11 &&
      text.length < 240 &&
      /[A-Za-z]{2,}\W+[A-Za-z]{2,}/.test(text) &&
      text.includes(' ')
    ) {
      found.add(text);
    }
  };
  simple(
    parse(source, {
      ecmaVersion: 'latest',
      sourceType,
      allowReturnOutsideFunction: true,
      allowHashBang: true,
    }),
    {
      CallExpression(call: any) {
        const object =
          call.callee.object?.name ?? call.callee.object?.property?.name;
        const method = call.callee.property?.name ?? call.callee.name;
        if (
          object === 'console' ||
          /^(?:log|Log|logger)$/.test(object ?? '') ||
          /^(?:warn|error|Error|TypeError|reject|info)$/.test(method ?? '')
        ) {
          call.arguments.forEach(add);
        }
      },
      NewExpression(call: any) {
        if ((call.callee.name ?? '').endsWith('Error')) {
          call.arguments.slice(0, 1).forEach(add);
        }
      },
      ThrowStatement(node: any) {
        add(node.argument);
      },
      Property(node: any) {
        if (
          /^(?:message|title|description|text|label)$/.test(node.key.name ?? '')
        ) {
          add(node.value);
        }
      },
      AssignmentExpression(node: any) {
        if (
          /^(?:message|errorMessage|description)$/.test(
            node.left.property?.name ?? node.left.name ?? '',
          )
        ) {
          add(node.right);
        }
      },
    },
  );
  return found;
}

/** Messages of all modules of an ESM build. */
export function messagesOfFolder(folder: string): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((f) => f.endsWith('.js'))
    .sort()) {
    for (const m of messagesIn(
      readFileSync(path.join(folder, file), 'utf8'),
      'module',
    )) {
      found.add(m);
    }
  }
  return found;
}

/** What is kept of a message whose text is not ours to keep. */
export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Is the text the message with something in the place of each `…`? */
export function isFilledIn(message: string, text: string): boolean {
  const parts = message
    .split('…')
    .map((part) => part.trim())
    .filter(Boolean);
  if (!message.includes('…') || parts.join('').length < 10) {
    return false;
  }
  let position = 0;
  for (const part of parts) {
    const next = text.indexOf(part, position);
    if (next < 0) {
      return false;
    }
    position = next + part.length;
  }
  return true;
}
