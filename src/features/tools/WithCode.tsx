import type {ReactNode} from 'react';

/** A sentence with `code` between backticks, as in Markdown. */
export default function WithCode({children}: {children: string}): ReactNode {
  return children
    .split('`')
    .map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));
}
