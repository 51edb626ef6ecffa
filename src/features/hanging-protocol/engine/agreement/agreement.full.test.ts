import {leavesOutCores} from '@ohif-docs/docs-check/facts/fetch';
import {describe, expect, test} from 'vitest';
import {behaviors, type Line} from '../releases';
import {compare} from './compare';

describe.skipIf(leavesOutCores)('the published core', () => {
  test.each(Object.keys(behaviors) as Line[])(
    'of %s does the same as the engine with 5,000 inputs',
    (line) => {
      expect(compare(line, 5000).filled).toBeGreaterThan(1000);
    },
    10 * 60_000,
  );
});
