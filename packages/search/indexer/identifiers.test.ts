import {expect, test} from 'vitest';
import {identifiersIn} from './identifiers';

test.each([
  [
    'viewportGridService.setActiveViewportId(id);',
    ['viewportGridService.setActiveViewportId'],
  ],
  [
    'import {ToolGroupService} from "@ohif/core";',
    ['ToolGroupService', 'ohif', 'core'],
  ],
  [
    'docker run -p 3000:80 ohif/app:v3.9.1',
    ['docker', 'run', 'ohif', 'app', 'v3.9.1'],
  ],
  ['PUBLIC_URL=/ohif/ yarn build', ['PUBLIC_URL', 'ohif', 'yarn', 'build']],
  [
    'add_header X-Frame-Options SAMEORIGIN;',
    ['add_header', 'X-Frame-Options', 'SAMEORIGIN'],
  ],
])('the names of %s', (code, names) => {
  expect(identifiersIn(code)).toEqual(names);
});

test('a name that comes twice is kept once, in the place of the first', () => {
  expect(identifiersIn('b.on(a); a.on(b); b.on(a)')).toEqual(['b.on', 'a.on']);
});

test('keywords, one and two letters and endless strings are no names', () => {
  expect(identifiersIn(`const x = await import(y); ${'z'.repeat(81)}`)).toEqual(
    [],
  );
});
