import type {Certainty, Severity} from '../../types';
import {valuesOf, type Exchange} from '../model';
import type {Fix} from './fixes';

export type HowSure = Certainty | 'question';

/** What a rule sees in an exchange. */
export type Hit = {
  /** Lines of the reader's own input that show it, besides the request. */
  evidence?: readonly string[];
  /** Where it differs from the rule's. */
  certainty?: HowSure;
  severity?: Severity;
  /** Sets findings apart that have other fixes, such as the header that is not allowed. */
  about?: string;
};

type Falsy = undefined | false | '' | 0 | null;

/** One page, or one run of curl: what a rule may compare an exchange with. */
export type Context = {exchanges: readonly Exchange[]};

export type NetworkExample = {title: string; text: string};

export type NetworkRule = {
  id: string;
  /** The problem, in one sentence without a period. */
  title: string;
  severity: Severity;
  certainty: HowSure;
  /** Page of this site that explains it, below the docs of a release. */
  page: string;
  /** In a request or its response; a message of the console is for `says`. */
  find: (exchange: Exchange, context: Context) => Hit | Falsy;
  /** What browsers and programs print about it. */
  says?: readonly RegExp[];
  /** What the message says it is about, such as the name of the header. */
  aboutOf?: (said: string) => string | undefined;
  /** The cause, in one or two sentences. */
  why: (hit: Hit, exchange: Exchange) => string;
  fixes: (hit: Hit, exchange: Exchange) => readonly Fix[];
  /** Of each, what the rule must find, and what it must leave alone. */
  examples: {
    faulty: readonly NetworkExample[];
    healthy: readonly NetworkExample[];
  };
};

type Optional = 'severity' | 'certainty' | 'find';
/** Titles, and what is pasted. */
type Examples = Record<string, string>;

export type RuleSource = Omit<NetworkRule, Optional | 'examples'> &
  Partial<Pick<NetworkRule, Optional>> & {
    faulty: Examples;
    healthy?: Examples;
  };

const listOf = (examples: Examples): NetworkExample[] =>
  Object.entries(examples).map(([title, text]) => ({title, text}));

/** Most rules name an error of which they are sure; some know only messages about it. */
export const rule = ({
  faulty,
  healthy = {},
  ...source
}: RuleSource): NetworkRule => ({
  severity: 'error',
  certainty: 'sure',
  find: () => undefined,
  examples: {
    faulty: listOf(faulty),
    healthy: listOf(healthy),
  },
  ...source,
});

/** The lines of headers, as evidence. */
const linesOf =
  (side: 'asked' | 'answered') =>
  (exchange: Exchange, ...names: readonly string[]): string[] =>
    names.flatMap((name) =>
      valuesOf(exchange[side], name.toLowerCase()).map(
        (value) => `${name}: ${value}`,
      ),
    );
export const lines = linesOf('answered');
export const askedLines = linesOf('asked');

/** The host, for a sentence. */
export const hostOf = ({url}: Exchange): string => url?.host ?? 'the server';

/** A HAR file with one entry: for examples. */
export function harOf(
  ...entries: {
    url: string;
    method?: string;
    status?: number;
    page?: string;
    kind?: string;
    error?: string;
    asked?: Record<string, string>;
    answered?: Record<string, string>;
    body?: string;
    size?: number;
    wait?: number;
    queued?: number;
    receive?: number;
    start?: number;
    httpVersion?: string;
  }[]
): string {
  const list = (headers: Record<string, string> = {}) =>
    Object.entries(headers).map(([name, value]) => ({name, value}));
  return JSON.stringify({
    log: {
      version: '1.2',
      entries: entries.map((one) => ({
        startedDateTime: new Date(
          1_700_000_000_000 + (one.start ?? 0),
        ).toISOString(),
        time: (one.wait ?? 5) + (one.queued ?? 0) + (one.receive ?? 1),
        _resourceType: one.kind ?? 'xhr',
        request: {
          method: one.method ?? 'GET',
          url: one.url,
          headers: list({
            ...(one.page ? {Origin: one.page, 'Sec-Fetch-Mode': 'cors'} : {}),
            ...one.asked,
          }),
        },
        response: {
          status: one.status ?? (one.error ? 0 : 200),
          httpVersion: one.httpVersion ?? 'HTTP/1.1',
          headers: list(one.answered),
          content: {size: one.size ?? 0, text: one.body},
          _error: one.error ?? null,
        },
        timings: {
          blocked: one.queued ?? 0,
          wait: one.wait ?? 5,
          receive: one.receive ?? 1,
        },
      })),
    },
  });
}

export const viewer = 'https://viewer.example.org';
const studies = `${viewer}/dicom-web/studies?limit=101&offset=0`;

/** What no rule may find fault with. */
export const list = {
  url: studies,
  title: 'a list of studies',
  text: harOf({
    url: studies,
    page: viewer,
    answered: {'Content-Type': 'application/dicom+json'},
    body: '[{"0020000D":{"vr":"UI","Value":["1.2.3"]}}]',
  }),
};

/** The page stopped it, which is not a failure. */
export const canceled: NetworkExample = {
  title: 'a request that the page canceled',
  text: harOf({url: studies, page: viewer, error: 'net::ERR_ABORTED'}),
};
