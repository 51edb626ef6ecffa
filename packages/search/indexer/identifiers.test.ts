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
  // Once each, in the order of the first.
  ['b.on(a); a.on(b); b.on(a)', ['b.on', 'a.on']],
  // Neither keywords, nor one or two letters, nor endless strings.
  [`const x = await import(y); ${'z'.repeat(81)}`, []],
])('the names of %s', (code, names) => {
  expect(identifiersIn(code)).toEqual(names);
});
