/**
 * The English in code: what an interface shows, what an error says, and the comments from
 * which the tables of the component pages are made.
 */
import ts from 'typescript';

export type CodeText = {
  /** Markdown, with `x` for each value that is inserted */
  text: string;
  line: number;
};

const isWord = (token: string) =>
  /^[("]?[A-Za-z][a-z'’-]*[")]?[,.:;!?]?$/.test(token);

/** Three words, and hardly anything else: neither a selector, nor a command, nor code. */
function isProse(text: string): boolean {
  const tokens = text
    .replace(/`[^`]*`/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const words = tokens.filter(isWord).length;
  return words >= 3 && words / tokens.length > 0.7;
}

/** What a node shows, or null. */
function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) {
    return node.text;
  }
  return ts.isTemplateExpression(node)
    ? node.head.text +
        node.templateSpans.map(({literal}) => `\`x\`${literal.text}`).join('')
    : null;
}

/** The comments of a component and of its props, which readers see in tables. */
function commentsOf(node: ts.Node): {text: string; position: number}[] {
  const {jsDoc = []} = node as {jsDoc?: ts.JSDoc[]};
  return jsDoc.map((comment) => ({
    text: ts.getTextOfJSDocComment(comment.comment) ?? '',
    position: comment.getStart(),
  }));
}

/**
 * @param file path, by whose ending the code is parsed
 * @param code of the file
 * @param withComments whether readers see the comments of declarations
 * @returns the texts that are English, in the order of the file
 */
export function codeTexts(
  file: string,
  code: string,
  withComments = false,
): CodeText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: CodeText[] = [];
  const add = (text: string, position: number) => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (isProse(line)) {
      found.push({
        text: line,
        line: source.getLineAndCharacterOfPosition(position).line + 1,
      });
    }
  };
  const walk = (node: ts.Node) => {
    const text = textOf(node);
    if (text !== null) {
      add(text, node.getStart());
    }
    if (withComments) {
      commentsOf(node).forEach((comment) =>
        add(comment.text, comment.position),
      );
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
