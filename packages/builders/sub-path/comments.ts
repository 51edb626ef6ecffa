/**
 * Generated comments stay short: nginx refuses a file with a line that is too long for its
 * buffer, and nobody reads a comment that scrolls.
 */

/** Characters of a line that is a comment, with its indentation. */
export const longestComment = 86;

const comment = /^(\s*(?:#|\/\/)\s)(.*)$/;

/** A word that does not fit, such as a URL with a long host name, ends with an ellipsis. */
const shortened = (word: string, space: number) =>
  word.length > space ? `${word.slice(0, space - 3)}...` : word;

function wrapped(start: string, text: string): string[] {
  const space = longestComment - start.length;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').map((each) => shortened(each, space))) {
    if (line && line.length + 1 + word.length > space) {
      lines.push(start + line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, start + line];
}

/** The text with comments (`#` and `//`) of at most `longestComment` characters a line. */
export const withShortComments = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const [, start, rest] = comment.exec(line) ?? [];
      return line.length > longestComment &&
        start !== undefined &&
        rest !== undefined
        ? wrapped(start, rest)
        : [line];
    })
    .join('\n');
