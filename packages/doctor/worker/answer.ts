/** The requests of a page to the doctor, as messages to a worker. */
import {checkConfig} from '../config/check';
import {fixAll} from '../config/fixes';
import {reviveKnowledge, type Knowledge} from '../config/knowledge';
import {maskedReport} from '../format/markdown';
import type {CheckOptions, CheckResult} from '../types';

export type Request = {
  text: string;
  /** As it comes out of JSON. */
  knowledge: Knowledge;
  options: Pick<CheckOptions, 'origin' | 'path' | 'archive'>;
} & (
  | {do: 'check'}
  /** Applies all safe fixes. */
  | {do: 'fix'}
  /** Writes the report in which hosts, ids, and secrets are masked. */
  | {do: 'report'; site: string}
);

export type Answer = {
  /** The text that was checked: for `fix`, the corrected one. */
  text: string;
  result: CheckResult;
  report?: string;
};

/**
 * Milliseconds that a reader waits for at most. A pipeline waits for the whole answer, since
 * a part of it would pass for a clean file on a slow machine.
 */
const readersPatience = 2000;

/** Answers one request. Never throws, and takes little more than the deadline of a check. */
export function answer(request: Request): Answer {
  const options = {deadline: readersPatience, ...request.options};
  const knowledge = reviveKnowledge(request.knowledge);
  const check = (text: string) => checkConfig(text, knowledge, options);
  const text =
    request.do === 'fix'
      ? fixAll(request.text, (changed) => check(changed).findings)
      : request.text;
  const result = check(text);
  return {
    text,
    result,
    ...(request.do === 'report'
      ? {report: maskedReport(text, result, knowledge.release, request.site)}
      : {}),
  };
}
