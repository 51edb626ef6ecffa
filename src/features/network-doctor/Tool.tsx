/** The input and the results. Nothing of it is stored or sent. */
import {useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Answer} from '@ohif-docs/doctor/network/answer';
import {CopyButton, SideBySide, Status} from '@site/src/features/tools';
import Findings from './Findings';
import type {Host} from './host';
import Input from './Input';
import Waterfall from './Waterfall';

export type State =
  {is: 'empty' | 'checking' | 'failed'} | ({is: 'checked'} & Answer);

/** The screen reader announcement after a change. */
function statusOf(state: State): string {
  switch (state.is) {
    case 'empty':
      return '';
    case 'checking':
      return translate({id: 'networkDoctor.checking', message: 'Checking…'});
    case 'failed':
      return translate({
        id: 'networkDoctor.failed',
        message:
          'The check did not run. Check your connection, and reload the page.',
      });
    case 'checked': {
      const {problem, requests, findings} = state.result;
      return (
        problem ??
        translate(
          {
            id: 'networkDoctor.counts',
            message: 'Requests checked: {requests}. Findings: {findings}.',
          },
          {requests, findings: findings.length},
        )
      );
    }
  }
}

function Results({
  result: {findings, unknownFailures, notUnderstood},
  report,
  host: {Link, copy},
}: Answer & {host: Host}): ReactNode {
  return (
    <>
      {findings.length === 0 && unknownFailures === 0 && (
        <p>
          <Translate id="networkDoctor.none">
            Nothing wrong was found in these requests. If the viewer still
            fails, record the request that fails, or paste the console output.
          </Translate>
        </p>
      )}
      <Findings findings={findings} Link={Link} />
      {notUnderstood.length > 0 && (
        <ul className="quiet">
          {notUnderstood.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <div className="buttons">
          <CopyButton text={report} copy={copy}>
            <Translate id="networkDoctor.copy">
              Copy the report (masked)
            </Translate>
          </CopyButton>
        </div>
      )}
    </>
  );
}

export default function Tool({host}: {host: Host}): ReactNode {
  const [state, setState] = useState<State>({is: 'empty'});
  const asked = useRef(0);
  const check = (coming: Promise<string>) => {
    const own = ++asked.current;
    // A later question replaces an earlier one.
    const show = (next: State) => {
      if (own === asked.current) {
        setState(next);
      }
    };
    show({is: 'checking'});
    coming.then(host.ask).then(
      (answer) => show({is: 'checked', ...answer}),
      () => show({is: 'failed'}),
    );
  };
  const clear = () => {
    asked.current++;
    setState({is: 'empty'});
  };
  const result = state.is === 'checked' ? state.result : undefined;
  return (
    <div className="form">
      <SideBySide
        editor={<Input check={check} clear={clear} />}
        status={<Status text={statusOf(state)} result={result} />}>
        {state.is === 'checked' && !state.result.problem && (
          <Results {...state} host={host} />
        )}
      </SideBySide>
      {result?.waterfall && <Waterfall waterfall={result.waterfall} />}
    </div>
  );
}
