import {expect, test} from 'vitest';
import {isPlainWord, isSpelledSo, shapeOfText} from './shape';

test.each([
  ['platform/app/public/config/default.js', 'path'],
  ['./config', 'path'],
  ['app-config.js', 'file'],
  ['.env', 'file'],
  ['https://viewer.example.org/', 'address'],
  ['localhost:8042', 'address'],
  ['docker compose up', 'shell'],
  ['--frozen-lockfile', 'shell'],
  ['PUBLIC_URL=/viewer/ yarn run build', 'shell'],
  ['Access-Control-Allow-Origin', 'header'],
  ['404 Not Found', 'http'],
  ['application/dicom+json', 'http'],
  ['0020,000D', 'dicom'],
  ['1.2.840.10008.1.2.1', 'number'],
  ['v3.10.0-beta.146', 'version'],
  ['yarn@1.22.22', 'version'],
  ['12px', 'number'],
  ['2x2', 'number'],
  ['<div>', 'html'],
  ['var(--primary)', 'css'],
  ['Ctrl+K', 'key'],
  ['true', 'keyword'],
  ['/^[a-z]+$/', 'pattern'],
  ['?lng=fr', 'query'],
])('%s is a %s by its shape', (text, shape) => {
  expect(shapeOfText(text)).toBe(shape);
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
  expect(shapeOfText(text)).toBeNull();
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
