/**
 * Injects the fault of a troubleshooting entry into a recipe, and checks what a real nginx then
 * sends and logs. An entry with `"reproduced": "server"` must be here, and the reverse.
 */
import {afterEach, describe, expect, test} from 'vitest';
import latest from '../../../../docs/_data/troubleshooting.json';
import {createMatcher} from '../../../../src/features/troubleshooting/match';
import {findTool} from '../find-tool';
import {faults} from './faults';
import {closeAll} from './inject';

afterEach(closeAll);

const {entries} = latest;
const match = createMatcher(
  entries.map(({message, cause, check, fix, ...row}) => ({
    message,
    wordings: 'wordings' in row ? (row.wordings ?? []) : [],
    text: [cause, check, fix].join(' '),
  })),
);

test('the entries that are marked as reproduced on a server are here', () => {
  const marked = entries.filter(
    (entry) => 'reproduced' in entry && entry.reproduced === 'server',
  );
  expect(Object.keys(faults).sort()).toEqual(
    marked.map(({message}) => message).sort(),
  );
});

describe.skipIf(!findTool('nginx') && !process.env.CI)(
  'the fault of an entry shows what the entry says',
  () => {
    test.each(Object.entries(faults))(
      '%s',
      async (message, {inject, shows, symptom}) => {
        const observed = await inject();
        expect(observed).toMatch(shows);
        if (!symptom) {
          const [line] = shows.exec(observed)!;
          expect(entries[match(line)[0]!]?.message).toBe(message);
        }
      },
      120_000,
    );
  },
);
