import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../../tests/support/written-files';
import {filesOfSteps} from './';

test('a step has the files of earlier steps, and nothing of a challenge', () => {
  const folder = temporaryFolder({
    '01-start/src/a.ts': 'a',
    '01-start/src/b.ts': 'b',
    '01-start.challenge/src/b.ts': 'solved',
    '02-more/src/a.ts': 'a more',
  });
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
