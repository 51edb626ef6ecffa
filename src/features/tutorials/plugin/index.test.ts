import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {filesOfSteps} from './';

const folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, {recursive: true}));

function write(file: string, text: string) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

test('a step has the files of earlier steps, and nothing of a challenge', () => {
  write('01-start/src/a.ts', 'a');
  write('01-start/src/b.ts', 'b');
  write('01-start.challenge/src/b.ts', 'solved');
  write('02-more/src/a.ts', 'a more');
  const files = Object.fromEntries(
    Object.entries(filesOfSteps(folder)).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(),
    ]),
  );
  expect(files).toEqual({
    '01-start/src/a.ts': 'a',
    '01-start/src/b.ts': 'b',
    '01-start.challenge/src/a.ts': 'a',
    '01-start.challenge/src/b.ts': 'solved',
    '02-more/src/a.ts': 'a more',
    '02-more/src/b.ts': 'b',
  });
});
