import type {ReactNode} from 'react';

/** A sentence of data, with `code` between backticks as in Markdown. */
export default function ShowcaseText({
  children,
}: {
  children: string;
}): ReactNode {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : part,
    );
}
