/** Compares the behavior of a recipe with what its page describes. */
import type {ReceivedResponse} from '../server';

export type Report = (problem: string) => void;
type Values = Record<string, unknown>;

/** A response as one object: its headers, and `status`, `type` without parameters, and `body`. */
export const seen = ({status, headers, body}: ReceivedResponse): Values => ({
  ...headers,
  status,
  body,
  type: headers['content-type']?.replace(/;.*/, ''),
});

/** Reports each wanted value that differs as JSON; an expression is matched. */
export const createExpect =
  (report: Report) =>
  (what: string, got: Values, wanted: Values): void => {
    for (const [key, value] of Object.entries(wanted)) {
      const [is, must] = [got[key], value].map((v) => JSON.stringify(v));
      if (
        value instanceof RegExp ? !value.test(String(got[key])) : is !== must
      ) {
        report(
          `${what}, ${key}: ${is ?? 'none'}, expected ${value instanceof RegExp ? value.source : (must ?? 'none')}`,
        );
      }
    }
  };
