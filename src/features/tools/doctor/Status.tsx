import {useEffect, useRef, type ReactNode} from 'react';

/** Keeps each label on the same line as its number. */
export const countsWhole = (text: string): ReactNode[] =>
  text
    .split(/(\b[^.:]+: [\d,]+\.)/)
    .map((part, i) => (i % 2 === 1 ? <span key={i}>{part}</span> : part));

/** Leaves out the counts that are 0: `Errors: 2. Notes: 0.` becomes `Errors: 2.` */
export const withoutNone = (counts: string): string =>
  counts.replaceAll(/[^.\s][^.]*: 0\. ?/g, '').trim();

/** What a doctor has to say about its work. It takes the focus when there are results. */
export default function Status({
  text,
  result,
}: {
  text: string;
  /** Another one is another result. */
  result: unknown;
}): ReactNode {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Whoever chooses in a list may want to choose again.
    if (result && !(document.activeElement instanceof HTMLSelectElement)) {
      status.current?.focus({preventScroll: true});
      // What it summarizes is below it.
      status.current
        ?.closest('section')
        ?.lastElementChild?.scrollIntoView({block: 'nearest'});
    }
  }, [result]);
  return (
    <p ref={status} role="status" tabIndex={-1}>
      {countsWhole(text)}
    </p>
  );
}
