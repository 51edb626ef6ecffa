// cspell:ignore PKIX
/**
 * Lines of the console, as Chromium, Firefox, and Safari print them, and of the error logs of
 * servers. Which message means what is with each rule (`says`); here is what they have in common:
 * the request, the page, the status.
 */
import {urlOf, withPlainQuotes, type Exchange, type Parsed} from '../model';

/** A line of the log of nginx, Apache, or a program in Java, after the name that Compose adds. */
const beginsOfLog =
  /^(?:[\w.-]+\s+\| )?(?:\d{4}\/\d\d\/\d\d [\d:]{8} \[\w+\] \d+#\d+: |\[\w{3} \w{3} \d\d [\d:.]+ \d{4}\] \[|(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d[.,]\d{3}\S* (?:ERROR|WARN)\b)/;

/** A line begins a message; what follows belongs to it until the next one. */
const begins =
  /^(?:\S*:\d+(?::\d+)?\s+:?)?(?:\[(?:Error|Warning|blocked)\]|Access to |Cross-Origin Request Blocked|(?:XHR ?)?(?:GET|POST|PUT|OPTIONS|DELETE|HEAD)(?: ?https?:|$)|https?:\S+ \[HTTP|(?:XMLHttpRequest|Fetch API) cannot load|Failed to load|Mixed Content|Blocked loading mixed|Refused to |Loading (?:module|failed)|The resource from|Origin \S+ is not allowed|Preflight response|Uncaught |Request header field|Response to preflight|Connecting to|A server with the specified|Could not connect)/;

/** Firefox has the method, the address, and the status of a request on one to three lines. */
const firefox =
  /^(?:XHR ?)?(GET|POST|PUT|OPTIONS|DELETE|HEAD)? ?(https?:\/\/\S+) \[HTTP\/[\d.]+ (\d{3}) ?(.*?) *(?:\d+ ?ms)?\]$/;

/** The request that a message is about: the first address that is not the page's. */
const addresses = [
  /upstream: "(https?:\/\/[^"]+)"/,
  /Access to (?:XMLHttpRequest|fetch|\w+) at '([^']+)'/,
  /remote resource at (\S+?)\.?(?=\s|$)/,
  /(?:GET|POST|PUT|OPTIONS|DELETE|HEAD) (https?:\/\/\S+)/,
  /cannot load (https?:\/\/\S+?)\.?(?=\s|$)/,
  /(?:insecure|mixed active|mixed display)[^'"]*['"](https?:\/\/[^'"]+)/,
  /insecure content from (https?:\/\/\S+?)\.?(?=\s|$)/,
  /(?:Connecting to|Refused to (?:connect to|load[^']*|execute script from|display|frame)) '([^']+)'/,
  /(?:module|script|resource) from "([^"]+)"/,
  /\((https?:\/\/[^)\s]+)\)/,
  /^(https?:\/\/\S+) \d{3} [A-Z]/,
];
const pages = [
  /from origin '([^']+)'/,
  /Origin '([^']+)' is therefore/,
  /Origin (https?:\/\/\S+) is not allowed/,
  /The page at '?(https?:\/\/[^'\s]+)/,
];
const statuses = [
  /status(?: code)?:? (?:of )?(\d{3})\b/i,
  /HTTP status code (\d{3})/,
  /https?:\/\/\S+ (?:net::\w+ )?(\d{3}) [(A-Z]/,
  /"code"\s*:\s*([45]\d\d)\b/,
];
const failures =
  /\b(?:net::)?(ERR_[A-Z\d_]+(?:\.\w+)?)|\b(NS_ERROR_\w+|SEC_ERROR_\w+|SSL_ERROR_\w+|MOZILLA_PKIX_ERROR_\w+)/;

const first = (patterns: readonly RegExp[], text: string) => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) {
      return found[1];
    }
  }
  return undefined;
};

function exchangeOf(message: string, at: number): Exchange {
  const said = withPlainQuotes(message);
  const status = first(statuses, said);
  const failure = failures.exec(said);
  const method = /\b(GET|POST|PUT|OPTIONS|DELETE|HEAD) https?:/.exec(said)?.[1];
  const page = first(pages, said);
  return {
    at,
    method: method ?? 'GET',
    url: urlOf(first(addresses, said)),
    status: status ? Number(status) : undefined,
    error: failure
      ? failure[1]
        ? `net::${failure[1]}`
        : failure[2]
      : undefined,
    said: message,
    page: urlOf(page)?.origin ?? page,
  };
}

const isBegin = (line: string) => begins.test(line) || beginsOfLog.test(line);

/** Whether a line is one that browsers print, and none is of curl or of a whole response. */
export const isConsole = (text: string): boolean =>
  !/^(?:[<>*] |HTTP\/[\d.]+ \d{3}|.*\bcurl[ :])/m.test(text) &&
  text.split(/\r?\n/).some(isBegin);

/** @returns an exchange for each message; the rules decide whether one knows it */
export function parseConsole(text: string): Parsed {
  const messages: {text: string; at: number}[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const last = messages.at(-1);
    if (!line.trim()) {
      return;
    }
    if (last && !isBegin(line) && !/ \[HTTP\/|^\[HTTP\//m.test(last.text)) {
      last.text += `\n${line}`;
    } else {
      messages.push({text: line, at: index + 1});
    }
  });
  const exchanges = messages.map(({text: message, at}) =>
    exchangeOf(
      message
        .replace(/\s*\n\s*/g, ' ')
        .trim()
        .replace(
          firefox,
          (
            _all,
            method: string | undefined,
            url: string,
            status: string,
            reason: string,
          ) => `${method ?? 'GET'} ${url} ${status} (${reason})`,
        ),
      at,
    ),
  );
  // "Failed to load resource" names only the file; the message before it names the request.
  const page = exchanges.find((one) => one.page)?.page;
  for (const one of exchanges) {
    one.page ??= page;
  }
  return {kind: 'console', exchanges, notUnderstood: []};
}
