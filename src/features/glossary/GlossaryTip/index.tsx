/**
 * A term of the glossary in a text, and its definition, which a click, a tap, or a key
 * opens: the browser's own popover, which needs no script, closes with Esc, and is not on
 * paper. src/features/glossary/plugin/glossary-tips.ts writes these elements.
 */
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export function GlossaryTip({
  id,
  term,
  children,
}: {
  id: string;
  /** As the text has it. */
  term: string;
  /** The definition, with a link to the glossary. */
  children: ReactNode;
}): ReactNode {
  return (
    <>
      <button
        type="button"
        className={styles.term}
        popoverTarget={id}
        data-term="">
        {term}
      </button>
      <span
        popover="auto"
        id={id}
        className={styles.definition}
        data-search-skip="">
        {children}
      </span>
    </>
  );
}
