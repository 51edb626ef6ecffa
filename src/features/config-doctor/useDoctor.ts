/** The text, the doctor's findings, and the reader's actions on both. */
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import {maxLength, maxLines} from '@ohif-docs/doctor/limits';
import {applyFixes} from '@ohif-docs/doctor/config/fixes';
import type {CheckResult, Finding} from '@ohif-docs/doctor';
import type {Request} from '@ohif-docs/doctor/worker/answer';
import {
  differenceOf,
  linesOf,
  redone,
  replaced,
  started,
  typed,
  undone,
  type History,
} from './history';
import {select} from '@site/src/features/tools';
import type {Host} from './host';
import {prepare, textsOfPreparation} from './preparation';
import {shown, toShown, withChange} from './lineBreaks';

/** Where the file will be used, as the reader describes it. */
export type Place = {
  release: string;
  origin: string;
  path: string;
  archive: string;
};

export type Outcome = {
  /** The text that was checked, and where it will be used. */
  text: string;
  place: Place;
  result: CheckResult;
};

/** The announcements of the form. */
export type Notice =
  | 'failed'
  | 'restored'
  | 'undone'
  | 'redone'
  | 'copied'
  | 'refused'
  | 'unreadable'
  | 'large';

/** Milliseconds without a key, after which the text is checked. */
const pause = 300;

/** The text with its own line breaks, and how it came to be. */
type Text = {
  history: History;
  /** The text that was pasted or opened, or the text before the first fix. */
  brought: string | undefined;
  isTyped: boolean;
};

/**
 * What the reader has entered, in memory only: it is still there after a look at another
 * page of the site.
 */
const kept: {text: Text; place: Omit<Place, 'release'>} = {
  text: {history: started(''), brought: undefined, isTyped: false},
  place: {origin: '', path: '', archive: ''},
};

async function requestOf(
  what: Request['do'],
  text: string,
  place: Place,
  {knowledgeOf, site}: Host,
): Promise<Request> {
  const origin = place.origin.trim().replace(/\/$/, '');
  const path = place.path.trim();
  return {
    do: what,
    text,
    site,
    knowledge: await knowledgeOf(place.release),
    options: {
      ...(/^https?:\/\/[^/?#\s]+$/i.test(origin) ? {origin} : {}),
      ...(path ? {path: path.startsWith('/') ? path : `/${path}`} : {}),
      ...(place.archive ? {archive: place.archive} : {}),
    },
  };
}

/** Checks the text whenever it or the place changes. */
function useOutcome(
  {history: {text}, isTyped}: Text,
  place: Place,
  host: Host,
  setNotice: (notice: Notice) => void,
): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (text === '') {
      return undefined;
    }
    let isStale = false;
    const timer = window.setTimeout(
      () => {
        requestOf('check', text, place, host)
          .then(host.ask)
          .then(
            ({result}) => !isStale && setOutcome({text, place, result}),
            () => !isStale && setNotice('failed'),
          );
      },
      isTyped ? pause : 0,
    );
    return () => {
      isStale = true;
      window.clearTimeout(timer);
    };
  }, [text, isTyped, place, host, setNotice]);
  return text === '' ? undefined : outcome;
}

/** The text of the reader, which the text area shows, and every change of it. */
function useText(field: RefObject<HTMLTextAreaElement | null>) {
  const [state, setState] = useState(kept.text);
  const {history, brought} = state;
  const change = (next: Text) => {
    kept.text = next;
    setState(next);
  };
  /** Shows another text, with the caret after the part that differs. */
  const show = (next: History, origin: string | undefined) => {
    if (field.current && next !== history) {
      const {value, scrollTop, scrollLeft} = field.current;
      const text = shown(next.text);
      const caret = differenceOf(value, text).endAfter;
      field.current.value = text;
      field.current.setSelectionRange(caret, caret);
      field.current.scrollTo(scrollLeft, scrollTop);
    }
    change({history: next, brought: origin, isTyped: false});
  };
  const type = (value: string) =>
    change({
      ...kept.text,
      history: typed(
        kept.text.history,
        withChange(kept.text.history.text, value),
        Date.now(),
      ),
      isTyped: true,
    });
  useLayoutEffect(() => {
    const {current} = field;
    const text = shown(kept.text.history.text);
    if (current?.value === '') {
      current.value = text;
    } else if (current && current.value !== text) {
      // What was typed before the scripts came.
      type(current.value);
    }
    // Once, when React takes the field over.
  }, [field]);
  return {
    state,
    typed: type,
    /** Shows another text; without `origin`, the text so far is what the reader brought. */
    replace: (text: string, origin = brought ?? history.text) =>
      show(replaced(history, text), origin),
    undo: () => show(undone(history), brought),
    redo: () => show(redone(history), brought),
  };
}

/**
 * The browser asks before it leaves the page, while there are changes that are not in a file.
 *
 * @returns a function to call when the text is in a file of the reader, or on the clipboard
 */
function useUnsaved(text: string, brought: string | undefined): () => void {
  const [saved, setSaved] = useState('');
  const isUnsaved = text !== '' && text !== brought && text !== saved;
  useEffect(() => {
    if (!isUnsaved) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return () => setSaved(text);
}

const isTooLong = (text: string) =>
  text.length > maxLength || linesOf(text) > maxLines;

/** The value of the last render, for what ends later. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

/** Does it, and announces what it did. */
const announcing =
  (setNotice: (said: Notice | undefined) => void) =>
  <Args extends unknown[]>(
    said: Notice | undefined,
    act: (...args: Args) => void,
  ) =>
  (...args: Args) => {
    setNotice(said);
    act(...args);
  };

/**
 * @param field the text area, which holds what the reader types
 * @param release the one of the address
 */
export function useDoctor(
  host: Host,
  field: RefObject<HTMLTextAreaElement | null>,
  release: string,
) {
  const [chosen, setChosen] = useState<Partial<Place>>(kept.place);
  const place = useMemo(
    () => ({...kept.place, release, ...chosen}),
    [release, chosen],
  );
  const latest = useLatest(place);
  const {state, typed: type, replace, undo, redo} = useText(field);
  const [notice, setNotice] = useState<Notice>();
  const [isPrepared, setPrepared] = useState(false);
  const outcome = useOutcome(state, place, host, setNotice);
  const {brought} = state;
  const {text, past, future} = state.history;
  const canRestore = brought !== undefined && brought !== text;
  const markSaved = useUnsaved(text, brought);
  const ask = async (what: Request['do'], of = text) =>
    host.ask(await requestOf(what, of, place, host));
  const saying = announcing(setNotice);

  return {
    place,
    outcome,
    notice,
    text,
    say: setNotice,
    markSaved,
    choose: ({release: line, ...part}: Partial<Place>) => {
      kept.place = {...kept.place, ...part};
      setChosen((now) => ({...now, ...part, ...(line && {release: line})}));
    },
    typed: saying(undefined, type),
    /** The reader has brought a text. */
    bring: (next: string) =>
      isTooLong(next)
        ? setNotice('large')
        : saying(undefined, replace)(next, next),
    /** Applies fixes of the text that was checked, which must still be there. */
    fix: saying(undefined, (findings: readonly Finding[]) => {
      if (outcome?.text === text && outcome.place === place) {
        replace(applyFixes(text, findings));
      }
    }),
    fixAll: async () => {
      setNotice(undefined);
      try {
        const fixed = await ask('fix');
        // Unless the reader has gone on meanwhile.
        if (field.current?.value === shown(text) && latest.current === place) {
          replace(fixed.text);
        }
      } catch {
        setNotice('failed');
      }
    },
    report: async () => (await ask('report')).report ?? '',
    canUndo: past.length > 0,
    undo: saying('undone', undo),
    canRedo: future.length > 0,
    redo: saying('redone', redo),
    canRestore,
    restore: () => {
      if (canRestore) {
        setNotice('restored');
        replace(brought);
      }
    },
    find: ({start, end}: Finding['range']) =>
      select(field.current!, toShown(text, start), toShown(text, end)),
    /** Loads what takes a moment, before the reader needs it. */
    prepare: () => {
      if (!isPrepared) {
        setPrepared(true);
        void prepare(
          textsOfPreparation(host.choices.samples),
          (code) => ask('check', code),
          () => kept.text.history.text !== '',
        );
      }
    },
  };
}

export type Doctor = ReturnType<typeof useDoctor>;
