import {expect, test} from 'vitest';
import {parsePage} from '../core/parse';
import {checkRepeatedCases} from './repeated-cases';

const message = "Refused to display '…' because it set 'X-Frame-Options'";
const found = (heading: string) =>
  checkRepeatedCases(
    [
      parsePage(
        '/site/docs/page.mdx',
        '/site',
        `---\ntitle: T\n---\n\n${heading}\n\nWords.\n`,
      ),
    ],
    () => ['404 after a reload', message],
  ).map(({line, message: text}) => `${line} ${text}`);

test.each([
  ['the message', `### ${message}`],
  ['part of it', '### Refused to display because it set X-Frame-Options'],
  ['more than it', `### The console shows: ${message}`],
])('a heading with %s is reported', (_what, heading) => {
  expect(found(heading)).toEqual([
    expect.stringMatching(
      /^5 is also an entry .*where="message=Refused to display '…'/,
    ),
  ]);
});

test.each([
  ['another message', '### Refused to frame because an ancestor violates'],
  ['few words', '### 404 after a reload of the page'],
])('a heading with %s is not reported', (_what, heading) => {
  expect(found(heading)).toEqual([]);
});

test('an entry that is included is not reported', () => {
  expect(
    found(
      `<ReferenceSections data="troubleshooting" heading="message" fields="cause" where="message=${message}" />`,
    ),
  ).toEqual([]);
});
