/** Names that are imported from a package. */
import type {SyntaxNode} from '@lezer/common';
import {matches, type ImportCondition} from '../matcher';
import type {Context} from '../resolve';
import {moveEdits, type Specifier} from '../rewrites/imports';
import {replacing, stringOf} from '../source';
import {certaintyOf, hitAt, rewriteIs, type Hit, type Site} from './hit';

/** Tests the names of an import or of `export … from`. */
export function importHits(
  context: Context,
  specifiers: readonly Specifier[],
  condition: ImportCondition,
): Hit[] {
  const {unless} = condition;
  if (unless && context.source.code.includes(unless)) {
    return [];
  }
  return specifiers
    .filter(
      ({module, imported}) =>
        module !== '' &&
        matches(condition.import, module) &&
        condition.names.includes(imported),
    )
    .map((specifier) => hitOf(context, specifier, condition));
}

function hitOf(
  context: Context,
  specifier: Specifier,
  condition: ImportCondition,
): Hit {
  const {fix} = condition;
  const edits = rewriteIs(fix, 'module')
    ? moveEdits(context, specifier, fix)
    : rewriteIs(fix, 'named') && !specifier.braces && specifier.alone
      ? replacing(specifier, `{ ${fix.named} as ${specifier.local} }`)
      : rewriteIs(fix, 'rename') &&
          specifier.braces &&
          specifier.local !== specifier.imported
        ? replacing(specifier.node, fix.rename)
        : undefined;
  return hitAt(specifier.node, certaintyOf(condition), edits);
}

/** `const {a} = require('…')` and `import('…')`. */
export function dynamicHit(
  {source}: Context,
  node: SyntaxNode,
  condition: ImportCondition,
): Hit | null {
  const argument = node.getChild('String');
  const module = argument && stringOf(source, argument);
  return condition.dynamic && module && matches(condition.import, module)
    ? hitAt(node, certaintyOf(condition))
    : null;
}

/** A name taken out of what `require` returned. */
export function requireHit(
  {node, condition}: Site<ImportCondition>,
  reference: {path: string[]; module?: string},
): Hit | null {
  const [first, name] = reference.path;
  const key = node.firstChild;
  return key &&
    first === '*' &&
    reference.path.length === 2 &&
    reference.module !== undefined &&
    matches(condition.import, reference.module) &&
    condition.names.includes(name ?? '')
    ? hitAt(
        node.name === 'MemberExpression' ? (node.lastChild ?? node) : key,
        certaintyOf(condition),
      )
    : null;
}
