/** Edits of imports. Offsets count in the parsed code. */
import type {SyntaxNode} from '@lezer/common';
import type {Edit} from '../../types';
import {addTo} from '../../grouped';
import type {Context} from '../resolve';
import {
  blanksBefore,
  childrenOf,
  moduleOf,
  replacing,
  textOf,
  type Source,
} from '../source';

/** One name of an import: its parts, and where a list element starts and ends. */
export type Specifier = {
  statement: SyntaxNode;
  module: string;
  imported: string;
  local: string;
  /** The name as it is imported. */
  node: SyntaxNode;
  from: number;
  to: number;
  /** In braces, and the only one there. */
  braces: boolean;
  alone: boolean;
  isType: boolean;
};

/** All names of an import statement. */
export function specifiersOf(
  {source}: Context,
  statement: SyntaxNode,
): Specifier[] {
  const from = statement.getChild('String');
  const module = (from && moduleOf(source, from)) ?? '';
  const group =
    statement.getChild('ImportGroup') ?? statement.getChild('ExportGroup');
  const isType = statement.getChild('type') !== null;
  const outside = childrenOf(statement)
    .filter(({name}) => name === 'VariableDefinition')
    .map((node) => {
      const star = node.prevSibling?.name === 'as';
      return {
        statement,
        module,
        imported: star ? '*' : 'default',
        local: textOf(source, node),
        node,
        from: node.from,
        to: node.to,
        braces: false,
        alone: !group,
        isType,
      };
    });
  const parts: SyntaxNode[][] = [[]];
  for (const child of group ? childrenOf(group) : []) {
    if (child.name === ',') {
      parts.push([]);
    } else if (!['{', '}'].includes(child.name)) {
      parts.at(-1)?.push(child);
    }
  }
  const names = parts.filter((part) =>
    part.some(({name}) => /^Variable|^String$/.test(name)),
  );
  const inside = names.flatMap((part): Specifier[] => {
    const named = part.filter(({name}) => name.startsWith('Variable'));
    const [node] = named;
    const last = named.at(-1);
    return node && last
      ? [
          {
            statement,
            module,
            imported: textOf(source, node),
            local: textOf(source, last),
            node,
            from: part[0]?.from ?? node.from,
            to: last.to,
            braces: true,
            alone: names.length === 1 && outside.length === 0,
            isType: isType || part.some(({name}) => name === 'type'),
          },
        ]
      : [];
  });
  return [...outside, ...inside];
}

/**
 * Imports a name from another module. `usage` is what the code writes for it afterward, if
 * that is not the same: `Icons.addIcon` for `addIcon`.
 */
export function moveEdits(
  context: Context,
  specifier: Specifier,
  {module, as, usage}: {module: string; as?: string; usage?: string},
): Edit[] | undefined {
  const {source} = context;
  const {statement, local, imported, braces, alone} = specifier;
  const from = statement.getChild('String');
  if (
    !braces ||
    !from ||
    statement.name !== 'ImportDeclaration' ||
    (usage && local !== imported)
  ) {
    return undefined;
  }
  const quote = textOf(source, from)[0] ?? "'";
  const name = as ?? imported;
  const written = local === imported ? name : `${name} as ${local}`;
  const existing = existingImports(context).get(module);
  const has = existing?.names.has(name) && local === imported;
  const semicolon = statement.getChild(';') ? ';' : '';
  const newline = source.text.includes('\r\n') ? '\r\n' : '\n';
  const edits: Edit[] = [];
  if (alone && !existing) {
    edits.push(
      ...replacing(specifier, written),
      ...replacing(from, `${quote}${module}${quote}`),
    );
  } else {
    if (!has) {
      edits.push(
        existing
          ? {start: existing.at, end: existing.at, text: `, ${written}`}
          : {
              start: statement.to,
              end: statement.to,
              text: `${newline}import { ${written} } from ${quote}${module}${quote}${semicolon}`,
            },
      );
    }
    edits.push(
      alone
        ? wholeStatement(source.code, statement)
        : withoutSpecifier(source.code, specifier),
    );
  }
  return usage ? [...edits, ...usageEdits(context, specifier, usage)] : edits;
}

function wholeStatement(code: string, {from, to}: SyntaxNode): Edit {
  const rest = /^[^\S\r\n]*(?:\r\n|\n|\r)/.exec(code.slice(to));
  return {start: from, end: to + (rest?.[0].length ?? 0), text: ''};
}

function withoutSpecifier(code: string, {from, to}: Specifier): Edit {
  const after = /^\s*,[^\S\r\n]*/.exec(code.slice(to));
  if (after) {
    const line = /^(?:\r\n|\n|\r)[^\S\r\n]*/.exec(
      code.slice(to + after[0].length),
    );
    return {
      start: from,
      end: to + after[0].length + (line?.[0].length ?? 0),
      text: '',
    };
  }
  const before = from - blanksBefore(code, from, /\s/) - 1;
  return {start: code[before] === ',' ? before : from, end: to, text: ''};
}

/** Reads something from each file once: it is asked for with each place. */
function once<Read>(read: (context: Context) => Read) {
  const known = new WeakMap<Source, Read>();
  return (context: Context): Read => {
    const {source} = context;
    if (!known.has(source)) {
      known.set(source, read(context));
    }
    return known.get(source)!;
  };
}

/** The first import with braces of each module, and where a name can be added to it. */
const existingImports = once((context) => {
  const imports = new Map<string, {at: number; names: Set<string>}>();
  for (const statement of context.source.tree.topNode.getChildren(
    'ImportDeclaration',
  )) {
    const specifiers = specifiersOf(context, statement);
    const last = specifiers.filter(({braces}) => braces).at(-1);
    if (last && !imports.has(last.module) && !statement.getChild('type')) {
      const names = new Set(specifiers.map(({imported}) => imported));
      imports.set(last.module, {at: last.to, names});
    }
  }
  return imports;
});

/** Where each name is used: not in a definition, and not as the name of an attribute. */
const usesByName = once(({source}) => {
  const uses = new Map<string, SyntaxNode[]>();
  source.tree.iterate({
    enter(ref) {
      if (
        (ref.name === 'VariableName' || ref.name === 'JSXIdentifier') &&
        ref.node.parent?.name !== 'JSXAttribute'
      ) {
        addTo(uses, textOf(source, ref), ref.node);
      }
    },
  });
  return uses;
});

function usageEdits(
  context: Context,
  {local, statement}: Specifier,
  usage: string,
): Edit[] {
  return (usesByName(context).get(local) ?? [])
    .filter(
      ({from}) =>
        (from < statement.from || from > statement.to) &&
        context.bindings.find(local, from)?.kind === 'import',
    )
    .flatMap((use) => replacing(use, usage));
}
