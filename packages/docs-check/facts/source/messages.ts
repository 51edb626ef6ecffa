/** Finds messages that code prints, throws or shows: what a reader sees and searches for. */
import ts from 'typescript';
import {formsOf, hashOf} from '../messages';
import {eachNode, type Tree} from './tree';

/** The text of an expression, with `…` for what is filled in at run time; null where nothing of it is fixed. */
function textOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    const {head, templateSpans} = node;
    return [head, ...templateSpans.map(({literal}) => literal)]
      .map(({text}) => text)
      .join('…');
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken
  ) {
    const [left, right] = [node.left, node.right].map(textOf);
    return (left ?? right) ? `${left ?? '…'}${right ?? '…'}` : null;
  }
  return null;
}

const isOfKey = (name: ts.Node) =>
  /^(?:message|title|description|text|label)$/.test(name.getText());

/** The expressions of a node that are messages. */
function shownBy(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText();
    return /^(?:window\.)?console\.|\blog(?:ger)?\.\w+$|(?:^|\.)(?:warn|error|Error|TypeError|reject|info)$/i.test(
      called,
    )
      ? node.arguments
      : [];
  }
  if (ts.isNewExpression(node)) {
    return node.expression.getText().endsWith('Error')
      ? (node.arguments ?? []).slice(0, 1)
      : [];
  }
  if (ts.isThrowStatement(node)) {
    return [node.expression];
  }
  if (ts.isPropertyAssignment(node)) {
    return isOfKey(node.name) ? [node.initializer] : [];
  }
  return ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    /(?:^|\.)(?:message|errorMessage|description)$/.test(node.left.getText())
    ? [node.right]
    : [];
}

/** A sentence, neither a word nor a paragraph. */
const isMessage = (text: string) =>
  text.length > 11 &&
  text.length < 240 &&
  /[A-Za-z]{2,}\W+[A-Za-z]{2,}/.test(text) &&
  text.includes(' ');

/** Hashes of the messages of a tree, and of their fixed parts. */
export function messageHashes(tree: Tree): Set<string> {
  const hashes = new Set<string>();
  eachNode(tree, (node) => {
    for (const shown of shownBy(node)) {
      const text = textOf(shown)?.replace(/\s+/g, ' ').replace(/…+/g, '…');
      if (text && isMessage(text)) {
        formsOf(text.trim()).forEach((form) => hashes.add(hashOf(form)));
      }
    }
  });
  return hashes;
}
