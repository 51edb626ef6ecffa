/** Texts that are not a whole file in JavaScript, in a form in which a parser reads them. */
import {skipTrivia} from './edits';

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

/**
 * The configuration inside a YAML file, a Compose file, or a script that writes it: all around it
 * becomes white space, so that the offsets stay.
 */
export function excerptOf(text: string): string | undefined {
  const lines = text.split(/(?<=\n)/);
  const starts = lines.findIndex((line) =>
    /^\s*(window\.config|globalThis\.config|self\.config)\s*=/.test(line),
  );
  let header = starts - 1;
  while (
    header >= 0 &&
    !/:\s*[|>][+-]?\d?\s*$|(?<!<)<<-?\s*\\?['"]?[A-Za-z]\w*/.test(
      lines[header]!,
    )
  ) {
    header--;
  }
  if (header < 0) {
    return undefined;
  }
  const mark = /(?<!<)<<-?\s*\\?['"]?([A-Za-z]\w*)/.exec(lines[header]!)?.[1];
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
    /(["'`])(?:\\.|(?!\1)[^\\\n])*\1|\$\{\w+(?:[:?+-][^}\n]*)?\}|\{\{[^{}\n]*\}\}|<%[^%\n]*%>|%\w+%|@[A-Z_]+@|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (match) =>
      /^[$%@]|^\{\{|^<%/.test(match) ? '$'.padEnd(match.length, '_') : match,
  );
}

/** The end of a type that begins at an offset. */
function endOfType(text: string, from: number, stop: RegExp): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text[at]!;
    if (
      depth === 0 &&
      stop.test(character) &&
      text.slice(at, at + 2) !== '=>'
    ) {
      return at;
    }
    if (/[[{(<]/.test(character)) {
      depth++;
    } else if (
      /[\]})]/.test(character) ||
      (character === '>' && text[at - 1] !== '=')
    ) {
      depth--;
    }
  }
  return text.length;
}

/** Constructs of TypeScript, and what ends each. */
const typescript: [begins: RegExp, ends: RegExp][] = [
  [/^[^\S\n]*(?:export\s+)?(?:declare\s+)?interface\s+\w+[^{]*/m, /\n/],
  [/^[^\S\n]*(?:export\s+)?(?:declare\s+)?type\s+\w+[^=\n]*=/m, /[;\n]/],
  [/^[^\S\n]*declare\s/m, /[;\n]/],
  [/^[^\S\n]*import\s+type\s/m, /[;\n]/],
  [/(?<=\b(?:const|let|var)\s+\w+)\s*:\s*/, /[=;\n]/],
  [/(?<=\)\s*):\s*(?=[\w<>[\]|.\s{}]+(?:=>|\{))/, /[={]/],
  [/(?<=[(,]\s*\w+)\??:\s*(?=[\w.]+(?:<[^>]*>)?(?:\[\])?\s*[,)=])/, /[,)=]/],
  [/\s(?:as|satisfies)\s+(?=[\w{])/, /[,;)\]}\n]/],
  [/(?<=[\w)\]])!(?=[.;,)\s[])(?!\s*=)/, /[^!]/],
];

/** Characters; the time for a text grows with its square. */
const mostTyped = 100_000;

const hint =
  /^\s*(?:export\s+)?(?:declare|interface|type|enum)\s|\b(?:const|let|var)\s+\w+\s*:|\)\s*:\s*\w|[(,]\s*\w+\??\s*:\s*\w+\s*[,)]|\b(?:as|satisfies)\s+\w|\bimport\s+type\b|\w!\./m;

/** The text without its types, with the same offsets; undefined if it has none. */
export function withoutTypes(text: string): string | undefined {
  if (text.length > mostTyped || !hint.test(text)) {
    return undefined;
  }
  let result = text;
  for (const [begins, ends] of typescript) {
    for (let tries = 0; tries < 500; tries++) {
      const match = begins.exec(result);
      if (!match) {
        break;
      }
      const end = endOfType(result, match.index + match[0].length, ends);
      result =
        result.slice(0, match.index) +
        blank(result.slice(match.index, Math.max(end, match.index + 1))) +
        result.slice(Math.max(end, match.index + 1));
    }
  }
  return result === text ? undefined : result;
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
