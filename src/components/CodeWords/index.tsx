import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {withWords, type Token} from './words';

/** How a token is drawn. */
type Paint = (token: Token) => {className?: string; style?: CSSProperties};

function Part({token, paint}: {token: Token; paint?: Paint}): ReactNode {
  const {types, content} = token;
  const word = types.includes('word') ? 'word' : undefined;
  if (paint) {
    const {className, style} = paint(token);
    return (
      <span className={clsx(className, word)} style={style}>
        {content}
      </span>
    );
  }
  if (types.includes('mark')) {
    return <mark className={word}>{content}</mark>;
  }
  return word ? <span className={word}>{content}</span> : content;
}

/** A line of code that wraps between its words. Without colors, a token of the type `mark` is one. */
export default function CodeWords({
  line,
  paint,
}: {
  line: string | readonly Token[];
  /** The colors. */
  paint?: Paint;
}): ReactNode {
  const tokens = typeof line === 'string' ? [{types: [], content: line}] : line;
  return withWords(tokens).map((piece, i) =>
    Array.isArray(piece) ? (
      <span key={i} className="word">
        {piece.map((token, j) => (
          <Part key={j} token={token} paint={paint} />
        ))}
      </span>
    ) : (
      <Part key={i} token={piece} paint={paint} />
    ),
  );
}
