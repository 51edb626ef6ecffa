/** Finds what is wrong in a recording of the network: pure, and never throws. */
import {longestRecording} from '../limits';
import type {Severity} from '../types';
import {
  isFile,
  withPlainQuotes,
  type Exchange,
  type InputKind,
  type Parsed,
} from './model';
import {parseInput} from './parse';
import {fixesOfFile, isOfGoogle, ofBulkData, type Fix} from './rules/fixes';
import {networkRules} from './rules/index';
import type {Hit, HowSure, NetworkRule} from './rules/rule';
import {codesOf, sharer} from './shared';
import {waterfallOf, type Waterfall} from './slow';

const validInputs =
  'a HAR file of the Network panel, the output of curl -i or curl -v, headers of a response, console output, or lines of the error log of nginx, Apache, or Keycloak';

export type NetworkFinding = {
  rule: string;
  title: string;
  severity: Severity;
  certainty: HowSure;
  why: string;
  /** Lines of the reader's own input: the request first. */
  evidence: string[];
  /** Without what can name anybody: for a report. */
  masked: {why: string; evidence: string[]};
  /** Requests with the same cause. */
  count: number;
  /** Line of the input, or number of the entry in a HAR file, of the first one. */
  at: number;
  fixes: readonly Fix[];
  /** Path of the page that explains it, below the docs of a release. */
  page: string;
};

export type NetworkResult = {
  /** Undefined if it is none of the kinds. */
  kind?: InputKind;
  requests: number;
  findings: NetworkFinding[];
  /** What was left out, as sentences. */
  notUnderstood: string[];
  /** Failed requests and messages that no rule knows; `notUnderstood` names them. */
  unknownFailures: number;
  /** Why nothing could be checked. */
  problem?: string;
  /** Of a recording with times. */
  waterfall?: Waterfall;
};

const severities = ['error', 'warning', 'info'];

/** What a rule sees in an exchange. */
type Seen = {rule: NetworkRule; hit: Hit};
type Found = Seen & {exchange: Exchange; count: number};

/** The message, or the request with its status. */
const requestLine = ({method, url, status, said}: Exchange): string =>
  said ??
  [
    ...(url ? [`${method} ${url.href}`] : []),
    ...(status ? [`status ${status}`] : []),
  ].join(', ');

/** What a status explains; for a preflight request, that it was refused. */
const isStatus = ({id}: NetworkRule) =>
  /^(?:doubled-path$|accept-refused$|status-|wrong-root|file-missing|route-missing|oidc-)/.test(
    id,
  );
const isRefusal = ({id}: NetworkRule) => id === 'cors-preflight-refused';

/** The first rule whose message it is. */
function bySaying({said = '', status = 0, page, url}: Exchange): Seen[] {
  const plain = withPlainQuotes(said);
  const of = (rules: readonly NetworkRule[]) =>
    rules.find(({says = []}) => says.some((one) => one.test(plain)));
  // "No header … The response had HTTP status code 404": the status is the cause.
  const byStatus =
    status >= 400
      ? of(networkRules.filter(/preflight/i.test(plain) ? isRefusal : isStatus))
      : undefined;
  const rule = byStatus ?? of(networkRules);
  // Safari also says it on one origin, where the connection failed or the page moved on.
  const isUnsure =
    plain.includes('due to access control checks') &&
    (!page || page === url?.origin);
  const certainty = isUnsure ? ('question' as const) : undefined;
  return rule ? [{rule, hit: {about: rule.aboutOf?.(plain), certainty}}] : [];
}

const isCause = ({severity, id}: NetworkRule) =>
  severity === 'error' || id === 'failed';

/** Each request has one cause; warnings about the same request are other matters. */
function byLooking(exchange: Exchange, exchanges: readonly Exchange[]) {
  const hits: Seen[] = [];
  for (const rule of networkRules) {
    if (isCause(rule) && hits.some((one) => one.rule.severity === 'error')) {
      continue;
    }
    const hit = rule.find(exchange, {exchanges});
    if (hit) {
      hits.push({rule, hit});
    }
  }
  return hits;
}

const look = ({exchanges}: Parsed) =>
  exchanges.map((exchange) => ({
    exchange,
    hits: exchange.said ? bySaying(exchange) : byLooking(exchange, exchanges),
  }));

/** A failure without a reason says nothing where its host has another finding. */
function withoutFollowing(found: readonly Found[]): Found[] {
  const failing = (one: Found) => one.rule.id === 'failed';
  const statusOf = new Map(
    found.flatMap(({rule, exchange}) =>
      rule.id.startsWith('status-') && exchange.url
        ? [[exchange.url.href, true]]
        : [],
    ),
  );
  return found.filter((one) => {
    if (one.rule.id === 'cors-no-header' && one.exchange.said) {
      // The console names the status of the same request in another line.
      return !statusOf.has(one.exchange.url?.href ?? '');
    }
    return (
      !failing(one) ||
      !found.some(
        (other) =>
          !failing(other) &&
          other.rule.severity === 'error' &&
          (!one.exchange.url ||
            !other.exchange.url ||
            other.exchange.url.host === one.exchange.url.host),
      )
    );
  });
}

/** Without a font of Google, the page has another one. */
const severityOf = ({rule, hit, exchange}: Omit<Found, 'count'>): Severity =>
  isOfGoogle(exchange.url) ? 'info' : (hit.severity ?? rule.severity);

/** A host begins as it is written; a word begins with a capital letter. */
const sentence = (why: string) => why.replace(/^the /, 'The ');

function findingsOf(looked: ReturnType<typeof look>): NetworkFinding[] {
  const found = new Map<string, Found>();
  for (const {exchange, hits} of looked) {
    for (const {rule, hit} of hits) {
      const key = [rule.id, exchange.url?.host, hit.about].join(' ');
      const known = found.get(key);
      if (known) {
        known.count++;
      } else {
        found.set(key, {rule, hit, exchange, count: 1});
      }
    }
  }
  const share = sharer();
  return withoutFollowing([...found.values()])
    .map(({rule, hit, exchange, count}) => ({
      rule: rule.id,
      title: rule.title,
      severity: severityOf({rule, hit, exchange}),
      certainty: hit.certainty ?? rule.certainty,
      why: sentence(rule.why(hit, exchange)),
      evidence: [requestLine(exchange), ...(hit.evidence ?? [])].filter(
        Boolean,
      ),
      masked: {
        why: sentence(rule.why(share.about(hit), share.exchange(exchange))),
        evidence: share.evidence(exchange, hit),
      },
      count,
      at: exchange.at,
      fixes: isFile(exchange)
        ? fixesOfFile(rule.fixes(hit, exchange), exchange.url!)
        : [...ofBulkData(exchange), ...rule.fixes(hit, exchange)],
      page: rule.page,
      order:
        severities.indexOf(severityOf({rule, hit, exchange})) * 1_000 +
        networkRules.indexOf(rule),
    }))
    .sort((a, b) => a.order - b.order)
    .map(({order: _order, ...finding}) => finding);
}

/** The page or an extension of the browser stopped it, or the file is optional. */
const isMeant = ({error = '', url, status}: Exchange) =>
  /ERR_ABORTED|NS_BINDING_ABORTED|BLOCKED_BY_CLIENT/.test(error) ||
  (status === 404 && /\/favicon\.ico$|\.map$/.test(url?.pathname ?? ''));

const isFailure = ({status = 0, error, said, answered, isCached}: Exchange) =>
  error !== undefined ||
  status >= 400 ||
  (status === 0 && (said !== undefined || (!answered && !isCached)));

const unknownOf = (looked: ReturnType<typeof look>): Exchange[] =>
  looked.flatMap(({exchange, hits}) =>
    isFailure(exchange) &&
    !isMeant(exchange) &&
    !hits.some(({rule}) => exchange.said || isCause(rule))
      ? [exchange]
      : [],
  );

/** How many failures a sentence names. */
const mostNamed = 10;

function notRecognized(unknown: readonly Exchange[], kind: InputKind): string {
  const named = unknown.slice(0, mostNamed).map(({status, error, said, at}) => {
    const what = status
      ? `status ${status}`
      : (codesOf(error)[0] ?? (error || said ? 'a message' : 'status 0'));
    return `${what} (${kind === 'har' ? 'entry' : 'line'} ${at})`;
  });
  const left = unknown.length - named.length;
  return `Not recognized: ${named.join(', ')}${left ? `, and ${left} more` : ''}.`;
}

const nothing = (problem: string): NetworkResult => ({
  requests: 0,
  findings: [],
  notUnderstood: [],
  unknownFailures: 0,
  problem,
});

/** Whether a text that is not understood at least looks like lines of a console. */
const isAboutNetwork = ({url, status, error}: Exchange) =>
  url !== undefined || status !== undefined || error !== undefined;

function check(text: string): NetworkResult {
  if (text.length > longestRecording) {
    return nothing(
      `The text is longer than ${(longestRecording / 1e6).toLocaleString('en-US')} million characters, and was not read. Record only the requests that fail.`,
    );
  }
  const parsed = parseInput(text);
  if (typeof parsed === 'string') {
    return nothing(parsed);
  }
  const looked = look(parsed);
  const findings = findingsOf(looked);
  const {kind, exchanges, notUnderstood} = parsed;
  if (
    kind === 'console' &&
    !findings.length &&
    !exchanges.some(isAboutNetwork)
  ) {
    return nothing(
      `No network request or error was recognized. Give it ${validInputs}.`,
    );
  }
  const unknown = unknownOf(looked);
  return {
    kind,
    requests: exchanges.length,
    findings,
    notUnderstood: unknown.length
      ? [...notUnderstood, notRecognized(unknown, kind)]
      : notUnderstood,
    unknownFailures: unknown.length,
    waterfall: kind === 'har' ? waterfallOf(exchanges) : undefined,
  };
}

/** @param text a HAR file, what curl prints, headers, or console output */
export function checkNetwork(text: string): NetworkResult {
  try {
    return check(text);
  } catch {
    // A mistake of the doctor must not end what calls it; the error may quote the text.
    return nothing('The doctor could not read this text. Please report it.');
  }
}
