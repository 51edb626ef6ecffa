/** The text of the protocol, how the mode uses it, and what is wrong with it. */
import {useId, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import data from '@generated/hanging-protocol/default/playground.json';
import {
  Editor,
  Field,
  select,
  severityName,
  styles,
  What,
  WithCode,
} from '@site/src/features/tools';
import type {Line} from './engine/releases';
import {modeNames, modeOf, type ModeName} from './playground';
import type {Problem} from './protocol/report';
import {stateOfSample, type State} from './state';
import own from './styles.module.css';
import type {Suggestion} from './suggestion';

type Props = {
  state: State;
  change: (part: Partial<State>) => void;
  /** A change that can be undone. */
  replace: (part: Partial<State>) => void;
  problems: readonly Problem[];
  suggestion: Suggestion | undefined;
};

function Problems({
  id,
  problems,
  text,
  show,
  change,
}: {
  id: string;
  problems: readonly Problem[];
  text: string;
  show: (range: Problem['range']) => void;
  change: (text: string) => void;
}): ReactNode {
  return problems.length === 0 ? null : (
    <ul
      id={id}
      className={styles.findings}
      aria-label={translate({
        id: 'hangingProtocol.problems',
        message: 'Problems in the protocol',
      })}>
      {problems.map(({severity, text: message, line, range, edit}) => (
        <li key={`${range.start} ${message}`} data-severity={severity}>
          <What
            name={severityName(severity)}
            places={[{...range, line}]}
            find={show}
          />
          <WithCode>{message}</WithCode>{' '}
          {edit !== undefined && (
            <button
              type="button"
              onClick={() =>
                change(
                  text.slice(0, range.start) + edit + text.slice(range.end),
                )
              }>
              {translate(
                {id: 'hangingProtocol.write', message: 'Write {edit}'},
                {edit},
              )}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Try({
  suggestion: {from, to, changed},
  change,
}: {
  suggestion: Suggestion;
  change: (text: string) => void;
}): ReactNode {
  return (
    <p className={own.suggestion}>
      <span>
        <Translate
          id="hangingProtocol.try"
          values={{
            selector: <code>current</code>,
            from: <code>{from}</code>,
            to: <code>{to}</code>,
          }}>
          {
            'Try: in the selector {selector}, change {from} to {to}. The scout then has too few images, and the viewport shows the lung series.'
          }
        </Translate>
      </span>
      <button type="button" onClick={() => change(changed)}>
        <Translate id="hangingProtocol.change">Change it</Translate>
      </button>
    </p>
  );
}

/** The release, a documented protocol, and how the mode uses it. */
export function Choices({
  state,
  change,
  replace,
  line,
  setLine,
  ids,
}: Pick<Props, 'state' | 'change' | 'replace'> & {
  line: Line;
  setLine: (line: string) => void;
  ids: readonly string[];
}): ReactNode {
  const sample = data.samples.find(({text}) => text === state.text);
  return (
    <div className={clsx(styles.fields, own.choices)}>
      <Field
        only
        label={translate({id: 'hangingProtocol.release', message: 'Release'})}
        value={line}
        choices={data.releases.map((each) => ({
          value: each.line,
          label: each.release,
        }))}
        onChange={setLine}
      />
      <Field
        only
        label={translate({
          id: 'hangingProtocol.sample',
          message: 'Start from a documented protocol',
        })}
        value={sample?.id ?? ''}
        choices={[
          ...(sample
            ? []
            : [
                {
                  value: '',
                  label: translate({
                    id: 'hangingProtocol.yours',
                    message: 'Your protocol',
                  }),
                },
              ]),
          ...data.samples.map(({id, name}) => ({value: id, label: name})),
        ]}
        onChange={(id) => id && replace(stateOfSample(id))}
      />
      <Field
        only
        label={translate({
          id: 'hangingProtocol.mode',
          message: "The mode's hangingProtocol",
        })}
        value={state.mode}
        choices={modeNames.map((mode) => ({
          value: mode,
          label: modeOf(mode, ids.length ? ids : ['…']).written,
        }))}
        hint={translate({
          id: 'hangingProtocol.modeHint',
          message:
            'With a list, the viewer matches the rules of each protocol. With one ID, it applies that protocol and requests its first stage.',
        })}
        onChange={(mode) => change({mode: mode as ModeName})}
      />
    </div>
  );
}

/** The editor, with the problems below it. */
export default function Protocol({
  state,
  change,
  replace,
  problems,
  suggestion,
}: Props): ReactNode {
  const problemsId = useId();
  const form = useRef<HTMLFormElement>(null);
  const replaceText = (text: string) => replace({text});
  const show = ({start, end}: Problem['range']) => {
    const area = form.current?.querySelector('textarea');
    if (area) {
      select(area, start, end);
    }
  };
  return (
    <form
      ref={form}
      className={styles.results}
      aria-label={translate({
        id: 'hangingProtocol.form',
        message: 'Hanging protocol',
      })}
      onSubmit={(event) => event.preventDefault()}>
      <Editor
        label={translate({
          id: 'hangingProtocol.text',
          message: 'Protocol, or an array of protocols',
        })}
        hint={translate({
          id: 'hangingProtocol.textHint',
          message:
            'JSON, or a file of JavaScript or TypeScript. Your text is never run.',
        })}
        value={state.text}
        rows={22}
        problemsId={
          problems.some(({severity}) => severity === 'error')
            ? problemsId
            : undefined
        }
        onChange={(text) => change({text})}
      />
      {suggestion && <Try suggestion={suggestion} change={replaceText} />}
      <Problems
        id={problemsId}
        problems={problems}
        text={state.text}
        show={show}
        change={replaceText}
      />
    </form>
  );
}
