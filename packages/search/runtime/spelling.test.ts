import {expect, test} from 'vitest';
import {editDistance} from './spelling';

test.each([
  ['docker', 'docker', 0],
  ['segmantation', 'segmentation', 1],
  ['dicmweb', 'dicomweb', 1],
  ['toolgruop', 'toolgroup', 1],
  ['wrokers', 'workers', 1],
  ['dcoekr', 'docker', 2],
  ['mode', 'mouse', 2],
])('%s is %s with %i edits', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits);
});

test('beyond the limit, the exact number is not computed', () => {
  expect(editDistance('nginx', 'docker', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

test('a word that goes on may be meant by what is typed of it so far', () => {
  expect(editDistance('segmnt', 'segmentation', 1, true)).toBe(1);
  expect(editDistance('segmnt', 'segmentation', 1)).toBe(2);
});
