/** The search page, as a browser without JavaScript gets it. */
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {fileOfPath} from '../../../tests/support/built-site';

test('without JavaScript, the search page explains what search needs and offers alternatives', () => {
  const $ = load(readFileSync(fileOfPath('/search'), 'utf8'), {
    scriptingEnabled: false,
  });
  expect($('main noscript').text()).toMatch(
    /^Search needs JavaScript\. Without it, use the sidebar .* and the links in the footer /,
  );
});
