/**
 * Makes the reader's file of a recipe of the docs. The recipes are tested by themselves, and
 * a text that a recipe no longer contains is an error here.
 */

/** Replaces each occurrence of a text. */
export function replaced(source: string, text: string, by: string): string {
  if (!source.includes(text)) {
    throw new Error(`The recipe no longer contains: ${text}`);
  }
  return source.replaceAll(text, () => by);
}

/** Removes from the line that contains one text to the line before another. */
export function without(source: string, from: string, to: string): string {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => line.includes(from));
  const last = lines.findIndex(
    (line, index) => index > first && line.startsWith(to),
  );
  if (first < 0 || last < 0) {
    throw new Error(`The recipe no longer contains: ${first < 0 ? from : to}`);
  }
  return [...lines.slice(0, first), ...lines.slice(last)].join('\n');
}

/** The path of the recipe, `/viewer`, as the reader's; not in a host name. */
export const withPrefix = (source: string, prefix: string): string =>
  source.replace(/\/viewer(?=[/"$\s;)'*]|\\)/g, () => prefix);
