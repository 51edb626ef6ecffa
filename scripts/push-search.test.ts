import {rmSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  hostedSettings,
  hostedSynonyms,
} from '@ohif-docs/search/indexer/hosted-settings';
import type {SearchRecord} from '@ohif-docs/search/format/record';
import {temporaryFolder} from '../tests/support/written-files';
import {pushSearch} from './push-search';

/** What a server in the place of the service was sent, in order; tasks end at once. */
let sent: [action: string, body: unknown][];
let failing: string | undefined;
const server = http.createServer((request, response) => {
  let text = '';
  request.on('data', (part) => (text += String(part)));
  request.on('end', () => {
    const action = `${request.method} ${request.url!.split('?')[0]!.replace(/\d{13}/, '…')}`;
    if (!action.includes('/task/')) {
      sent.push([action, text ? JSON.parse(text) : undefined]);
    }
    const isRefused =
      action === failing || request.headers['x-algolia-api-key'] !== 'admin';
    response.writeHead(isRefused ? 400 : 200);
    response.end(
      JSON.stringify(
        isRefused
          ? {message: 'Record too big'}
          : {taskID: 1, objectIDs: [], status: 'published'},
      ),
    );
  });
});

let folder: string;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  sent = [];
  failing = undefined;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const head =
    '<link rel="canonical" href="https://docs.example.org/"><meta name="docusaurus_tag" content="docs-default-current"><meta name="docusaurus_version" content="current">';
  const page = (content: string) =>
    `<html lang="en"><head>${head}</head><body><main>${content}</main></body></html>`;
  folder = temporaryFolder({
    'index.html': page('<h1>Introduction</h1>'),
    'faq.html': page(`<h1>FAQ</h1><p>${'Because. '.repeat(1000)}</p>`),
  });
});
afterEach(() => void server.close());

const push = () => {
  const {port} = server.address() as AddressInfo;
  const host = `http://127.0.0.1:${port}`;
  return pushSearch({appId: 'APP', adminKey: 'admin', folder, host});
};
const next = '/1/indexes/ohif_next_…';

test('records, settings and synonyms replace the index in one step; a section that is too long for one record is several', async () => {
  await push();
  const bodies = new Map(sent);
  expect([...bodies.keys()].sort()).toEqual([
    `POST ${next}/batch`,
    `POST ${next}/operation`,
    `POST ${next}/synonyms/batch`,
    `PUT ${next}/settings`,
  ]);
  expect(sent.at(-1)).toEqual([
    `POST ${next}/operation`,
    {operation: 'move', destination: 'ohif'},
  ]);
  expect(bodies.get(`PUT ${next}/settings`)).toEqual(hostedSettings);
  expect(bodies.get(`POST ${next}/synonyms/batch`)).toEqual(hostedSynonyms());
  const {requests} = bodies.get(`POST ${next}/batch`) as {
    requests: {body: SearchRecord}[];
  };
  expect(requests.map(({body}) => [body.objectID, body.url])).toMatchObject([
    ['current:/', 'https://docs.example.org/'],
    ['current:/faq', 'https://docs.example.org/faq'],
    ['current:/faq (2)', 'https://docs.example.org/faq'],
    ['current:/faq (3)', 'https://docs.example.org/faq'],
  ]);
});

test('a failure leaves the index as it was, and nothing else', async () => {
  failing = `POST ${next}/batch`;
  await expect(push()).rejects.toThrow('Record too big');
  expect(sent.at(-1)![0]).toBe(`DELETE ${next}`);
  expect(sent.map(([action]) => action)).not.toContain(
    `POST ${next}/operation`,
  );
});

test('without a build, nothing is sent, and the error says how to build', async () => {
  rmSync(path.join(folder, 'index.html'));
  await expect(push()).rejects.toThrow(
    `There is no built site in ${folder}: run "npm run build" first.`,
  );
  expect(sent).toEqual([]);
});
