/** Elements and their attributes. */
import type {SyntaxNode} from '@lezer/common';
import type {Certainty} from '../../types';
import {
  listOf,
  matches,
  type IconCondition,
  type JsxCondition,
} from '../matcher';
import {resolve, type Context} from '../resolve';
import {removalEdits, stringEdits} from '../rewrites/properties';
import {replacing, stringOf, textOf} from '../source';
import {certaintyOf, hitAt, lower, rewriteIs, type Hit, type Site} from './hit';

/** The name of an opening tag. */
function tagName(tag: SyntaxNode): SyntaxNode | null {
  return (
    tag.getChild('JSXIdentifier') ??
    tag.getChild('JSXMemberExpression') ??
    tag.getChild('JSXBuiltin')
  );
}

const attributeName = (context: Context, attribute: SyntaxNode) => {
  const name = attribute.firstChild;
  return name ? textOf(context.source, name) : '';
};

/** How sure it is that the element is that component of that package. */
function certaintyOfElement(
  context: Context,
  name: SyntaxNode,
  wanted: string,
  from: string | undefined,
): Certainty | null {
  const {path, root, module} = resolve(context, name);
  const names = path[0] === '*' || path[0] === 'default' ? path.slice(1) : path;
  if (names.join('.') !== wanted) {
    return null;
  }
  if (root === 'import') {
    return !from || matches(from, module ?? '') ? 'sure' : null;
  }
  return root === 'free' ? (from ? 'likely' : 'sure') : null;
}

/** Tests an opening or self-closing tag. */
export function jsxHits({context, node, condition}: Site<JsxCondition>): Hit[] {
  const name = tagName(node);
  const found = name
    ? listOf(condition.jsx)
        .map((one) => certaintyOfElement(context, name, one, condition.from))
        .find((one) => one !== null)
    : null;
  if (!name || !found) {
    return [];
  }
  const certainty = lower(found, certaintyOf(condition));
  const {fix} = condition;
  if (!condition.attribute) {
    const edits = rewriteIs(fix, 'rename')
      ? tagEdits(node, name, fix.rename)
      : undefined;
    return [hitAt(name, certainty, edits)];
  }
  return node
    .getChildren('JSXAttribute')
    .filter((attribute) =>
      listOf(condition.attribute).includes(attributeName(context, attribute)),
    )
    .filter((attribute) => {
      const value = attribute.lastChild;
      const text = value && stringOf(context.source, value);
      return (
        !condition.value || (text !== null && matches(condition.value, text))
      );
    })
    .map((attribute) => {
      const key = attribute.firstChild ?? attribute;
      const edits = rewriteIs(fix, 'rename')
        ? replacing(key, fix.rename)
        : rewriteIs(fix, 'remove')
          ? removalEdits(context.source, attribute)
          : undefined;
      return hitAt(key, certainty, edits);
    });
}

function tagEdits(tag: SyntaxNode, name: SyntaxNode, text: string) {
  const close = tag.parent?.getChild('JSXCloseTag');
  const end = tag.name === 'JSXOpenTag' && close ? tagName(close) : null;
  return [name, ...(end ? [end] : [])].flatMap((one) => replacing(one, text));
}

export type IconRename = {
  old: string;
  new?: string;
  match: 'name' | 'meaning' | 'none';
};

/** `<Icon name="row-hidden" />`, `<Icons.ByName name="row-hidden" />`, and the keys `icon` of a button and `iconName` of a panel. */
export function iconHits(
  {context, node, condition}: Site<IconCondition>,
  renames: ReadonlyMap<string, IconRename>,
): Hit[] {
  const value =
    condition.icon === 'element' ? iconAttribute(context, node) : node;
  const old = value && stringOf(context.source, value);
  const rename = old ? renames.get(old) : undefined;
  if (!value || !rename) {
    return [];
  }
  const edits =
    rename.new &&
    rename.match === 'name' &&
    condition.fix &&
    condition.icon === 'element'
      ? stringEdits(context.source, value, rename.new)
      : undefined;
  return [
    {
      ...hitAt(value, certaintyOf(condition), edits),
      message: rename.new
        ? `Write \`${rename.new}\` for the icon \`${old}\`.`
        : `The new set has no icon for \`${old}\`: choose another one, or add your own.`,
    },
  ];
}

function iconAttribute(context: Context, tag: SyntaxNode): SyntaxNode | null {
  const name = tagName(tag);
  const {path, module, root} = name
    ? resolve(context, name)
    : {path: [], module: '', root: 'unknown'};
  const names = path[0] === '*' ? path.slice(1) : path;
  const known = ['Icon', 'Icons.ByName'].includes(names.join('.'));
  if (!known || (root !== 'free' && !(module ?? '').startsWith('@ohif/'))) {
    return null;
  }
  const attribute = tag
    .getChildren('JSXAttribute')
    .find((one) => attributeName(context, one) === 'name');
  return attribute?.getChild('JSXAttributeValue') ?? null;
}
