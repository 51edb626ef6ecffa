/** Each rule, with the value that it saw, from the evaluation that counted. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ScrollableTable from '@site/src/features/tables';
import type {
  Candidate,
  Match,
  Result,
  RuleResult,
  Selection,
} from './engine/types';
import {writeLiteral} from './protocol/literal';
import {titleOf} from './study-fields';
import own from './styles.module.css';

/** A value on one line, as far as it is of use. */
function short(value: unknown): string {
  const text = writeLiteral(value).replace(/\s+/g, ' ');
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Not a component: a table looks at its rows. */
function rowOf(result: RuleResult, key: number): ReactNode {
  const {rule, value, constraint, passed, reasons, points} = result;
  return (
    <tr key={key} data-passed={passed}>
      <td>
        {passed ? '✓' : '✗'}{' '}
        <span className="visually-hidden">
          {passed
            ? translate({id: 'hangingProtocol.passed', message: 'Passed:'})
            : translate({id: 'hangingProtocol.failed', message: 'Failed:'})}
        </span>{' '}
        <code>{String(rule.attribute)}</code> <code>{short(constraint)}</code>{' '}
        {rule.required && (
          <em>
            <Translate id="hangingProtocol.required">required</Translate>
          </em>
        )}
        {reasons.map((reason) => (
          <small key={reason}>{reason}</small>
        ))}
      </td>
      <td>
        {value === undefined ? (
          <Translate id="hangingProtocol.noValue">no value</Translate>
        ) : typeof value === 'number' ? (
          value
        ) : (
          <code>{short(value)}</code>
        )}
      </td>
      <td>{points}</td>
    </tr>
  );
}

function Table({matches}: {matches: readonly Match[]}): ReactNode {
  const rules = matches.flatMap((match) => match.rules);
  return rules.length === 0 ? (
    <p>
      <Translate id="hangingProtocol.noRules">It has no rules.</Translate>
    </p>
  ) : (
    <ScrollableTable>
      <thead>
        <tr>
          <th>{translate({id: 'hangingProtocol.rule', message: 'Rule'})}</th>
          <th>{translate({id: 'hangingProtocol.found', message: 'Found'})}</th>
          <th>
            {translate({id: 'hangingProtocol.points', message: 'Points'})}
          </th>
        </tr>
      </thead>
      <tbody>{rules.map(rowOf)}</tbody>
    </ScrollableTable>
  );
}

const scoreOf = (score: number): string =>
  translate({id: 'hangingProtocol.score', message: 'score {score}'}, {score});

const excludedText = (): string =>
  translate({
    id: 'hangingProtocol.excluded',
    message: 'excluded: a required rule failed',
  });

function CandidateRules({
  candidate: {displaySet, seriesMatch, studyMatch, score},
  place,
}: {
  candidate: Candidate;
  /** Undefined if it is excluded. */
  place?: number;
}): ReactNode {
  return (
    <details>
      <summary>
        {place !== undefined && `${place}. `}
        {titleOf(displaySet)}:{' '}
        {place === undefined ? excludedText() : scoreOf(score)}
      </summary>
      <Table matches={[studyMatch, seriesMatch]} />
    </details>
  );
}

/** More are a list to scroll through before the next selector. */
const mostShown = 8;

function SelectorRules({
  id,
  selection: {ranked, excluded, studies},
}: {
  id: string;
  selection: Selection;
}): ReactNode {
  const [best] = ranked;
  const candidates = [
    ...ranked.map((candidate, index) => (
      <CandidateRules key={index} candidate={candidate} place={index + 1} />
    )),
    ...excluded.map((candidate, index) => (
      <CandidateRules key={-1 - index} candidate={candidate} />
    )),
  ];
  const others = candidates.slice(mostShown);
  return (
    <section aria-label={id}>
      <p className={own.title}>
        <code>{id}</code>:{' '}
        {best ? (
          titleOf(best.displaySet)
        ) : (
          <Translate id="hangingProtocol.nothing">no match</Translate>
        )}
      </p>
      {candidates.slice(0, mostShown)}
      {others.length > 0 && (
        <details>
          <summary>
            {translate(
              {id: 'hangingProtocol.others', message: '{count} more'},
              {count: others.length},
            )}
          </summary>
          {others}
        </details>
      )}
      {studies
        .filter(({skipped}) => skipped)
        .map(({study, match}, index) => (
          <details key={index}>
            <summary>
              {String(study.StudyDescription || study.StudyInstanceUID)}:{' '}
              {excludedText()}
            </summary>
            <Table matches={[match]} />
          </details>
        ))}
    </section>
  );
}

/** The ranking of the protocols, and what each selector of the stage chooses from. */
export default function Rules({
  result: {ranking, selections},
}: {
  result: Result;
}): ReactNode {
  return (
    <div className={own.rules}>
      {ranking.map(({protocol, score, match}, index) => (
        <section key={index} aria-label={String(protocol.id)}>
          <p className={own.title}>
            <code>{String(protocol.id)}</code>: {scoreOf(score)}
            {match?.requiredFailed && `, ${excludedText()}`}
          </p>
          {match ? (
            <Table matches={[match]} />
          ) : (
            <p>
              <Translate id="hangingProtocol.notCompared">
                No matching rules, so it is never ranked.
              </Translate>
            </p>
          )}
        </section>
      ))}
      {[...selections].map(([id, selection]) => (
        <SelectorRules key={id} id={id} selection={selection} />
      ))}
    </div>
  );
}
