/**
 * The names in a piece of code: readers search for code by its names (`setActiveViewportId`,
 * `PUBLIC_URL`, `--network`), not by its punctuation. Each name is listed once, as written,
 * in order of appearance; the browser splits camel case.
 */
const word = /[\p{L}_$][\p{L}\p{N}_$]*(?:[.-][\p{L}\p{N}_$]+)*/gu;

/** Stop words: keywords and English words that occur in almost every program. */
const stopWords = new Set(
  (
    'and any are args array async await boolean break case catch class const ' +
    'constructor continue default delete div echo else enum export extends false ' +
    'finally for from function get has have if implements import in instanceof ' +
    'interface into its let map module never new not null number object of onto or ' +
    'private promise props public readonly record require return set static string ' +
    'super switch that the then this throw true try type typeof undefined unknown use ' +
    'var void when while will with yield you your'
  ).split(' '),
);

/** The names in the code: at least three and at most 80 characters long. */
export function identifiersIn(code: string): string[] {
  const found = new Set<string>();
  for (const [name] of code.matchAll(word)) {
    if (name.length > 2 && name.length <= 80 && !stopWords.has(name)) {
      found.add(name);
    }
  }
  return [...found];
}
