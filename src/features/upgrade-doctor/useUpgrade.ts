/** The files, the doctor's findings, and the reader's actions on both. */
import {useEffect, useRef, useState} from 'react';
import {edited} from '@ohif-docs/doctor/edited';
import type {
  Upgrade,
  UpgradeFinding,
  UpgradeResult,
} from '@ohif-docs/doctor/upgrade';
import type {Answer, Done} from '@ohif-docs/doctor/upgrade/worker/session';
import {WorkerError} from '@ohif-docs/search/runtime/ask-worker';
import type {Host} from './host';
import type {Read} from './readChosen';

export type Fixed = Extract<Answer, {is: 'fixed'}>;

export type State =
  | {is: 'empty'}
  | {is: 'reading'}
  | ({is: 'checking'} & Done)
  | {
      is: 'checked';
      result: UpgradeResult;
      /** Files that were left out, because there are too many. */
      tooMany: number;
      fixed?: Fixed;
      /** While the edits are made. */
      fixing?: Done;
    }
  /** Without a sentence, the check did not run at all. */
  | {is: 'failed'; message?: string};

const failed = (error: unknown): State =>
  error instanceof WorkerError
    ? {is: 'failed'}
    : {is: 'failed', message: (error as Error).message};

const readable = (coming: Promise<Read>) =>
  coming.catch(() => {
    throw new Error(
      'The browser did not let this page read the files. Choose them again.',
    );
  });

function usePasted(bring: (coming: Promise<Read>) => void) {
  /** As it was checked, unless the reader has changed it since. */
  const [pasted, setPasted] = useState<string>();
  const paste = (text: string) => {
    setPasted(text);
    const sources = [{path: 'pasted.tsx', text}];
    bring(Promise.resolve({sources, ignored: 0, tooMany: 0}));
  };
  return {
    pasted,
    paste,
    drop: () => setPasted(undefined),
    /** Changes the pasted code; files are changed only in copies. */
    apply:
      pasted === undefined
        ? undefined
        : ({fix}: UpgradeFinding) => paste(edited(pasted, fix?.edits ?? [])),
  };
}

/** Of several questions, the last one decides what is shown. */
function useQuestions(stop: Host['stop']) {
  const [state, setState] = useState<State>({is: 'empty'});
  const questions = useRef(0);
  useEffect(
    () => () => {
      questions.current++;
      stop();
    },
    [stop],
  );

  /** @returns shows a state, unless something else was asked meanwhile */
  const newQuestion = () => {
    const own = ++questions.current;
    return (next: State | ((now: State) => State)) => {
      if (own === questions.current) {
        setState(next);
      }
    };
  };
  return {state, newQuestion};
}

export function useUpgrade({changes, ask, stop}: Host, wanted: Upgrade) {
  const [chosen, setChosen] = useState<Upgrade>();
  const upgrade = chosen ?? wanted;
  const {state, newQuestion} = useQuestions(stop);
  /** What the reader brought last, which another upgrade is checked with. */
  const brought = useRef<Promise<Read>>(undefined);
  const check = (coming: Promise<Read>, pair: Upgrade) => {
    const show = newQuestion();
    // A large zip would otherwise be unpacked to its end first.
    stop();
    show({is: 'reading'});
    coming
      .then(async ({sources, ignored, tooMany}) => {
        show({is: 'checking', done: 0, total: sources.length});
        const answer = await ask(
          {do: 'check', sources, upgrade: pair, changes},
          (progress) => show({is: 'checking', ...progress}),
        );
        if (answer.is === 'checked') {
          const {result} = answer;
          show({
            is: 'checked',
            tooMany,
            result: {...result, ignored: result.ignored + ignored},
          });
        }
      })
      .catch((error: unknown) => show(failed(error)));
  };

  const bring = (coming: Promise<Read>) => {
    brought.current = readable(coming);
    check(brought.current, upgrade);
  };

  const pasted = usePasted(bring);

  return {
    upgrade,
    state,
    ...pasted,
    choose: (next: Upgrade) => {
      setChosen(next);
      if (brought.current) {
        check(brought.current, next);
      }
    },
    /** The reader brings files, which take the place of the earlier ones. */
    bring: (coming: Promise<Read>) => {
      pasted.drop();
      bring(coming);
    },
    /** Nothing is left to check. */
    clear: () => {
      pasted.drop();
      brought.current = undefined;
      stop();
      newQuestion()({is: 'empty'});
    },
    cancel: () => void ask({do: 'cancel'}).catch(() => undefined),
    fix: (comments: boolean) => {
      const show = newQuestion();
      const showFixing = (fixing: Done) =>
        show((now) => (now.is === 'checked' ? {...now, fixing} : now));
      showFixing({done: 0, total: 1});
      ask({do: 'fix', comments}, showFixing).then(
        (fixed) =>
          show((now) =>
            now.is === 'checked' && fixed.is === 'fixed'
              ? {...now, fixed, fixing: undefined}
              : now,
          ),
        (error: unknown) => show(failed(error)),
      );
    },
  };
}

export type UpgradeTool = ReturnType<typeof useUpgrade>;
