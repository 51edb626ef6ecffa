/**
 * Why: a command, a message, or a directive wraps (src/css/code.css), but between its words. The
 * rest of its line is indented.
 * How: wraps the theme's component (safe by its behavior, though the theme marks it as unsafe;
 * theme-classic 3.10.2). A word is one token for it, with tokens inside.
 */
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Line';
import Line from '@theme-original/CodeBlock/Line';
import {
  namesOf,
  short,
  textOf,
  withWords,
  type Token,
} from '@site/src/components/CodeWords/words';

/** What always wraps, and, for a server, what the network doctor writes. */
const wrapped = new Set(['bash', 'text', 'txt', 'plain', 'nginx', 'xml']);

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
    return <Line {...hanging} line={line.flatMap(namesOf)} />;
  }
  const words = new Map<Token, readonly Token[]>();
  const tokens = withWords(line).map((piece) => {
    if (!Array.isArray(piece)) {
      return piece;
    }
    const word = {types: ['word'], content: textOf(piece)};
    words.set(word, piece);
    return word;
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
