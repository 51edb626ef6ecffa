import type {ReactNode} from 'react';
import {withWords, type Token} from './words';

function Part({token: {types, content}}: {token: Token}): ReactNode {
  const word = types.includes('word') ? 'word' : undefined;
  if (types.includes('mark')) {
    return <mark className={word}>{content}</mark>;
  }
  return word ? <span className={word}>{content}</span> : content;
}

/** A line of code without colors that wraps between its words. A token of the type `mark` is one. */
export default function CodeWords({
  line,
}: {
  line: string | readonly Token[];
}): ReactNode {
  const tokens = typeof line === 'string' ? [{types: [], content: line}] : line;
  return withWords(tokens).map((piece, i) =>
    Array.isArray(piece) ? (
      <span key={i} className="word">
        {piece.map((token, j) => (
          <Part key={j} token={token} />
        ))}
      </span>
    ) : (
      <Part key={i} token={piece} />
    ),
  );
}
