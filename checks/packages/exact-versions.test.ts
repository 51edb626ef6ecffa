import {expect, test} from 'vitest';
import packageJson from '../../package.json';
import {rangesIn} from './exact-versions';

test('every dependency is an exact version', () => {
  expect(rangesIn(packageJson)).toEqual([]);
});

test.each([
  '^1.2.3',
  '~1.2.3',
  '1.2',
  '1.x',
  '>=1.2.3',
  '1.2.3 || 2.0.0',
  'latest',
  '*',
  '',
  'npm:other@^1.2.3',
  'github:owner/repository',
  'https://example.org/x.tgz',
])('"%s" is not exact', (version) => {
  expect(rangesIn({devDependencies: {x: version}})).toHaveLength(1);
  expect(rangesIn({overrides: {y: {x: version}}})).toHaveLength(1);
});

test.each(['1.2.3', '1.2.3-beta.4', 'npm:@scope/other@1.2.3'])(
  '"%s" is',
  (version) => {
    expect(rangesIn({dependencies: {x: version}})).toEqual([]);
  },
);
