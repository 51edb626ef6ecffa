/**
 * The playground of /tools/hanging-protocol. The engine is small enough to run in the page,
 * and in the build: without JavaScript, the page has the result of its first example. What is
 * typed is neither sent nor stored.
 */
import {useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import data from '@generated/hanging-protocol/default/playground.json';
import {hashOf} from '@ohif-docs/builders/permalink';
import {
  Findings,
  OtherRelease,
  OutcomeFrame,
  Permalink as PermalinkButton,
  styles,
  useLinkedState,
  usePermalink,
  useRelease,
} from '@site/src/features/tools';
import type {Line} from './engine/releases';
import Picture from './Picture';
import {evaluate, gist, type Outcome} from './playground';
import Protocol, {Choices} from './Protocol';
import Rules from './Rules';
import Studies from './Studies';
import {fieldNames, opening, stateOf, type State} from './state';
import own from './styles.module.css';
import {summaryOf} from './summary';
import {suggestion} from './suggestion';

/** Links that are longer are cut off when they are opened. */
const longestLink = 20_000;

function Share({state, release}: {state: State; release: string}): ReactNode {
  const {text, studies, mode} = state;
  const link = {
    release,
    fields: {protocol: text, studies: JSON.stringify(studies), mode},
  };
  const {length} = hashOf(link);
  return length > longestLink ? (
    <p className={styles.hint}>
      {translate(
        {
          id: 'hangingProtocol.tooLong',
          message:
            'A link to this form would have {length} characters, and programs cut off long links. Send the protocol as a file, and remove series that no rule needs.',
        },
        {length: length.toLocaleString('en-US')},
      )}
    </p>
  ) : (
    <PermalinkButton
      link={link}
      hint={translate({
        id: 'hangingProtocol.link',
        message:
          'The link contains the release, the protocol, and the studies. Browsers do not send this part of a link to a server.',
      })}
    />
  );
}

function Verdict({
  stopped,
  summary,
}: {
  stopped: string | undefined;
  summary: ReturnType<typeof summaryOf> | undefined;
}): ReactNode {
  if (stopped === undefined) {
    return (
      <>
        {summary?.outcome} <span>{summary?.choice}</span>
      </>
    );
  }
  return (
    <>
      {stopped}{' '}
      {summary && (
        <Translate id="hangingProtocol.last">
          Until then, this is the last one.
        </Translate>
      )}
    </>
  );
}

/** What the release does, and whether the other one does the same. */
function Shown({outcome, line}: {outcome: Outcome; line: Line}): ReactNode {
  const {stopped} = outcome;
  /** The last outcome with a result stays while the text has an error. */
  const [last, setLast] = useState(outcome);
  if (outcome !== last && stopped === undefined) {
    setLast(outcome);
  }
  const {results, data: described} = last;
  const nameOf = (wanted: (each: {line: Line}) => boolean) =>
    data.releases.find(wanted)!;
  const {release} = nameOf((each) => each.line === line);
  const other = nameOf((each) => each.line !== line);
  const result = results[line];
  const otherResult = results[other.line];
  const differing =
    stopped === undefined &&
    result &&
    otherResult &&
    gist(result) !== gist(otherResult)
      ? summaryOf(otherResult, other.release)
      : undefined;
  return (
    <OutcomeFrame
      className={stopped && own.old}
      aria-label={translate({
        id: 'hangingProtocol.result',
        message: 'Result',
      })}
      isResult={result !== undefined && result.error === undefined}
      summary={
        <p role="status" className={own.summary}>
          <Verdict
            stopped={stopped}
            summary={result && summaryOf(result, release)}
          />
        </p>
      }>
      {result && (
        <div className={styles.results}>
          {differing && (
            <Findings
              findings={[
                {
                  severity: 'note',
                  text: `${differing.choice} ${differing.outcome}`,
                },
              ]}
            />
          )}
          <Picture
            key={`${result.chosen?.protocol?.id} ${result.stageIndex}`}
            result={result}
            data={described}
          />
          <Rules result={result} />
        </div>
      )}
    </OutcomeFrame>
  );
}

/** @param first line of the release to begin with; default: the latest */
export function HangingProtocolPlayground({
  first,
}: {
  first?: string;
}): ReactNode {
  const {releases, keys} = data;
  const opened = usePermalink(releases, fieldNames);
  const [{line, release}, setLine] = useRelease(releases, opened, first);
  const [state, setState] = useLinkedState(
    opened?.hash,
    opened ? stateOf(opened.fields) : opening,
  );
  /** What the reader had before a choice or a button replaced it. */
  const [before, setBefore] = useState<State>();
  const change = (part: Partial<State>) => {
    setBefore(undefined);
    setState((now) => ({...now, ...part}));
  };
  const replace = (part: Partial<State>) => {
    change(part);
    setBefore(state);
  };
  const editing = {state, change, replace};
  // Typing does not wait for a long protocol.
  const {text, studies, mode} = useDeferredValue(state);
  const outcome = useMemo(
    () => evaluate(text, studies, mode, line, keys),
    [text, studies, mode, line, keys],
  );
  return (
    <div
      className={`${styles.tool} ${own.playground}`}
      data-search-skip=""
      data-tool="hanging-protocol"
      data-hydrate-immediately="release">
      <noscript>
        <p className="alert alert--warning">
          <Translate id="hangingProtocol.noScript">
            Editing needs JavaScript, because the protocol is matched in your
            browser. Without it, this page shows the result of its example.
          </Translate>
        </p>
      </noscript>
      <OtherRelease opened={opened} shown={release} />
      <Choices {...editing} line={line} setLine={setLine} ids={outcome.ids} />
      <div className={`${styles.columns} ${own.columns}`}>
        <Protocol
          {...editing}
          problems={outcome.problems}
          suggestion={
            state.studies === opening.studies
              ? suggestion(state.text)
              : undefined
          }
        />
        <Shown outcome={outcome} line={line} />
        <div className={clsx(styles.results, own.inputs)}>
          <Studies
            studies={state.studies}
            errors={outcome.data.errors}
            change={(next) => change({studies: next})}
            replace={(next) => replace({studies: next})}>
            <Share state={state} release={release} />
          </Studies>
          {before && (
            <button type="button" onClick={() => change(before)}>
              <Translate id="hangingProtocol.undo">
                Undo: bring back what was replaced
              </Translate>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
