import {expect, test} from 'vitest';
import {isDotted, splitCamelCase, stem, tokenize} from './words';

test.each([
  ['Hanging protocol', ['hanging', 'protocol']],
  ['uiDialogService.dismiss()', ['uidialogservice', 'dismiss']],
  ['app-config.js', ['app', 'config', 'js']],
  ['SEGMENTATION_MODIFIED', ['segmentation_modified']],
  ['Größe ändern', ['größe', 'ändern']],
  ['  …!? ', []],
])('the words of %s', (text, keys) => {
  expect(tokenize(text).map(({key}) => key)).toEqual(keys);
});

test('a word knows where it stands', () => {
  expect(tokenize('a <b>')[1]).toEqual({raw: 'b', key: 'b', start: 3, end: 4});
});

test.each([
  ['setActiveViewportId', ['set', 'active', 'viewport', 'id']],
  ['getDisplaySetByUID', ['get', 'display', 'set', 'by', 'uid']],
  ['DICOMWebClient', ['dicom', 'web', 'client']],
  ['PUBLIC_URL', ['public', 'url']],
  ['$merge', []],
  ['Docker', []],
  ['UID', []],
  ['docker', []],
])('the parts of %s', (raw, parts) => {
  expect(splitCamelCase(raw)).toEqual(parts);
});

test.each([
  ['uiDialogService.dismiss', true],
  ['$.each', true],
  ['The end. Then', false],
  ['3.10', false],
  ['a..b', false],
  ['a-b', false],
])('whether %s is a dotted name: %s', (text, isName) => {
  const [before, word] = tokenize(text);
  expect(isDotted(text, before!, word!)).toBe(isName);
});

test.each([
  ['measurement', 'measurements'],
  ['translate', 'translation', 'translating', 'translated', 'translates'],
  ['configure', 'configuration', 'configuring', 'configured'],
  ['proxy', 'proxies'],
  ['class', 'classes'],
  ['plugging', 'plugs'],
  ['authorize', 'authorization'],
])('%s and %s, forms of one word, have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['mode', 'model'],
  ['cors', 'core'],
  ['station', 'state'],
  ['viewer', 'viewport'],
  ['status', 'stat'],
  ['this', 'thing'],
])('%s and %s, different words, have different stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
