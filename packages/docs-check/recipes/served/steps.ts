/** Sends requests to a served recipe, and compares what comes back and what arrives behind it. */
import type {ReceivedRequest, RecipeServer, StubServer} from '../server';
import {host} from './sample-files';

type Values = Record<string, unknown>;

/** A request, and what must come of it. */
export type Step = {
  path: string;
  send?: Parameters<RecipeServer['request']>[1];
  /** In messages, where the path does not say it. */
  what?: string;
  /** Headers, `status`, `type` without parameters, and `body`. The status is "refused" where no response comes. */
  answer?: Values;
  /**
   * What one request must have that arrives at a server behind: headers, `url`, `bytes`. At a
   * server that is not here, nothing may arrive. Every request may ask `login` for its session.
   */
  arrives?: Record<string, Values>;
};

/** A request for a host that the recipe does not serve. */
export const strangerStep = (
  path: string,
  status: number | 'refused',
): Step => ({
  what: 'another host name',
  path,
  send: {host: 'stranger.example'},
  answer: {status},
});

/** A request without TLS, where the recipe has it. */
export const plainStep = (path: string): Step => ({
  what: 'plain HTTP',
  path,
  send: {tls: false},
  answer: {status: 301, location: `https://${host}${path}`},
});

const response = async (server: RecipeServer, {path, send}: Step) =>
  server.request(path, send).then(
    ({headers, ...rest}): Values => ({
      ...headers,
      ...rest,
      type: headers['content-type']?.replace(/;.*/, ''),
    }),
    (): Values => ({status: 'refused'}),
  );

const arrived = ([first, ...others]: ReceivedRequest[]): Values =>
  first
    ? {...first.headers, ...first, requests: 1 + others.length}
    : {requests: 0};

/** One text for each wanted value that differs; an expression is matched. */
const differences = (got: Values, wanted: Values): string[] =>
  Object.entries(wanted).flatMap(([key, value]) => {
    const isPattern = value instanceof RegExp;
    const is = JSON.stringify(got[key]);
    const expected = isPattern ? value.source : JSON.stringify(value);
    const isRight = isPattern ? value.test(String(got[key])) : is === expected;
    return isRight
      ? []
      : [`${key}: ${is ?? 'none'}, expected ${expected ?? 'none'}`];
  });

/**
 * @param behind servers in the places of those that the recipe passes requests on to
 * @returns what is not as the steps say
 */
export async function trySteps(
  server: RecipeServer,
  behind: Record<string, StubServer>,
  steps: readonly Step[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const step of steps) {
    const {path, send, answer = {}, arrives = {}} = step;
    const what = step.what ?? `${send?.method ?? 'GET'} ${path}`;
    const found = differences(await response(server, step), answer);
    for (const [name, stub] of Object.entries(behind)) {
      const got = arrived(stub.take());
      const wanted = arrives[name]
        ? {requests: 1, url: path, ...arrives[name]}
        : {requests: 0};
      if (arrives[name] || name !== 'login') {
        const wrong = differences(got, wanted);
        found.push(...wrong.map((text) => `at the ${name}, ${text}`));
      }
    }
    problems.push(...found.map((text) => `${what}, ${text}`));
  }
  return problems;
}
