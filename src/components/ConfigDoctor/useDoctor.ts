/** The text, the doctor's findings, and the reader's actions on both. */
import {useEffect, useState, type RefObject} from 'react';
import {applyFixes} from '@site/packages/doctor/config/fixes';
import type {CheckResult, Finding} from '@site/packages/doctor';
import type {Request} from '@site/packages/doctor/worker/answer';
import type {Host} from './host';
import {shown, toShown, withChange} from './lineBreaks';

/** Where the file will be used, as the reader describes it. */
export type Place = {
  release: string;
  origin: string;
  path: string;
  archive: string;
};

export type Outcome = {
  /** The text that was checked. */
  text: string;
  result: CheckResult;
};

/** The announcements of the form. */
export type Notice =
  | 'failed'
  | 'restored'
  | 'undone'
  | 'copied'
  | 'refused'
  | 'unreadable'
  | 'large';

/** Milliseconds without a key, after which the text is checked. */
const pause = 300;

/** The text with its own line breaks, and how it came to be. */
type Text = {
  text: string;
  /** The text that was pasted or opened, or the text before the first fix. */
  brought: string | undefined;
  /** Texts before and after each change that the tool made. */
  changes: readonly {before: string; after: string}[];
  isTyped: boolean;
};

const nothing: Text = {
  text: '',
  brought: undefined,
  changes: [],
  isTyped: false,
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
  {text, isTyped}: Text,
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
            ({result}) => !isStale && setOutcome({text, result}),
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

/** The text of the reader, which the text area shows, and every change that the tool makes. */
function useText(field: RefObject<HTMLTextAreaElement | null>) {
  const [state, setState] = useState(nothing);
  const {text, brought, changes} = state;
  const show = (next: string) => {
    if (field.current) {
      field.current.value = shown(next);
    }
  };
  const last = changes.at(-1);
  return {
    state,
    typed: (value: string) =>
      setState((now) => ({
        ...now,
        text: withChange(now.text, value),
        isTyped: true,
      })),
    /** Shows another text; without `origin`, the text so far is what the reader brought. */
    replace: (after: string, origin = brought ?? text) => {
      show(after);
      setState({
        text: after,
        brought: origin,
        changes: after === text ? changes : [...changes, {before: text, after}],
        isTyped: false,
      });
    },
    /** The last change of the tool, if the reader has typed nothing since. */
    undo:
      last?.after === text
        ? () => {
            show(last.before);
            setState({
              ...state,
              text: last.before,
              changes: changes.slice(0, -1),
              isTyped: false,
            });
          }
        : undefined,
  };
}

/** Moves the caret of a text area to a range of the text. */
function select(
  field: HTMLTextAreaElement,
  text: string,
  {start, end, line}: Finding['range'],
): void {
  const lineHeight = parseFloat(getComputedStyle(field).lineHeight);
  field.focus();
  field.setSelectionRange(toShown(text, start), toShown(text, end));
  field.scrollTop = Math.max(0, (line - 3) * lineHeight);
  field.scrollLeft = 0;
}

/**
 * @param field the text area, which holds what the reader types
 * @param release the one that is chosen first
 */
export function useDoctor(
  host: Host,
  field: RefObject<HTMLTextAreaElement | null>,
  release: string,
) {
  const [place, setPlace] = useState<Place>({
    release,
    origin: '',
    path: '',
    archive: '',
  });
  const {state, typed, replace, undo} = useText(field);
  const [notice, setNotice] = useState<Notice>();
  const [isPrepared, setPrepared] = useState(false);
  const outcome = useOutcome(state, place, host, setNotice);
  const {text, brought} = state;
  const canRestore = brought !== undefined && brought !== text;
  const ask = async (what: Request['do'], of = text) =>
    host.ask(await requestOf(what, of, place, host));
  /** Does it, and announces what it did. */
  const saying =
    <Args extends unknown[]>(
      said: Notice | undefined,
      act: (...args: Args) => void,
    ) =>
    (...args: Args) => {
      setNotice(said);
      act(...args);
    };

  return {
    place,
    outcome,
    notice,
    text,
    say: setNotice,
    choose: (part: Partial<Place>) => setPlace({...place, ...part}),
    typed: saying(undefined, typed),
    /** The reader has brought a text. */
    bring: saying(undefined, (next: string) => replace(next, next)),
    /** Applies one fix of the text that was checked, which must still be there. */
    fix: saying(undefined, (finding: Finding) => {
      if (outcome?.text === text) {
        replace(applyFixes(text, [finding]));
      }
    }),
    fixAll: async () => {
      setNotice(undefined);
      try {
        const fixed = await ask('fix');
        // Unless the reader has gone on meanwhile.
        if (field.current?.value === shown(text)) {
          replace(fixed.text);
        }
      } catch {
        setNotice('failed');
      }
    },
    report: async () => (await ask('report')).report ?? '',
    canUndo: undo !== undefined,
    undo: saying('undone', () => undo?.()),
    canRestore,
    restore: () => {
      if (canRestore) {
        setNotice('restored');
        replace(brought);
      }
    },
    find: ({range}: Finding) =>
      field.current && select(field.current, text, range),
    /** Loads what takes a moment, before the reader needs it. */
    prepare: () => {
      if (!isPrepared) {
        setPrepared(true);
        ask('check', '').catch(() => undefined);
      }
    },
  };
}

export type Doctor = ReturnType<typeof useDoctor>;
