/** JavaScript and TypeScript in a page: a fence, an inline expression, the value of a JSX prop. */
import ts from 'typescript';

export type ParsedSample = {
  file: ts.SourceFile;
  /** With lines from 1. */
  errors: {line: number; message: string}[];
};

export const isScript = (lang: string) =>
  /^(?:[cm]?[jt]sx?|javascript|typescript)$/.test(lang);

export function parseSample(source: string, lang = 'tsx'): ParsedSample {
  const file = ts.createSourceFile(
    'sample.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    /^ts$|^typescript$/.test(lang) ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );
  // Not part of the public type, but the only way to parse without a whole program.
  const {parseDiagnostics = []} = file as unknown as {
    parseDiagnostics?: ts.DiagnosticWithLocation[];
  };
  const errors = parseDiagnostics.map(({start, messageText}) => ({
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
  return {file, errors};
}

/** The name that a declaration gives, if it is an identifier or a string. */
export function propertyName(node: ts.Node & {name?: ts.Node}): string | null {
  const {name} = node;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name))
    ? name.text
    : null;
}

/** Calls `add` with each variable that a declaration or a destructuring pattern binds. */
export function forEachBinding(
  name: ts.BindingName,
  add: (name: string) => void,
): void {
  if (ts.isIdentifier(name)) {
    add(name.text);
    return;
  }
  for (const element of name.elements) {
    if (ts.isBindingElement(element)) {
      forEachBinding(element.name, add);
    }
  }
}
