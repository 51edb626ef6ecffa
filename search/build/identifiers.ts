/**
 * The names in a piece of code. Code is looked for by the names in it
 * (`setActiveViewportId`, `PUBLIC_URL`, `--network`), not by its punctuation.
 *
 * In: the code's text. Out: its words, each once, in order of appearance, as written;
 * the browser splits camel case and the like itself.
 */
const word = /[\p{L}_$][\p{L}\p{N}_$]*(?:[.-][\p{L}\p{N}_$]+)*/gu;

/** Words of every program: whoever looks for them does not look for this page. */
const commonWords = new Set(
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
    if (name.length > 2 && name.length <= 80 && !commonWords.has(name)) {
      found.add(name);
    }
  }
  return [...found];
}
