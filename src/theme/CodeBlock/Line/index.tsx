/**
 * Why: a command or a message wraps (src/css/code.css), but between its words: no style keeps a
 * line from breaking after the hyphen of `--name`, of a version, or in a URL.
 * How: wraps the theme's component (safe by its behavior, though the theme marks it as unsafe;
 * theme-classic 3.10.2). A word is one token for it, with tokens inside.
 */
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Line';
import Line from '@theme-original/CodeBlock/Line';

type Token = Props['line'][number];

/** What always wraps. */
const wrapped = new Set(['bash', 'text', 'txt', 'plain']);

/** Characters that are in one line on each screen. */
const short = 30;

/** A word of more characters starts on the current line, which it would leave almost empty. */
const long = 60;

/** After these, browsers break a line, also in `%{http_code}`. */
const breakable = /[-?/%]\S/;

/** Where a longer word may break: between folders, and parts of a URL, of which the host is one. */
const parts =
  /^[/?&:=]+[^/?&:=]*[/?&:=]*|[^/?&:=]+(?::\/\/[^/?&:=]+)?[/?&:=]*/g;

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

const textOf = (tokens: readonly Token[]) =>
  tokens.map(({content}) => content).join('');

const partsOf = (token: Token): Token[] =>
  (token.content.match(parts) ?? []).map((content) => ({
    types: content.length > short ? token.types : [...token.types, 'word'],
    content,
  }));

export default function LineWrapper(props: Props): ReactNode {
  const {line, getLineProps, getTokenProps} = props;
  const {language} = useCodeBlockContext().metadata;
  const isDiff = language === 'diff';
  const text = textOf(line);
  if (!(wrapped.has(language) || isDiff) || text.length <= short) {
    return <Line {...props} />;
  }
  // The sign of a change is not part of the code.
  const indent = text.slice(Number(isDiff)).search(/\S/);
  const hanging = {
    ...props,
    getLineProps: (input: Parameters<typeof getLineProps>[0]) =>
      getLineProps(
        indent > 0
          ? {...input, style: {['--indent' as string]: `${indent}ch`}}
          : input,
      ),
  };
  if (isDiff) {
    return <Line {...hanging} />;
  }
  const words = new Map<Token, readonly Token[]>();
  const tokens = wordsOf(line).flatMap((inWord) => {
    const content = textOf(inWord);
    if (!breakable.test(content)) {
      return inWord;
    }
    if (content.length > long) {
      return inWord.flatMap(partsOf);
    }
    const word = {types: ['word'], content};
    words.set(word, content.length > short ? inWord.flatMap(partsOf) : inWord);
    return [word];
  });
  return (
    <Line
      {...hanging}
      line={tokens}
      getTokenProps={(input: Parameters<typeof getTokenProps>[0]) => {
        const inWord = words.get(input.token);
        return inWord
          ? {
              className: 'word',
              children: inWord.map((token, index) => (
                <span key={index} {...getTokenProps({token})} />
              )) as unknown as string,
            }
          : getTokenProps(input);
      }}
    />
  );
}
