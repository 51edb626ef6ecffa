import type {ReactNode} from 'react';

/** The inline text of reference data: text with `code`. */
export default function InlineMarkdown({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : part,
    );
}
