/** Code that wraps does so between its words: no style keeps a line from breaking after a hyphen. */

import type {CSSProperties} from 'react';

/** A piece of code, as the highlighter has it. */
export type Token = {types: string[]; content: string};

/** Characters that are in one line on each screen. */
export const short = 30;

/** A word of more characters starts on the current line, which it would leave almost empty. */
const long = 60;

/** After these, browsers break a line, also in `%{http_code}`; or ours does, in a search for names. */
const breakable = /[-?/%|]\S/;

/** Where a longer word may break: between folders, names, and parts of a URL, of which the host is one. */
const parts =
  /^[/?&:=|]+[^/?&:=|]*[/?&:=|]*|[^/?&:=|]+(?::\/\/[^/?&:=|]+)?[/?&:=|]*/g;

/** The same in a chain of names, or of numbers. */
const links = /[^.,]+[.,]*|[.,]+/g;

/** The same in a diff: before a word, not before the ending of a file. */
const dot = /(\w\.)(?=[a-z]{5})/gi;

/** The tokens of each word, and each space between words. */
function wordsOf(line: readonly Token[]): Token[][] {
  const words: Token[][] = [];
  let isInWord = false;
  for (const token of line) {
    for (const content of token.content.match(/\s+|\S+/g) ?? []) {
      const isWord = content.trim() !== '';
      if (isWord && isInWord) {
        words.at(-1)!.push({...token, content});
      } else {
        words.push([{...token, content}]);
      }
      isInWord = isWord;
    }
  }
  return words;
}

export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({content}) => content).join('');

const asWords = ({types}: Token, contents: readonly string[]): Token[] =>
  contents.map((content) => ({
    types: content.length > short ? types : [...types, 'word'],
    content,
  }));

const partsOf = (token: Token, part = parts): Token[] =>
  asWords(token, token.content.match(part) ?? []);

/** The parts of a name in a diff that is most of a line. */
export const namesOf = (token: Token): Token | Token[] =>
  /^\S{21,}$/.test(token.content)
    ? asWords(token, token.content.replace(dot, '$1\0').split('\0'))
    : token;

/** The tokens of a line; those of a word that breaks only if it is longer than a line are in a list. */
export const withWords = (line: readonly Token[]): (Token | Token[])[] =>
  wordsOf(line).flatMap((inWord): (Token | Token[])[] => {
    const content = textOf(inWord);
    const isShort = content.length <= short;
    if (!breakable.test(content)) {
      return isShort ? inWord : inWord.flatMap((one) => partsOf(one, links));
    }
    const inParts = isShort ? inWord : inWord.flatMap((one) => partsOf(one));
    return content.length > long ? inParts : [inParts];
  });

/** What is before the first letter of a line, which the rest of it begins after (src/css/code.css). */
export const indentOf = (line: string, sign: number): CSSProperties => ({
  ['--indent' as string]: `${line.search(/\S|$/) + sign}ch`,
});
