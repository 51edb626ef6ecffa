// cspell:ignore XHRGET
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {checkNetwork} from './check';
import {harOf} from './rules/rule';
import {expected} from './recordings/expected.json';

const folder = path.join(import.meta.dirname, 'recordings');
const filesOf = (kind: string) =>
  readdirSync(path.join(folder, kind)).map((file) => [kind, file] as const);
const textOf = (kind: string, file: string) =>
  readFileSync(path.join(folder, kind, file), 'utf8');
const rules: Record<string, string> = expected;

describe('recordings of real programs', () => {
  test.each(filesOf('faults'))(
    '%s/%s: the right cause is first',
    (kind, file) => {
      expect(checkNetwork(textOf(kind, file)).findings[0]?.rule).toBe(
        rules[path.parse(file).name],
      );
    },
  );

  test.each(filesOf('healthy'))('%s/%s: no finding', (kind, file) => {
    const {findings, problem, requests} = checkNetwork(textOf(kind, file));
    expect([findings, problem]).toEqual([[], undefined]);
    expect(requests).toBeGreaterThan(0);
  });

  it('are enough', () => {
    expect(filesOf('faults').length).toBeGreaterThanOrEqual(30);
    expect(filesOf('healthy').length).toBeGreaterThanOrEqual(20);
  });
});

describe('inputs', () => {
  it.each([
    ['', 'No network request or error was recognized'],
    ['hello world', 'No network request or error was recognized'],
    ['{"log": {"entries": [', 'This HAR file is damaged or cut off'],
    ['{"name": "package"}', 'No network request or error was recognized'],
    ['{"log": {"version": "1.2"}}', 'This JSON has no list of requests'],
    ['{"log": {"entries": []}}', 'This HAR file has no requests. Open'],
    ['{"log": {"entries": [{}]}}', 'This HAR file has no responses'],
  ])('says what it needs: %s', (text, problem) => {
    expect(checkNetwork(text).problem).toContain(problem);
  });

  it('reads headers alone, as the Network panel copies them', () => {
    const {kind, findings} = checkNetwork(
      'access-control-allow-origin: *\naccess-control-allow-origin: https://viewer.example.org\ncontent-type: application/dicom+json\n',
    );
    expect([kind, findings[0]?.rule]).toEqual(['headers', 'cors-two-values']);
  });

  it('follows redirects of curl, and takes the last response of an interim one', () => {
    const {requests, findings} = checkNetwork(
      '$ curl -iL http://viewer.example.org/dicom-web/studies\nHTTP/1.1 301 Moved Permanently\nLocation: https://viewer.example.org/dicom-web/studies\n\nHTTP/1.1 100 Continue\n\nHTTP/1.1 502 Bad Gateway\nServer: nginx\n\n<html>\n',
    );
    expect(requests).toBe(2);
    expect(findings.map(({rule}) => rule)).toEqual(['status-502']);
  });

  it('counts requests with the same cause, and puts the refused question before what follows', () => {
    const url = 'https://archive.example.org/dicom-web/studies';
    const page = 'https://viewer.example.org';
    const {findings} = checkNetwork(
      harOf(
        {url, page, error: 'net::ERR_FAILED', kind: 'xhr'},
        {url, page, method: 'OPTIONS', kind: 'preflight', status: 401},
        {url, page, error: 'net::ERR_FAILED', kind: 'xhr'},
        {url, page, method: 'OPTIONS', kind: 'preflight', status: 401},
      ),
    );
    expect(findings.map(({rule, count}) => [rule, count])).toEqual([
      ['cors-preflight-refused', 2],
    ]);
  });

  it('takes the status of another line of the console as the cause', () => {
    const url = 'https://archive.example.org/dicom-web/studies?limit=1';
    const {findings} = checkNetwork(
      `Access to XMLHttpRequest at '${url}' from origin 'https://viewer.example.org' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.\nGET ${url} net::ERR_FAILED 401 (Unauthorized)\n`,
    );
    expect(findings.map(({rule}) => rule)).toEqual(['status-401']);
  });

  it("reads Firefox's requests, on one line or on three", () => {
    const {requests, findings} = checkNetwork(
      'XHRGET\nhttps://a.example/studies\n[HTTP/2 200 OK 34ms]\n\nGEThttp://b.example/x\n[HTTP/1.1 503 Service Unavailable 3 ms]\nError: JSON.parse: unexpected character at line 1 column 1 of the JSON data\nXHR POST http://c.example/x [HTTP/2 401]\n',
    );
    expect(requests).toBe(4);
    expect(findings.map(({rule, at}) => [rule, at])).toEqual([
      ['html-for-data', 7],
      ['status-503', 5],
      ['status-401', 8],
    ]);
  });

  it.each([
    [
      harOf({
        url: 'https://viewer.example.org/app-config.js',
        kind: 'script',
        status: 404,
      }),
      'Copy your `app-config.js`',
      'error',
    ],
    [
      harOf({
        url: 'http://localhost:8042/dicom-web/studies/1.2/bulk/60003000',
        page: 'https://viewer.example.org',
        error: 'net::ERR_CONNECTION_REFUSED',
      }),
      'comes from the metadata of the archive (bulk data)',
      'error',
    ],
    [
      harOf({
        url: 'https://viewer.example.org/1.js',
        page: 'https://portal.example.org',
        error: 'net::ERR_CONNECTION_REFUSED',
      }),
      '`1.js` is a file of the page',
      'error',
    ],
    [
      harOf({
        url: 'https://fonts.googleapis.com/css?family=Inter',
        kind: 'stylesheet',
        error: 'net::ERR_NAME_NOT_RESOLVED',
      }),
      'load their font from Google',
      'info',
    ],
  ])('has fixes for what was requested: %#', (har, fix, severity) => {
    const [finding] = checkNetwork(har).findings;
    expect(finding!.severity).toBe(severity);
    expect(finding!.fixes[0]!.text).toContain(fix);
    expect(finding!.fixes[0]!.code ?? '').not.toContain('dicom-web');
  });

  const words = `
    wrong-mime-type: Failed to load module script: Expected a JavaScript module script but the server responded with a MIME type of "". Strict MIME type checking is enforced.
    wrong-root: "errorMessage":"No Web Application with QIDO_RS service class found for Application Entity: dcm4chee"
    status-400: requests.exceptions.HTTPError: 400 Client Error: Bad Request for url: https://archive.example.org/studies
    mixed-content: [blocked] The page at https://viewer.example.org/ requested insecure content from http://10.1.2.3:8042/dicom-web/studies. This content was blocked and must be served over HTTPS.
    csp-blocked: Content Security Policy: The page’s settings blocked the loading of a resource at inline (“style-src”).
    status-404: {"statusCode":404,"error":"Not Found","message":"Frame 1 was not found."}
    csp-blocked: /assets/a.js:1 :Failed to load b.css\nRefused to connect to 'https://archive.example.org/' because it violates the following Content Security Policy directive: "connect-src 'self'".
    cors-no-header: Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://archive.example.org/studies. (Reason: CORS header 'Access-Control-Allow-Origin' missing).
    status-502: [Mon Nov 02 09:10:11.808362 2026] [proxy:error] [pid 7] (111)Connection refused: AH00957: HTTP: attempt to connect to 127.0.0.1:8042 (localhost) failed
    status-401: http://10.1.2.3:8042/wado?requestType=WADO 401 Unauthorized
    status-403: STOW-RS response: {"error": {"code": 403,"message": "…","status": "PERMISSION_DENIED"}}
`;
  it.each(words.trim().split('\n    '))('knows the words of %s', (line) => {
    const [, rule, text] = /^([\w-]+): (.*)$/s.exec(line)!;
    const {findings} = checkNetwork(`${text}\n`);
    expect(findings.map((one) => one.rule)).toContain(rule);
  });

  it.each([
    'open() "/usr/share/nginx/html/logo.png" failed (2: No such file or directory)',
    'GET https://viewer.example.org/list returned 250 Studies',
    '{"code": 1403, "error": "no"}',
  ])('has no cause for what is something else: %s', (text) => {
    expect(checkNetwork(`${text}\n`).findings).toEqual([]);
  });

  it('never throws', () => {
    const pieces = fc.constantFrom(
      'HTTP/1.1 200 OK\n',
      'curl: (6) x\n',
      '{"log":{"entries":[{}]}}',
      "$ curl -H '",
      '> GET /',
      '< a: b\n',
      ': \n',
      "Access to fetch at '",
      '\u0000',
      '"',
      '{"log":{"entries":[null,1,{"request":{"url":"http://a/","headers":[null]}}]}}',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
        expect(checkNetwork(parts.join('')).problem ?? '').not.toContain(
          'Please report it',
        );
      }),
      {numRuns: 300},
    );
  });
});

it('has times of a HAR file, the longest request among them', () => {
  const {waterfall} = checkNetwork(
    harOf(
      ...Array.from({length: 70}, (_, i) => ({
        url: `https://a.example/studies/${i}`,
        wait: 10,
        start: i * 10,
      })),
      {
        url: 'https://a.example/studies/1.2/metadata',
        wait: 2_000,
        queued: 100,
        start: 700,
      },
    ),
  );
  expect(waterfall).toMatchObject({requests: 71, left: 11});
  expect(waterfall!.rows).toHaveLength(60);
  expect(waterfall!.rows.at(-1)).toMatchObject({
    label: '1.2/metadata',
    server: 2_000,
    queued: 100,
  });
});

const studies = 'https://viewer.example.org/dicom-web/studies/1.2';
it.each([
  ...[418, 431].flatMap((status) => [
    [harOf({url: studies, status}), `status ${status} (entry 1)`],
    [`HTTP/1.1 ${status} No\nServer: nginx\n`, `status ${status} (line 1)`],
    [`GET ${studies} ${status} (No)`, `status ${status} (line 1)`],
  ]),
  [harOf({url: studies, status: 0}), 'status 0 (entry 1)'],
  ...['ERR_CONTENT_LENGTH_MISMATCH', 'ERR_HTTP2_PROTOCOL_ERROR'].flatMap(
    (error) => [
      [
        harOf({url: studies, error: `net::${error}`}),
        `net::${error} (entry 1)`,
      ],
      [`GET ${studies} net::${error}`, `net::${error} (line 1)`],
    ],
  ),
])('names a failure that no rule knows: %#', (text, name) => {
  expect(checkNetwork(text)).toMatchObject({
    findings: [],
    unknownFailures: 1,
    notUnderstood: [`Not recognized: ${name}.`],
  });
});

it('does not call what is meant or optional a failure', () => {
  const {unknownFailures} = checkNetwork(
    harOf(
      {url: studies, error: 'net::ERR_ABORTED'},
      {url: 'https://viewer.example.org/favicon.ico', status: 404},
      {url: studies, status: 204},
    ),
  );
  expect(unknownFailures).toBe(0);
});

it.each([
  'Location: https://archive.example.org/login',
  'Server: Ubuntu 22.04, Client: Firefox 128',
])('reads a message of Firefox as one, with a line after it: %s', (line) => {
  const {kind, findings} = checkNetwork(
    `Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://archive.example.org/dicom-web/studies. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing).\n${line}\n`,
  );
  expect([kind, findings[0]?.rule]).toEqual(['console', 'cors-no-header']);
});

it.each([
  ['https://viewer.example.org', 'question'],
  ['https://archive.example.org', 'sure'],
])('is %s: %s what Safari says about access control', (host, certainty) => {
  const {findings} = checkNetwork(
    `[Error] Origin https://viewer.example.org is not allowed by Access-Control-Allow-Origin. Status code: 200\n[Error] Fetch API cannot load ${host}/dicom-web/studies due to access control checks.\n`,
  );
  expect(findings.at(-1)).toMatchObject({
    rule: 'cors-no-header',
    certainty,
  });
});

const logged = `
  status-413: client intended to send too large body: 2097152 bytes
  status-504: upstream timed out (110: Connection timed out) while reading response header
  status-502: connect() failed (111: Connection refused) while connecting to upstream
  status-502: upstream sent too big header while reading response header from upstream
  status-403: access forbidden by rule
  status-503: limiting requests, excess: 5.560 by zone "archive"
`;
it.each(logged.trim().split('\n'))("reads nginx's error log: %s", (line) => {
  const [, rule, message] = /([\w-]+): (.*)/.exec(line)!;
  const {findings, unknownFailures} = checkNetwork(
    `2026/11/20 10:00:00 [error] 29#29: *1 ${message}, client: 10.0.0.1, server: viewer.example.org, request: "GET /dicom-web/studies HTTP/1.1", host: "viewer.example.org"\n`,
  );
  expect(findings.map((finding) => finding.rule)).toEqual([rule]);
  expect(unknownFailures).toBe(0);
  expect(JSON.stringify(findings.map(({masked}) => masked))).not.toMatch(
    /10\.0\.0\.1|viewer\.example\.org/,
  );
});

it('begins a reason with a capital letter where the host is unknown', () => {
  expect(
    checkNetwork('HTTP/1.1 500 Oops\nServer: nginx\n').findings[0]!.why,
  ).toMatch(/^The server failed/);
});
