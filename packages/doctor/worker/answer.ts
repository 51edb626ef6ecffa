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

/** Answers one request. Never throws, and takes little more than the deadline of a check. */
export function answer(request: Request): Answer {
  const {options} = request;
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
