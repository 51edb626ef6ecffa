import {expect, test} from 'vitest';
import {searchWords} from '../words';
import {checkAnchors} from '.';
import {messagesOf} from './messages';

const noData = () => ({});

const page = `---
title: A page
---

The console says "Cannot read the page of the study". Run \`npm run dev\`.

## Use it

Choose **Save**. It is not a message.

## When it goes wrong

### \`Cannot open the file\`

The request ends in status 404.

\`\`\`text
Error: the file is missing
\`\`\`

### The page stays blank
`;

test('headings below "When it goes wrong" and quoted messages are collected', () => {
  const found = messagesOf(page, 'guides/a', noData);
  expect(
    found.map(({id, isSymptom, wordings}) => ({id, isSymptom, wordings})),
  ).toEqual([
    {
      id: '',
      isSymptom: false,
      wordings: ['Cannot read the page of the study'],
    },
    {
      id: 'cannot-open-the-file',
      isSymptom: true,
      wordings: ['Error: the file is missing'],
    },
    {id: 'the-page-stays-blank', isSymptom: true, wordings: []},
  ]);
  expect(found[1]!.where).toContain('network');
});

test('rows of data are messages of the section that renders them', () => {
  const [section] = messagesOf(
    '## Errors\n\n<ReferenceSections data="codes" where="group=a" />\n',
    'reference/codes',
    () => ({
      entries: [
        {group: 'a', text: 'The console says "Cannot find the display set".'},
        {group: 'b', text: 'The console says "Cannot find the other thing".'},
      ],
    }),
  );
  expect(section).toMatchObject({
    id: 'errors',
    wordings: ['Cannot find the display set'],
  });
});

test('an anchor that the built page does not have fails the build', () => {
  const section = {
    page: '/a',
    title: 'A',
    heading: 'B',
    isSymptom: true,
    wordings: [],
    where: [],
  };
  const htmlOf = () => '<h2 id="there">';
  expect(() => checkAnchors([{...section, id: 'there'}], htmlOf)).not.toThrow();
  expect(() => checkAnchors([{...section, id: 'gone'}], htmlOf)).toThrow(
    '/a#gone',
  );
});

test('a search has the words that are not of any message', () => {
  expect(
    searchWords('Uncaught TypeError: Cannot read segmentation of undefined'),
  ).toEqual(['segmentation']);
});
