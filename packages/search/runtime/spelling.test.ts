import {expect, test} from 'vitest';
import {continues, editDistance} from './spelling';

test.each([
  ['docker', 'docker', 0],
  ['segmantation', 'segmentation', 1],
  ['dicmweb', 'dicomweb', 1],
  ['toolgruop', 'toolgroup', 1],
  ['mode', 'mouse', 2],
])('%s is %s with %i edits', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
});

test('a word that goes on may be meant by what is typed of it so far', () => {
  expect(continues('segmnt', 'segmentation')).toBe(true);
  expect(continues('segmnt', 'registration')).toBe(false);
});
