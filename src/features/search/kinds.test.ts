import {expect, test} from 'vitest';
import {kindOf} from './kinds';

test.each([
  ['tools/config-doctor', 'Tool'],
  ['platform/reference/events', 'Reference'],
  ['3.9/platform/reference', 'Reference'],
  ['components/button', 'Reference'],
  ['deployment/docker', undefined],
  ['tools', undefined],
])('%s: %s', (path, kind) => {
  for (const base of ['/', '/docs/']) {
    expect(kindOf(`https://docs.example.org${base}${path}`, base)).toBe(kind);
  }
});
