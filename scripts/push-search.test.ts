import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hostedSettings} from '@ohif-docs/search/indexer/hosted-settings';
import type {SearchRecord} from '@ohif-docs/search/format/record';
import {messageWithoutKey, pushSearch} from './push-search';

const adminKey = 'admin0123456789abcdef0123456789ab';
const searchKey = 'search0123456789abcdef0123456789a';

type Index = {
  settings?: object;
  synonyms?: object[];
  objects: SearchRecord[];
};

/** A server that speaks as much of the service's API as the push uses. */
class Service {
  readonly indexes = new Map<string, Index>([['ohif', {objects: []}]]);
  readonly keysSeen = new Set<unknown>();
  acl: Record<string, string[]> = {[searchKey]: ['search']};
  failBatch = false;
  readonly server = http.createServer((request, response) => {
    this.keysSeen.add(request.headers['x-algolia-api-key']);
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const {status, json} = this.answer(
        request.method ?? '',
        decodeURIComponent(
          new URL(request.url ?? '', 'http://service').pathname,
        )
          .split('/')
          .slice(2),
        body ? JSON.parse(body) : undefined,
      );
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(JSON.stringify(json));
    });
  });

  private answer(
    method: string,
    [, name = '', action, last]: string[],
    body: unknown,
  ): {status: number; json: object} {
    const done = {status: 200, json: {taskID: 1, objectIDs: []}};
    if (action === 'task') {
      return {status: 200, json: {status: 'published'}};
    }
    if (method === 'GET') {
      const acl = this.acl[name];
      return acl
        ? {status: 200, json: {value: name, acl}}
        : {status: 404, json: {message: 'Key does not exist', status: 404}};
    }
    const index = this.indexes.get(name) ?? {objects: []};
    if (method === 'DELETE') {
      this.indexes.delete(name);
    } else if (action === 'settings') {
      this.indexes.set(name, {...index, settings: body as object});
    } else if (action === 'synonyms' && last === 'batch') {
      this.indexes.set(name, {...index, synonyms: body as object[]});
    } else if (action === 'batch') {
      if (this.failBatch) {
        return {
          status: 400,
          json: {message: `Record too big (${adminKey})`, status: 400},
        };
      }
      const {requests} = body as {requests: {body: SearchRecord}[]};
      index.objects.push(...requests.map(({body: object}) => object));
      this.indexes.set(name, index);
    } else if (action === 'operation') {
      const {destination} = body as {destination: string};
      this.indexes.set(destination, index);
      this.indexes.delete(name);
    }
    return done;
  }
}

let folder: string;
let service: Service;
let host: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'push-search-'));
  service = new Service();
  await new Promise<void>((resolve) =>
    service.server.listen(0, '127.0.0.1', resolve),
  );
  const {port} = service.server.address() as AddressInfo;
  host = `http://127.0.0.1:${port}`;
  write('index.html', page('Introduction'));
  write('faq.html', page('FAQ', '<h2 id="why">Why</h2><p>Because.</p>'));
  write('assets/js/main.js', 'algolia:{appId:"embedded",apiKey:"embedded"}');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
  service.server.close();
});

function write(name: string, content: string) {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), content);
}

const page = (title: string, content = '') =>
  `<html lang="en"><head><link rel="canonical" href="https://docs.example.org/"><meta name="docusaurus_tag" content="docs-default-current"><meta name="docusaurus_version" content="current"></head><body><main><h1>${title}</h1>${content}</main></body></html>`;

const push = () => {
  const lines: string[] = [];
  return pushSearch({
    appId: 'APP',
    adminKey,
    folder,
    indexName: 'ohif',
    host,
    log: (line) => lines.push(line),
  }).then(() => lines);
};

test('records, settings and synonyms replace the index in one step', async () => {
  const lines = await push();
  expect([...service.indexes.keys()]).toEqual(['ohif']);
  const {settings, synonyms, objects} = service.indexes.get('ohif')!;
  expect(objects.map(({objectID}) => objectID)).toEqual([
    'current:/',
    'current:/faq',
    'current:/faq#why',
  ]);
  expect(objects[2]).toMatchObject({
    content: 'Because.',
    docusaurus_tag: 'docs-default-current',
    url: 'https://docs.example.org/faq#why',
  });
  expect(settings).toEqual(hostedSettings);
  expect(synonyms).toContainEqual(
    expect.objectContaining({type: 'oneWaySynonym', input: 'toast'}),
  );
  expect(lines.join('\n')).toContain('3 records');
  expect(lines.join('\n')).not.toContain(adminKey);
  expect([...service.keysSeen]).toEqual([adminKey]);
});

test('a failure leaves the index as it was, and nothing else', async () => {
  service.failBatch = true;
  const error: unknown = await push().catch((cause: unknown) => cause);
  expect([...service.indexes]).toEqual([['ohif', {objects: []}]]);
  const message = messageWithoutKey(error, adminKey);
  expect(message).toContain('Record too big');
  expect(message).not.toContain(adminKey);
});

test.each(['assets/js/page.js', 'faq.md', 'img/logo.svg', '_headers', 'a.bin'])(
  'a build with the admin key in %s is refused before anything is sent',
  async (file) => {
    write(file, `\0const key = '${adminKey}';`);
    const error: unknown = await push().catch((cause: unknown) => cause);
    expect(String(error)).toMatch('contains the admin key: ' + file);
    expect(String(error)).not.toContain(adminKey);
    expect(service.keysSeen.size).toBe(0);
  },
);

test('without a build, nothing is sent, and the error says how to build', async () => {
  rmSync(path.join(folder, 'index.html'));
  await expect(push()).rejects.toThrow(
    `There is no built site in ${folder}: run "npm run build" first.`,
  );
  expect(service.keysSeen.size).toBe(0);
});

test('a section that is too long for one record is several', async () => {
  write('long.html', page('Long', `<p>${'word '.repeat(3000)}</p>`));
  await push();
  const {objects} = service.indexes.get('ohif')!;
  expect(objects.map(({objectID}) => objectID)).toEqual(
    expect.arrayContaining(['current:/long', 'current:/long (2)']),
  );
});

test.each([
  ['search', searchKey, ['search'], undefined],
  ['more than search', searchKey, ['search', 'addObject'], /more than search/],
  ['nothing known', 'unknown0123456789abcdef0123456789', [], /does not know/],
])('a build whose key may do %s', async (_, key, acl, refusal) => {
  service.acl = {[searchKey]: acl};
  write('assets/js/main.js', `algolia:{appId:"APP",apiKey:"${key}"}`);
  if (refusal) {
    await expect(push()).rejects.toThrow(refusal);
    expect(service.indexes.get('ohif')).toEqual({objects: []});
  } else {
    expect(await push()).toHaveLength(2);
  }
});
