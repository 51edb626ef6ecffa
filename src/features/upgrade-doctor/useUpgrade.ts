/** The files, the doctor's findings, and the reader's actions on both. */
import {useEffect, useMemo, useState} from 'react';
import type {Upgrade, UpgradeResult} from '@ohif-docs/doctor/upgrade';
import type {Answer} from '@ohif-docs/doctor/upgrade/worker/session';
import type {Source} from '@ohif-docs/doctor/upgrade/worker/read-sources';
import type {Host} from './host';
import type {Read} from './readChosen';

export type Fixed = Extract<Answer, {is: 'fixed'}>;

export type State =
  | {is: 'empty'}
  | {is: 'reading'}
  | {is: 'checking'; done: number; total: number}
  | {
      is: 'checked';
      result: UpgradeResult;
      fixed?: Fixed;
      /** While the edits are made. */
      fixing?: {done: number; total: number};
    }
  | {is: 'failed'; message: string};

/** The next state after an answer of the worker. */
function withAnswer(state: State, answer: Answer): State {
  switch (answer.is) {
    case 'progress': {
      const {done, total} = answer;
      if (state.is === 'checking') {
        return {is: 'checking', done, total};
      }
      return state.is === 'checked' && state.fixing
        ? {...state, fixing: {done, total}}
        : state;
    }
    case 'checked':
      return state.is === 'checking'
        ? {is: 'checked', result: answer.result}
        : state;
    case 'fixed':
      return state.is === 'checked'
        ? {is: 'checked', result: state.result, fixed: answer}
        : state;
    case 'failed':
      return answer;
  }
}

/** Files that could not be read are part of what was not understood. */
const withUnreadable = (
  result: UpgradeResult,
  {unreadable, ignored}: Read,
) => ({
  ...result,
  ignored: result.ignored + ignored,
  notUnderstood: [
    ...unreadable.map((file) => ({
      file,
      line: 1,
      endLine: 1,
      what: 'Not read, because it is not text in UTF-8.',
    })),
    ...result.notUnderstood,
  ],
});

const nothing: Read = {sources: [], unreadable: [], ignored: 0};

export function useUpgrade({changes, start}: Host, first: Upgrade) {
  const [upgrade, setUpgrade] = useState(first);
  const [state, setState] = useState<State>({is: 'empty'});
  const [read, setRead] = useState(nothing);
  const ask = useMemo(
    () => start((answer) => setState((now) => withAnswer(now, answer))),
    [start],
  );
  useEffect(() => ask.stop, [ask]);

  const check = (sources: readonly Source[], wanted: Upgrade) => {
    setState({is: 'checking', done: 0, total: sources.length});
    ask.send({do: 'check', sources, upgrade: wanted, changes});
  };

  return {
    upgrade,
    state:
      state.is === 'checked'
        ? {...state, result: withUnreadable(state.result, read)}
        : state,
    choose: (next: Upgrade) => {
      setUpgrade(next);
      if (read.sources.length > 0) {
        check(read.sources, next);
      }
    },
    /** The reader brings files, which take the place of the earlier ones. */
    bring: (coming: Promise<Read>) => {
      setState({is: 'reading'});
      coming.then(
        (next) => {
          setRead(next);
          check(next.sources, upgrade);
        },
        () =>
          setState({
            is: 'failed',
            message: 'The browser did not let this page read the files.',
          }),
      );
    },
    cancel: () => ask.send({do: 'cancel'}),
    fix: (comments: boolean) => {
      if (state.is === 'checked') {
        setState({...state, fixing: {done: 0, total: 1}});
        ask.send({do: 'fix', comments});
      }
    },
  };
}

export type UpgradeTool = ReturnType<typeof useUpgrade>;
