import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import CodeWords from '.';
import type {Token} from './words';

const markupOf = (line: string | Token[]) =>
  renderToStaticMarkup(<CodeWords line={line} />);

test('a word keeps its hyphens, and the line its text', () => {
  expect(markupOf('add_header Access-Control-Allow-Origin always;')).toBe(
    'add_header <span class="word">Access-Control-Allow-Origin</span> always;',
  );
});

test('an address that is longer than a line breaks between its folders', () => {
  expect(markupOf('GET https://archive.example.org/dicom-web/studies')).toBe(
    'GET <span class="word"><span class="word">https://archive.example.org/</span>' +
      '<span class="word">dicom-web/</span><span class="word">studies</span></span>',
  );
});

test('a chain of names breaks between them, and not before the first', () => {
  expect(markupOf('  servicesManager.services.dialog.hideAll();')).toBe(
    '  <span class="word">servicesManager.</span><span class="word">services.</span>' +
      '<span class="word">dialog.</span><span class="word">hideAll();</span>',
  );
});

test('a place in a line stays marked', () => {
  expect(
    markupOf([
      {types: [], content: "from '"},
      {types: ['mark'], content: '@ohif/ui'},
      {types: [], content: "';"},
    ]),
  ).toBe('from <span class="word">&#x27;<mark>@ohif/ui</mark>&#x27;;</span>');
});
