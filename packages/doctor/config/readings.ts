/** Texts that are not a whole file in JavaScript, in a form in which a parser reads them. */
import {skipTrivia} from './edits';

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

/**
 * The configuration inside a YAML file, a Compose file, or a script that writes it: all around it
 * becomes white space, so that the offsets stay.
 */
export function excerptOf(text: string): string | undefined {
  const lines = text.match(/[^\n]*\n|[^\n]+/g) ?? [];
  const starts = lines.findIndex((line) =>
    /^\s*(window\.config|globalThis\.config|self\.config)\s*=/.test(line),
  );
  let header = starts - 1;
  while (
    header >= 0 &&
    !/:\s*[|>][+-]?\d?\s*$|(?:^|[^<])<<-?\s*\\?['"]?[A-Za-z]\w*/.test(
      lines[header]!,
    )
  ) {
    header--;
  }
  if (header < 0) {
    return undefined;
  }
  const mark = /(?:^|[^<])<<-?\s*\\?['"]?([A-Za-z]\w*)/.exec(
    lines[header]!,
  )?.[1];
  const indent = /^\s*/.exec(lines[header]!)![0].length;
  const after = lines
    .slice(starts + 1)
    .findIndex((line) =>
      mark
        ? line.trim() === mark
        : line.trim() && /^\s*/.exec(line)![0].length <= indent,
    );
  const end = after === -1 ? lines.length : starts + 1 + after;
  return lines
    .map((line, i) => (i > header && i < end ? line : blank(line)))
    .join('');
}

/** `${NAME}` and the like outside of strings, as names of the same length. */
export function withoutPlaceholders(text: string): string {
  return text.replace(
    /(["'`])(?:\\.|(?!\1)[^\\\n])*\1|\$\{\w+(?:[:?+-][^}\n]*)?\}|\{\{(?:"[^"\n]*"|[^{}"\n])*\}\}|<%[^%\n]*%>|%\w+%|@[A-Z_]+@|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (match) =>
      /^[$%@]|^\{\{|^<%/.test(match) ? '$'.padEnd(match.length, '_') : match,
  );
}

/** Parts of a configuration: keys without the object around them, or elements of a list. */
const fragments: {before: string; after: string; when: RegExp}[] = [
  {before: '({', after: '\n})', when: /^(['"]?)[\w$.@/-]+\1\s*:/},
  {before: '([', after: '\n])', when: /^\{/},
];

export const fragmentsOf = (text: string) => {
  const begins = text.slice(skipTrivia(text, 0));
  return fragments.filter(({when}) => when.test(begins));
};
