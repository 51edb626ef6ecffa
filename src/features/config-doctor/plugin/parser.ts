/**
 * Makes the parser smaller: acorn includes tables of all letters and a validator of
 * regular expressions, both of which every browser has. Without them, and for one edition
 * of the language, it weighs 10 kB less (brotli) of 29 kB. `bundle.full.test.ts` compares the
 * results of both.
 */

/** Replaces the part of the file between two markers, each of which must occur once. */
function replaceBetween(
  text: string,
  from: string,
  to: string,
  replacement: string,
): string {
  const [before, rest, ...more] = text.split(from);
  const end = rest?.indexOf(to) ?? -1;
  if (more.length || rest === undefined || end === -1) {
    throw new Error(
      `acorn has changed: "${from}" is not in it once, followed by "${to}". Update src/features/config-doctor/plugin/parser.ts.`,
    );
  }
  return `${before}${replacement}${rest.slice(end)}`;
}

/**
 * `\u200c` and `\u200d` join letters, and are in no class. At the end of a text, the code is NaN,
 * which no comparison accepts.
 */
const letters = `
function isIdentifierStart(code) {
  return code === 36 || code === 95 || (code > 64 && /\\p{ID_Start}/u.test(String.fromCodePoint(code)));
}
function isIdentifierChar(code) {
  return code === 36 || code === 0x200c || code === 0x200d || (code > 47 && /\\p{ID_Continue}/u.test(String.fromCodePoint(code)));
}
`;

const regularExpressions = `
var RegExpValidationState = function (parser) { this.parser = parser; };
RegExpValidationState.prototype.reset = function (start, pattern, flags) {
  this.start = start; this.pattern = pattern; this.flags = flags;
};
Parser.prototype.validateRegExpFlags = function () {};
Parser.prototype.validateRegExpPattern = function (state) {
  try {
    new RegExp(state.pattern, state.flags);
  } catch {
    this.raise(state.start, 'Invalid regular expression');
  }
};
`;

/** Options that the doctor does not use, and the one edition that it reads. */
const fixedOptions = (text: string) =>
  text
    .replace(/\b(this|parser|p)\.options\.ecmaVersion\b/g, '99')
    .replace(
      /\b(this|parser|p)\.options\.(locations|ranges|sourceFile|directSourceFile|program|onComment|onToken|onInsertedSemicolon|onTrailingComma|preserveParens)\b(?! =)/g,
      'undefined',
    );

/**
 * @param file name of the file in the package
 * @param text of `acorn.mjs` or `acorn-loose.mjs`
 * @throws if the file has other parts than it had
 */
export function forReaders(file: string, text: string): string {
  if (!file.endsWith('acorn.mjs')) {
    return fixedOptions(text);
  }
  const withoutTables = replaceBetween(
    text,
    '// This file was generated. Do not modify manually!\nvar astralIdentifierCodes',
    '// Reserved word lists',
    '',
  );
  const withoutLetters = replaceBetween(
    withoutTables,
    '// ## Character categories',
    '// ## Token types',
    letters,
  );
  return fixedOptions(
    replaceBetween(
      withoutLetters,
      '// This file contains Unicode properties extracted',
      '// Object type used to represent tokens',
      regularExpressions,
    ),
  );
}
