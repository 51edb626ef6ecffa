import {expect, test} from 'vitest';
import {highlight, snippet} from './highlight';

const matches = new Map([
  ['docker', 6],
  ['configuration', 4],
  ['viewport', 8],
]);

test.each([
  ['Run Docker now', 'Run <mark>Docker</mark> now'],
  ['Configuration', '<mark>Configuration</mark>'],
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

test.each([
  ['all of a short text', 'Run docker.', 'Run <mark>docker</mark>.'],
  [
    'of a long text the words around the match',
    'one two three four docker five six seven eight',
    '…four <mark>docker</mark> five six seven…',
  ],
  [
    'both matched words',
    'docker one two three four five six docker and configuration end',
    '…six <mark>docker</mark> and <mark>configuration</mark> end',
  ],
  [
    'of stretches with the same matches the first, however often they are in another',
    'docker one two three four five docker docker docker end',
    '<mark>docker</mark> one two three four…',
  ],
  [
    'of a stretch only what it has, not what it has left behind',
    'docker docker one two three four five six viewport end',
    '<mark>docker</mark> <mark>docker</mark> one two three…',
  ],
  [
    'the beginning if nothing matches',
    'one two three four five six',
    'one two three four five…',
  ],
  [
    'the end of the text with what is behind it',
    'one two three four five six docker!',
    '…three four five six <mark>docker</mark>!',
  ],
  [
    'a sentence from its beginning',
    'One two. Start docker three four five. Six seven.',
    'Start <mark>docker</mark> three four five.',
  ],
  [
    'a sentence rather than code with as many words',
    'docker { configuration } one two three. Run docker with one configuration now. End.',
    'Run <mark>docker</mark> with one <mark>configuration</mark>…',
  ],
  [
    'whole paths',
    'one two three src/docker/main/index.js four five six seven',
    '…src/<mark>docker</mark>/main/index.js…',
  ],
])('an excerpt shows %s', (_, text, html) => {
  expect(snippet(text, matches, 5)).toBe(html);
});
