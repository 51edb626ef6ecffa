import {afterEach, expect, test, vi} from 'vitest';
import {isSlowConnection} from './connection';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, false],
  [{}, false],
  [{effectiveType: '4g', saveData: false}, false],
  [{effectiveType: '3g'}, false],
  [{effectiveType: '2g', saveData: false}, true],
  [{effectiveType: 'slow-2g'}, true],
  [{effectiveType: '4g', saveData: true}, true],
])('%j is slow: %s', (connection, slow) => {
  vi.stubGlobal('navigator', {connection});
  expect(isSlowConnection()).toBe(slow);
});
