// cspell:ignore klinikum Mustermann musterstadt muster Erika JSESSIONID
import {expect, it, test} from 'vitest';
import {checkNetwork} from './check';
import {networkReport} from './report';
import {networkRules} from './rules/index';
import {harOf} from './rules/rule';

it('masks hosts, ids, names, tokens, and cookies in a report', () => {
  const secrets = [
    'pacs.hospital.test',
    '1.2.840.113619.2.1',
    '2.25.602237483799263680',
    'Doe^Jane',
    'Jane',
    'eyJhbGciOi',
    'session=1234',
    'abc123',
    '10.4.5.6',
  ];
  const url = `https://pacs.hospital.test/dicom-web/studies/1.2.840.113619.2.1/series/2.25.602237483799263680/metadata?PatientName=Doe^Jane&token=abc123`;
  const text = [
    harOf({
      url,
      page: 'https://10.4.5.6',
      status: 401,
      body: '{"Alphabetic": "Doe^Jane"}',
      answered: {'WWW-Authenticate': 'Bearer realm="pacs.hospital.test"'},
    }),
    `$ curl -i -H 'Cookie: session=1234' -H 'Authorization: Bearer eyJhbGciOi.eyJ.x' '${url}'\nHTTP/1.1 403 Forbidden\nServer: nginx\n\nDoe^Jane may not\n`,
    `GET ${url} 502 (Bad Gateway)`,
  ];
  for (const one of text) {
    const report = networkReport(checkNetwork(one));
    expect(report).toMatch(/## /);
    for (const secret of secrets) {
      expect(report).not.toContain(secret);
    }
  }
});

it.each([
  [
    'a HAR file that is cut off',
    '{ "log": {"entries": [{"request": {"headers": [\n{"name": "Cookie", "value": "JSESSIONID=9f3a"}]}, "response": {"content": {"text": "\nHTTP/1.1 401 Unauthorized\nrefresh_token=r1234 Erika Mustermann"',
  ],
  [
    'the body of a response',
    harOf({
      url: 'https://pacs01.klinikum-m.de/dicom-web/studies',
      status: 403,
      body: 'user Erika Mustermann (PID4711007)',
    }),
  ],
  [
    'the body of a token request',
    harOf({
      url: 'https://pacs01.klinikum-m.de/token',
      status: 400,
      body: '{"error":"invalid_grant","error_description":"user Erika Mustermann (PID4711007)"}',
    }),
  ],
  [
    'a path and a file',
    harOf({
      url: 'https://PACS01.klinikum-m.de/share/Mustermann-Erika/main.js',
      status: 404,
    }),
  ],
  [
    'the last part of a path',
    harOf({
      url: 'https://pacs01.klinikum-m.de/dicom-web/studies/Mustermann-Erika',
      status: 404,
    }),
  ],
  [
    'a query',
    'GET https://viewer.klinikum-m.de/callback?patientName=Erika Mustermann 502 (Bad Gateway)',
  ],
  [
    'a name that curl does not know',
    'curl: (6) Could not resolve host: pacs01.klinikum-m.de',
  ],
  [
    'headers in words',
    `$ curl -i -H 'Origin: https://viewer.klinikum-m.de' 'HTTPS://PACS01.KLINIKUM-M.DE/dicom-web/studies'
HTTP/1.1 401 Unauthorized
Server: pacs01.klinikum-m.de
WWW-Authenticate: Basic realm="klinikum-musterstadt"
Location: https://sso.klinikum-m.de/Mustermann
Set-Cookie: JSESSIONID=9f3a
Content-Security-Policy: connect-src pacs01.klinikum-m.de

Erika Mustermann
`,
  ],
  [
    'a redirect URI',
    harOf({
      url: `https://sso.klinikum-m.de/auth?redirect_uri=${encodeURIComponent('https://viewer.klinikum-m.de/Mustermann?x=Erika')}`,
      status: 400,
      body: 'Invalid parameter: redirect_uri',
    }),
  ],
])('a report does not leak %s', (_what, text) => {
  expect(networkReport(checkNetwork(text))).not.toMatch(
    /klinikum|muster|erika|pid4711|9f3a|r1234|pacs01/i,
  );
});

it('a report names the same host by the same mask, and keeps what explains the cause', () => {
  const report = networkReport(
    checkNetwork(
      harOf({
        url: 'https://PACS01.klinikum-m.de/dicom-web/studies/1.2.3/metadata?includefield=all&token=1',
        page: 'https://viewer.klinikum-m.de',
        error: 'net::ERR_FAILED',
        answered: {
          'Access-Control-Allow-Origin': 'https://pacs01.klinikum-m.de',
        },
      }),
    ),
  );
  expect(report).toContain(
    'GET https://host-1.example/dicom-web/studies/[masked]/metadata?includefield&token',
  );
  expect(report).toContain('Origin: https://host-2.example\n');
  expect(report).toContain(
    'Access-Control-Allow-Origin: https://host-1.example\n',
  );
  expect(report).toContain(
    'host-1.example allows `https://host-1.example`, and the page is `https://host-2.example`',
  );
});

test.each(networkRules.map(({id, examples}) => [id, examples.faulty] as const))(
  'a report of %s has no host of the recording',
  (_id, faulty) => {
    for (const {text} of faulty) {
      const own = text
        .replaceAll('example.org', 'klinikum-m.de')
        .replaceAll('hospital', 'klinikum');
      const {findings} = checkNetwork(own);
      expect(findings.length).toBeGreaterThan(0);
      for (const {masked} of findings) {
        expect(JSON.stringify(masked)).not.toContain('klinikum');
      }
    }
  },
);
