/** Compares the Markdown of a page with that of its other version. */
import {diffLines, diffWordsWithSpace} from 'diff';

export type Part = {text: string; kind: 'same' | 'added' | 'removed'};

export type Edition = {
  markdown: string;
  /** Where its version begins, as `https://docs.example.org/3.9`. */
  root: string;
};

/** The text without the line that names its version, and with links that name none. */
const textOf = ({markdown, root}: Edition) =>
  markdown
    .replace(/^(# .*\n\n).*\n\n/, '$1')
    .replaceAll(root.replace(/\/?$/, '/'), '/');

/** Lines that differ are compared word by word: a paragraph is one line. */
export function differences(before: Edition, after: Edition): Part[] {
  const lines = diffLines(textOf(before), textOf(after));
  return lines
    .flatMap((part, i) => {
      const next = lines[i + 1];
      if (part.removed && next?.added) {
        return diffWordsWithSpace(part.value, next.value);
      }
      return part.added && lines[i - 1]?.removed ? [] : [part];
    })
    .map(({value, added, removed}) => ({
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    }));
}
