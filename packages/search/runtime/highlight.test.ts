import {expect, test} from 'vitest';
import {highlight, snippet} from './highlight';

const matches = new Map([
  ['docker', 6],
  ['configuration', 4],
  ['viewport', 8],
]);

test.each([
  ['Run Docker now', 'Run <mark>Docker</mark> now'],
  ['Configuration', '<mark>Conf</mark>iguration'],
  ['setViewportId', '<mark>setViewportId</mark>'],
  ['Nothing', 'Nothing'],
  ["it's docker's", 'it&#39;s <mark>docker</mark>&#39;s'],
  ['a <b> & "docker"', 'a &lt;b&gt; &amp; &quot;<mark>docker</mark>&quot;'],
  [
    '<script>docker</script>',
    '&lt;script&gt;<mark>docker</mark>&lt;/script&gt;',
  ],
])('%s', (text, html) => {
  expect(highlight(text, matches)).toBe(html);
});

const cut = (text: string) => snippet(text, matches, 5);

test('a short text is not truncated', () => {
  expect(cut('Run docker.')).toBe('Run <mark>docker</mark>.');
});

test('a long text is truncated to the words around the match', () => {
  expect(cut('one two three four docker five six seven eight')).toBe(
    '…four <mark>docker</mark> five six seven…',
  );
});

test('an excerpt contains both matched words', () => {
  expect(
    cut('docker one two three four five six docker and configuration end'),
  ).toMatch(/<mark>docker<\/mark> and <mark>conf<\/mark>iguration/);
});

test('of stretches with the same matches the first is shown, however often they are in another', () => {
  expect(cut('docker one two three four five docker docker docker end')).toBe(
    '<mark>docker</mark> one two three four…',
  );
});

test('a match that the stretch has left behind does not count for it, however often it was there', () => {
  expect(cut('docker docker one two three four five six viewport end')).toBe(
    '<mark>docker</mark> <mark>docker</mark> one two three…',
  );
});

test('without a match, the text begins at its beginning', () => {
  expect(cut('one two three four five six')).toBe('one two three four five…');
});

test('at the end of the text nothing is left out behind it', () => {
  expect(cut('one two three four five six docker!')).toBe(
    '…three four five six <mark>docker</mark>!',
  );
});
