import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import own from './OutcomeFrame.module.css';
import styles from './styles.module.css';

/** What comes of a text next to it, or below it on small screens, where its summary stays in view. */
export default function OutcomeFrame({
  className,
  summary,
  isResult,
  children,
  ...names
}: {
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** The row above, with a status. */
  summary: ReactNode;
  /** Whether there is something to go to. */
  isResult: boolean;
  children: ReactNode;
}): ReactNode {
  const pane = useRef<HTMLDivElement>(null);
  return (
    <section
      {...names}
      className={clsx(styles.frame, className, isResult && own.shown)}>
      <div className={clsx(styles.bar, own.bar)}>
        {summary}
        {isResult && (
          <button
            type="button"
            className={own.show}
            onClick={() => {
              pane.current?.focus({preventScroll: true});
              pane.current?.scrollIntoView();
            }}>
            <Translate id="tool.show">Show the result</Translate>
          </button>
        )}
      </div>
      {children && (
        <div ref={pane} tabIndex={-1} className={own.pane}>
          {children}
        </div>
      )}
    </section>
  );
}
