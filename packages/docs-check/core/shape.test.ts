import {expect, test} from 'vitest';
import {isNoName, isPlainWord, isSpelledSo} from './shape';

test.each([
  'platform/app/public/config/default.js',
  './config',
  'app-config.js',
  '.env',
  'https://viewer.example.org/',
  'localhost:8042',
  'docker compose up',
  '--frozen-lockfile',
  'PUBLIC_URL=/viewer/ yarn run build',
  'Access-Control-Allow-Origin',
  '404 Not Found',
  'application/dicom+json',
  '0020,000D',
  '1.2.840.10008.1.2.1',
  'v3.10.0-beta.146',
  'yarn@1.22.22',
  '12px',
  '2x2',
  '<div>',
  'var(--primary)',
  'Ctrl+K',
  'true',
  '/^[a-z]+$/',
  '?lng=fr',
])('%s is no name', (text) => {
  expect(isNoName(text)).toBe(true);
});

test.each([
  'measurementService.getMeasurements()',
  'getMeasurements',
  'MEASUREMENT_ADDED',
  'PUBLIC_URL',
  '@ohif/core',
  'evaluate.cornerstoneTool',
  'event::measurement_added',
  'getCustomization(id)',
  '{ name: value }',
  "commandsManager.run('x')",
])('%s must be looked up', (text) => {
  expect(isNoName(text)).toBe(false);
});

test('one ordinary word can be a value', () => {
  expect(['merge', 'Length', 'study-list'].map(isPlainWord)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['setToolActive', 'MEASUREMENT_ADDED'].map(isPlainWord)).toEqual([
    false,
    false,
  ]);
});

test('proper names whose spelling looks like code are prose', () => {
  expect(['iOS', 'macOS', 'dcm4chee'].every(isSpelledSo)).toBe(true);
  expect(isSpelledSo('getMeasurements')).toBe(false);
});
