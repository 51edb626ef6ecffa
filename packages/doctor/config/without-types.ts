/** TypeScript as the JavaScript that it becomes, with the same offsets. */
import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';

const typescript = parser.configure({dialect: 'ts'});

/** Nodes that are only about types. */
const onlyTypes = new Set([
  'AmbientDeclaration',
  'EnumDeclaration',
  'InterfaceDeclaration',
  'Optional',
  'Privacy',
  'TypeAliasDeclaration',
  'TypeAnnotation',
  'TypeArgList',
  'TypeParamList',
  'TypePredicate',
  'abstract',
  'override',
  'readonly',
]);

type Range = {from: number; to: number};

/** The part of the text at a node that is only about types. */
function typeAt(node: SyntaxNode): Range | undefined {
  const {name, parent} = node;
  if (onlyTypes.has(name)) {
    return parent?.name === 'ExportDeclaration' ? parent : node;
  }
  switch (name) {
    case 'type':
      // `import type …`, but of `import {type A, b}` only the word.
      return parent?.name === 'ImportDeclaration' ||
        parent?.name === 'ExportDeclaration'
        ? parent
        : node;
    case 'as':
    case 'satisfies':
      return parent?.name === 'BinaryExpression'
        ? {from: node.from, to: parent.to}
        : undefined;
    case 'LogicOp':
      return parent?.name === 'PostfixExpression' ? node : undefined;
    case 'implements':
      return {
        from: node.from,
        to: parent?.getChild('ClassBody')?.from ?? node.to,
      };
    default:
      return undefined;
  }
}

/**
 * @returns the text with spaces instead of its types; undefined if it has none
 */
export function withoutTypes(text: string): string | undefined {
  const ranges: Range[] = [];
  typescript.parse(text).iterate({
    enter({node}) {
      const range = typeAt(node);
      if (range) {
        ranges.push(range);
      }
      return range?.to !== node.to;
    },
  });
  let result = '';
  let at = 0;
  for (const {from, to} of ranges.sort((a, b) => a.from - b.from)) {
    if (to > at) {
      result += text.slice(at, Math.max(at, from));
      result += text.slice(Math.max(at, from), to).replace(/[^\r\n]/g, ' ');
      at = to;
    }
  }
  return ranges.length > 0 ? result + text.slice(at) : undefined;
}
