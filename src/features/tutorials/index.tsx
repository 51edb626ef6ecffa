/**
 * What a tutorial has besides text: questions, a mark for each finished chapter, and a
 * comparison of the reader's file with the one on the page.
 *
 *   <Question ask="Which file …?">
 *   <Answer choice="`index.tsx`" right>Because …</Answer>
 *   <Answer choice="`layout.ts`">No: …</Answer>
 *   </Question>
 *
 *   <ChapterDone tutorial="extension" chapter="3" />
 *   <TutorialProgress tutorial="extension" chapters="10" />
 *   <CompareWithMine />
 *
 * Questions work without JavaScript. The marks and the comparison are hidden without it,
 * because the page is complete without them. Nothing that a reader enters leaves the page.
 */
import {Children, useId, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {WithCode} from '@site/src/features/tools';
import styles from './styles.module.css';
import {useEarlyInput} from '@site/src/components/EarlyInput';

export {default as CompareWithMine} from './CompareWithMine';

type QuestionProps = {ask: string; children: ReactNode};

export function Question({ask, children}: QuestionProps): ReactNode {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={styles.question}
      data-search-skip="index">
      <p id={id}>
        <WithCode>{ask}</WithCode>
      </p>
      {Children.toArray(children)}
    </div>
  );
}

type AnswerProps = {
  choice: string;
  /** Whether it is the right one. */
  right?: boolean;
  /** Why it is right, or what the reader may have confused. */
  children: ReactNode;
};

export function Answer({
  choice,
  right = false,
  children,
}: AnswerProps): ReactNode {
  return (
    <details className={styles.answer} data-right={right}>
      <summary>
        <WithCode>{choice}</WithCode>
      </summary>
      <div>
        <strong>
          {right ? (
            <Translate id="tutorial.right">Right.</Translate>
          ) : (
            <Translate id="tutorial.wrong">Not this one.</Translate>
          )}
        </strong>{' '}
        {children}
      </div>
    </details>
  );
}

const chaptersIn = (stored: string | null): number[] =>
  (stored ?? '').split(',').filter(Boolean).map(Number);

/** The chapters that the reader marked as finished, which the browser keeps for each tutorial. */
function useChapters(tutorial: string) {
  const [stored, slot] = useStorageSlot(`site.tutorial.${tutorial}`);
  return {
    done: chaptersIn(stored),
    mark: (chapter: number, isDone: boolean) => {
      // Of now: a box that was checked before React was there, or the other one of this page.
      const others = chaptersIn(slot.get()).filter(
        (other) => other !== chapter,
      );
      const next = isDone ? [...others, chapter].sort((a, b) => a - b) : others;
      slot.set(next.join(','));
    },
    clear: () => slot.del(),
  };
}

type ChapterDoneProps = {tutorial: string; chapter: string};

export function ChapterDone({tutorial, chapter}: ChapterDoneProps): ReactNode {
  const {done, mark} = useChapters(tutorial);
  const number = Number(chapter);
  const isDone = done.includes(number);
  const checkbox = useEarlyInput<HTMLInputElement, boolean>(isDone, (early) =>
    mark(number, early),
  );
  return (
    <p className={styles.done} data-search-skip="">
      <label>
        <input
          ref={checkbox}
          type="checkbox"
          autoComplete="off"
          checked={isDone}
          onChange={({target}) => mark(number, target.checked)}
        />{' '}
        <Translate id="tutorial.done" values={{chapter}}>
          {'I am done with chapter {chapter}'}
        </Translate>
      </label>
    </p>
  );
}

type ProgressProps = {tutorial: string; chapters: string};

export function TutorialProgress({
  tutorial,
  chapters,
}: ProgressProps): ReactNode {
  const {done, clear} = useChapters(tutorial);
  const all = Number(chapters);
  const next = Array.from({length: all}, (_, i) => i + 1).find(
    (chapter) => !done.includes(chapter),
  );
  return (
    <div
      className={styles.progress}
      data-search-skip=""
      data-hydrate-immediately="">
      <p role="status">
        {done.length === 0
          ? translate({
              id: 'tutorial.start',
              message:
                'Mark each chapter as done at its end. Only your browser stores the marks.',
            })
          : translate(
              {
                id: 'tutorial.progress',
                message: 'Done: {done} of {all} chapters.',
              },
              {done: done.length, all},
            )}{' '}
        {done.length > 0 &&
          next !== undefined &&
          translate(
            {id: 'tutorial.next', message: 'Next: chapter {next}.'},
            {next},
          )}
      </p>
      <button
        type="button"
        className="button button--secondary button--sm"
        disabled={done.length === 0}
        onClick={clear}>
        <Translate id="tutorial.clear">Clear marks</Translate>
      </button>
    </div>
  );
}
