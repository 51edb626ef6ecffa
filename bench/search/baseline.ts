/** The measurements of a run, and the committed results of the last accepted run. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Lead, Measured} from './compare';
import type {Quality} from './quality';
import type {Speed} from './speed';

const root = path.resolve(__dirname, '../..');
const baselineFile = path.join(__dirname, 'baseline.json');

export type Peer = {
  quality: Record<string, Quality>;
  /** After brotli; those of the first answer are without the engine's own script. */
  indexBytes: number;
  firstAnswerBytes: number;
  buildTime: number;
};

export type Scale = {
  sections: number;
  indexBytes: number;
  firstAnswerBytes: number;
  buildTime: number;
  startTime: number;
  queryTimeP50: number;
  queryTimeP95: number;
};

/** Depends on the machine or on another engine: recorded, but not compared. */
export type Recorded = {
  pages: number;
  code: Record<string, number>;
  textBytes: number;
  buildTime: number;
  startTime: number;
  peers?: Record<string, Peer>;
  /** Where they were ahead of this engine in the same run. */
  leads?: Lead[];
  speed?: Speed;
  scale?: Record<string, Scale>;
  /** Commit and date of the last three. */
  measuredAt: Partial<Record<'peers' | 'speed' | 'scale', string>>;
};

export type Baseline = Measured & {recorded: Recorded};

export function readBaseline(): Baseline | undefined {
  return existsSync(baselineFile)
    ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline)
    : undefined;
}

export function writeBaseline(baseline: Baseline): void {
  writeFileSync(baselineFile, `${JSON.stringify(baseline, null, 2)}\n`);
  console.log(`Wrote ${path.relative(root, baselineFile)}.`);
}

/** The commit that is measured, and whether there are uncommitted changes. */
export function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no');
    return (
      git('show', '--no-patch', '--format=%h of %cs', 'HEAD') +
      (changed ? ', changed' : '')
    );
  } catch {
    return 'no repository';
  }
}
