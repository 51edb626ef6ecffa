/** Runs a program and measures it with all the processes that it starts. */
import {spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';

export type Measured = {
  /** From start to end, in seconds. */
  seconds: number;
  /** Of all cores together, in seconds; depends less on what else the machine does. */
  cpuSeconds: number | null;
  /** Resident memory of all processes together at its highest, in MB. */
  peakMegabytes: number | null;
};

/** The kernel counts in hundredths of a second on every machine that Node runs on. */
const ticksPerSecond = 100;
const bytesPerPage = 4096;

/** What /proc/PID/stat tells; the fields after the name, which may hold spaces. */
export function parseStat(stat: string): {
  parent: number;
  childrenTicks: number;
  residentBytes: number;
} {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const number = (field: number) => Number(fields[field - 3]);
  return {
    parent: number(4),
    childrenTicks: number(16) + number(17),
    residentBytes: number(24) * bytesPerPage,
  };
}

function readStat(process: number | string) {
  try {
    return parseStat(readFileSync(`/proc/${process}/stat`, 'utf8'));
  } catch {
    // It has ended in the meantime.
    return undefined;
  }
}

/** Resident bytes of a process and all below it. */
function residentBytes(ancestor: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readStat(name);
      return stat ? [{...stat, id: Number(name)}] : [];
    });
  const family = new Set([ancestor]);
  let size;
  do {
    size = family.size;
    for (const {id, parent} of processes) {
      if (family.has(parent)) {
        family.add(id);
      }
    }
  } while (family.size > size);
  return processes
    .filter(({id}) => family.has(id))
    .reduce((sum, {residentBytes: bytes}) => sum + bytes, 0);
}

/**
 * @returns seconds and megabytes; null where the system does not tell (no /proc)
 * @throws if the program fails, with the end of what it printed
 */
export async function measure(
  program: string,
  args: readonly string[],
  options: {cwd: string; env?: NodeJS.ProcessEnv},
): Promise<Measured> {
  const tells = existsSync('/proc/self/stat');
  const ticksBefore = readStat('self')?.childrenTicks ?? 0;
  const begin = performance.now();
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (part: Buffer) => {
    output += part.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let peak = 0;
  const sampler = tells
    ? setInterval(() => {
        peak = Math.max(peak, residentBytes(child.pid!));
      }, 100)
    : undefined;
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(sampler));
  const seconds = (performance.now() - begin) / 1000;
  if (code !== 0) {
    throw new Error(
      `${program} ${args.join(' ')} ended with ${String(code)}:\n${output.slice(-4000)}`,
    );
  }
  return {
    seconds,
    cpuSeconds: tells
      ? (readStat('self')!.childrenTicks - ticksBefore) / ticksPerSecond
      : null,
    peakMegabytes: tells ? peak / 1e6 : null,
  };
}
