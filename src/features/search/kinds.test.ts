import {expect, test} from 'vitest';
import {kindOf} from './kinds';

test.each([
  ['tools/config-doctor', 'tool'],
  ['platform/reference/events', 'reference'],
  ['3.9/platform/reference', 'reference'],
  ['components/button', 'reference'],
  ['deployment/docker', undefined],
  ['tools', undefined],
])('%s: %s', (path, kind) => {
  for (const base of ['/', '/docs/']) {
    expect(kindOf(`https://docs.example.org${base}${path}`, base)).toBe(kind);
  }
});
