import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {describe, expect, it} from 'vitest';
import {measure, parseStat} from './measure';

const run = (script: string) =>
  measure(process.execPath, ['-e', script], {cwd: tmpdir()});

describe('kernel statistics of a process', () => {
  it('are parsed after a name with spaces and brackets', () => {
    expect(
      parseStat(
        '12 (node (a) b) S 7 12 12 0 -1 0 0 0 0 0 3 4 150 50 20 0 11 0 99 1000 25 18446744073709551615',
      ),
    ).toEqual({parent: 7, childrenTicks: 200, residentBytes: 25 * 4096});
  });
});

describe('a measured program', () => {
  it.runIf(existsSync('/proc/self/stat'))(
    'counts the memory of the processes that it starts',
    async () => {
      const hold = `const bytes = Buffer.alloc(150e6, 1); setTimeout(() => bytes, 600)`;
      const alone = await run('setTimeout(() => {}, 600)');
      const withChild = await run(
        `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(hold)}])`,
      );
      expect(withChild.peakMegabytes! - alone.peakMegabytes!).toBeGreaterThan(
        100,
      );
      expect(withChild.cpuSeconds).toBeGreaterThan(0);
    },
  );

  it('that fails says what it printed', async () => {
    await expect(
      run('console.error("no such page"); process.exit(3)'),
    ).rejects.toThrow(/ended with 3:\nno such page/);
  });

  it('that does not exist fails', async () => {
    await expect(
      measure('no-such-program', [], {cwd: tmpdir()}),
    ).rejects.toThrow('ENOENT');
  });
});
