/**
 * What curl prints (`-i`, `-I`, `-v`), with or without the command before it, and headers as
 * developer tools copy them.
 */
import {
  urlOf,
  valueOf,
  type Exchange,
  type Header,
  type Parsed,
} from '../model';

const statusLine = /^HTTP\/([\d.]+) (\d{3})\b/;
const requestLine = /^([A-Z]{3,10}) (\S+) HTTP\/[\d.]+$/;
const headerLine = /^([A-Za-z][\w-]*):(?: (.*)|\s*)$/;
const command = /^(?:[\w@~:/.-]*[$#>%]\s+)?curl\s/;
/** Labels of the Network panel; the value is behind them, or on the next line. */
const labels =
  /^(Request URL|Request Method|Status Code|Remote Address|Referrer Policy):?\s*(.*)$/;

type Draft = {
  at: number;
  method?: string;
  address?: string;
  status?: number;
  httpVersion?: string;
  asked: Header[];
  answered: Header[];
  error?: string;
  body: string[];
};

/** The words of a shell command; quotes and backslashes as in a POSIX shell. */
const wordsOf = (line: string) =>
  [...line.matchAll(/(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+/g)].map(
    ([word]) =>
      word.replace(
        /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/g,
        (_all, single?: string, double?: string, one?: string) =>
          single ?? double?.replace(/\\(.)/g, '$1') ?? one ?? '',
      ),
  );

/** Method, address, and headers of a curl command. */
function readCommand(line: string, draft: Draft): void {
  const words = wordsOf(line.replace(/^.*?\bcurl\s/, ''));
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === '-X' || word === '--request') {
      draft.method = words[++i];
    } else if (word === '-H' || word === '--header') {
      const [, name, value = ''] = headerLine.exec(words[++i] ?? '') ?? [];
      if (name) {
        draft.asked.push([name.toLowerCase(), value]);
      }
    } else if (/^-\w*I/.test(word) || word === '--head') {
      draft.method ??= 'HEAD';
    } else if (
      /^(?:-(?:o|u|b|e|m|A|T)|--(?:output|user|resolve|max-time|data\S*|cookie))$/.test(
        word,
      )
    ) {
      i++;
    } else if (
      /^https?:\/\//.test(word) ||
      (!word.startsWith('-') && /^[\w.-]+(?::\d+)?(?:\/|$)/.test(word))
    ) {
      draft.address ??= /^https?:/.test(word) ? word : `http://${word}`;
    }
  }
}

function exchangeOf(draft: Draft): Exchange | undefined {
  const {asked, answered, status, error, body} = draft;
  if (status === undefined && error === undefined && !answered.length) {
    return undefined;
  }
  const host = valueOf(asked, 'host');
  const url =
    urlOf(draft.address) ??
    (host && draft.address?.startsWith('/')
      ? urlOf(`http://${host}${draft.address}`)
      : undefined);
  const content = body.join('\n').trim();
  return {
    at: draft.at,
    method: draft.method ?? 'GET',
    url,
    status,
    asked: asked.length ? asked : undefined,
    answered: answered.length ? answered : undefined,
    error,
    body: content ? content.slice(0, 2_000) : undefined,
    page: valueOf(asked, 'origin'),
    httpVersion: draft.httpVersion && `http/${draft.httpVersion}`,
  };
}

/** Reads line by line: commands, requests, responses, and failures of curl. */
class Reader {
  readonly exchanges: Exchange[] = [];
  private draft: Draft;
  private part: 'start' | 'asked' | 'answered' | 'body' = 'start';
  private label = '';

  constructor() {
    this.draft = this.fresh(1);
  }

  private fresh(at: number): Draft {
    return {at, asked: [], answered: [], body: []};
  }

  end(at: number): void {
    const exchange = exchangeOf(this.draft);
    const last = this.exchanges.at(-1);
    if (
      exchange?.answered &&
      !exchange.asked &&
      JSON.stringify(exchange.answered) === JSON.stringify(last?.answered)
    ) {
      // -i and -v together print a response twice; only one of them has its content.
      last!.body = exchange.body;
    } else if (exchange) {
      this.exchanges.push(exchange);
    }
    this.draft = this.fresh(at);
    this.part = 'start';
  }

  /** A response starts: of the request before it, or of the one that was redirected. */
  private respond(at: number, version: string, status: number): void {
    const {draft} = this;
    if (draft.status !== undefined) {
      // A redirect that curl followed: the request is another one, of which -i shows nothing.
      this.end(at);
    } else if (draft.answered.length && !draft.asked.length) {
      this.end(at);
    }
    // An interim response comes before the one that counts.
    if (status >= 200) {
      this.draft.status = status;
      this.draft.httpVersion = version;
    }
    this.part = 'answered';
  }

  private labeled(name: string, value: string): void {
    if (name === 'Request URL') {
      this.draft.address = value;
    } else if (name === 'Request Method') {
      this.draft.method = value.trim();
    } else if (name === 'Status Code' && /^\d{3}/.test(value)) {
      this.draft.status = Number(value.slice(0, 3));
    }
  }

  /** @returns whether the line is understood */
  line(raw: string, at: number): boolean {
    // -v marks what it sent, what it received, and its own words.
    const [, mark, marked] = /^([<>*]) ?(.*)$/.exec(raw) ?? [];
    const line = (mark ? marked! : raw).trimEnd();
    if (command.test(raw)) {
      this.end(at);
      readCommand(raw, this.draft);
      return true;
    }
    const failed = /^curl: \((\d+)\).*/.exec(line);
    if (failed) {
      this.draft.error = failed[0];
      return true;
    }
    if (mark === '*' || /^[{}] \[\d+ bytes data\]/.test(raw)) {
      return true;
    }
    const status = statusLine.exec(line);
    if (status) {
      this.respond(at, status[1]!, Number(status[2]));
      return true;
    }
    const request = requestLine.exec(line);
    if (request && mark !== '<') {
      if (this.draft.status !== undefined) {
        this.end(at);
      }
      this.draft.method = request[1];
      this.draft.address ??= request[2];
      // -v repeats the headers of the command.
      this.draft.asked = [];
      this.part = 'asked';
      return true;
    }
    return this.plain(line, mark, at);
  }

  private plain(line: string, mark: string | undefined, at: number): boolean {
    if (this.label) {
      this.labeled(this.label, line);
      this.label = '';
      return true;
    }
    const labeled = labels.exec(line);
    if (labeled && this.part !== 'body') {
      if (labeled[1] === 'Request URL' && exchangeOf(this.draft)) {
        this.end(at);
      }
      if (labeled[2]) {
        this.labeled(labeled[1]!, labeled[2]);
      } else {
        this.label = labeled[1]!;
      }
      return true;
    }
    if (/^(?:Response|Request) Headers/i.test(line)) {
      this.part = line.startsWith('Req') ? 'asked' : 'answered';
      return true;
    }
    if (line === '' && this.part === 'answered' && this.draft.answered.length) {
      this.part = 'body';
      return false;
    }
    if (this.part === 'body') {
      this.draft.body.push(line);
      return true;
    }
    const header = headerLine.exec(line);
    if (header) {
      const isAsked = mark === '>' || this.part === 'asked';
      const headers = isAsked ? this.draft.asked : this.draft.answered;
      headers.push([header[1]!.toLowerCase(), header[2] ?? '']);
    }
    return header !== null;
  }
}

/** Headers that a response has, and prose does not begin with. */
const telling =
  /^(?:access-control-|cross-origin-|content-(?:type|length|encoding|security)|cache-control|server|www-authenticate|vary|x-frame-options|location)/;

/** @returns undefined if it is nothing of that kind */
export function parseHttpText(text: string): Parsed | undefined {
  const lines = text.split(/\r?\n/);
  const reader = new Reader();
  const understood = lines.filter((line, index) =>
    reader.line(line, index + 1),
  ).length;
  reader.end(lines.length);
  const {exchanges} = reader;
  const isHttp = exchanges.some(
    ({status, error, answered = []}) =>
      status !== undefined ||
      error !== undefined ||
      answered.some(([name]) => telling.test(name)),
  );
  if (!isHttp) {
    return undefined;
  }
  const left = lines.filter((line) => line.trim()).length - understood;
  return {
    kind: exchanges.some(({status, error}) => status !== undefined || error)
      ? 'curl'
      : 'headers',
    exchanges,
    notUnderstood:
      left > 0
        ? [`${left} ${left === 1 ? 'line was' : 'lines were'} not understood.`]
        : [],
  };
}
