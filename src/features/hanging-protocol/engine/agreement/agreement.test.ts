/** The engine agrees with the published cores; agreement.full.test.ts has more inputs. */
import {leavesOutCores} from '@ohif-docs/docs-check/facts/fetch';
import {describe, expect, test} from 'vitest';
import {behaviors, type Line} from '../releases';
import {compare} from './compare';

describe.skipIf(leavesOutCores)('the published core', () => {
  test.each(Object.keys(behaviors) as Line[])(
    'of %s does the same as the engine with 300 inputs',
    (line) => {
      const {matched, filled, threw} = compare(line, 300);
      // The inputs are of many kinds.
      expect(matched).toBeGreaterThan(40);
      expect(filled).toBeGreaterThan(40);
      expect(threw).toBeGreaterThan(20);
    },
  );
});
