/** What people pasted into public threads is explained by the right rule. */
import {expect, test} from 'vitest';
import {checkNetwork} from './check';
import {threads} from './threads.json';

test.each(threads)('$from', ({text, rule}) => {
  expect(checkNetwork(text).findings[0]?.rule).toBe(rule);
});
