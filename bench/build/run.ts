/**
 * How long does the site take to build, and how much memory?
 *
 *   npm run bench:build                cold, then warm with one page changed
 *   npm run bench:build -- --peer      also a content-first generator, on the pages of build/
 *   npm run bench:build -- --larger    also with ten times the pages
 *   npm run bench:build -- --accept    write what is measured as baseline.json
 *
 * What is committed is built, in a copy outside the repository. Times depend on the
 * machine and on what else it does: they are shown next to the baseline's, never a
 * reason to fail. Compare with a peer only within one run.
 */
import {execFileSync} from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {makePeerSite, markdownPages} from '../peer-site/peer-site';
import {runMain} from '../../scripts/run-main';
import {multiplyFiles, multiplyPages} from './larger';
import {measure, type Measured} from './measure';

const root = path.resolve(__dirname, '../..');
const baselineFile = path.join(__dirname, 'baseline.json');
/** The peer's pages are those of this build. */
const builtSite = path.join(root, 'build');
const times = 10;

type Result = Measured & {pages: number};
type Baseline = {
  machine: {processors: number; model: string; node: string};
  builds: Record<string, Result>;
};

/** A clone of this repository that shares its packages, but not the bundler's cache. */
function copyOfSite(): string {
  const site = mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  execFileSync('git', ['clone', '--quiet', root, site]);
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(site, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name !== '.cache') {
      symlinkSync(
        path.join(packages, name),
        path.join(site, 'node_modules', name),
      );
    }
  }
  return site;
}

/** The number of Markdown alternates: one per doc page. */
const builtDocs = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.md'),
  ).length;

async function buildSite(site: string): Promise<Result> {
  const measured = await measure('npm', ['run', '--silent', 'build'], {
    cwd: site,
  });
  return {...measured, pages: builtDocs(path.join(site, 'build'))};
}

const tenfold = (name: string) => `${name}, ${times} times the pages`;

function removeAll(folder: string, names: readonly string[]): void {
  for (const name of names) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
}

/** Cold, then with one page changed. */
async function coldAndWarm(
  siteName: string,
  build: () => Promise<Result>,
  somePage: string,
): Promise<{cold: Result; changed: Result}> {
  console.log(`${siteName}, cold …`);
  const cold = await build();
  appendFileSync(somePage, '\nA page was changed.\n');
  console.log(`${siteName}, warm, one page changed …`);
  return {cold, changed: await build()};
}

async function ours(larger: boolean): Promise<Record<string, Result>> {
  const site = copyOfSite();
  const build = () => buildSite(site);
  const somePage = path.join(site, 'docs/resources.md');
  try {
    const {cold, changed} = await coldAndWarm('This site', build, somePage);
    const results: Record<string, Result> = {cold, 'one page changed': changed};
    if (larger) {
      multiplyPages(site, times);
      removeAll(site, [
        'build',
        '.docusaurus',
        '.cache',
        'node_modules/.cache',
      ]);
      const more = await coldAndWarm(tenfold('This site'), build, somePage);
      results[tenfold('cold')] = more.cold;
      results[tenfold('one page changed')] = more.changed;
    }
    return results;
  } finally {
    rmSync(site, {recursive: true, force: true});
  }
}

async function peers(larger: boolean): Promise<Record<string, Result>> {
  const peer = makePeerSite(builtSite);
  const [program, ...args] = peer.build;
  const builder = (pages: number) => async () => ({
    ...(await measure(program, args, {cwd: peer.folder})),
    pages,
  });
  removeAll(peer.folder, peer.caches);
  const {cold, changed} = await coldAndWarm(
    'The peer',
    builder(peer.pages),
    peer.somePage,
  );
  const results: Record<string, Result> = {
    'peer: cold': cold,
    'peer: one page changed': changed,
  };
  if (larger) {
    multiplyFiles(peer.content, times);
    removeAll(peer.folder, peer.caches);
    const more = await coldAndWarm(
      tenfold('The peer'),
      builder(peer.pages * times),
      peer.somePage,
    );
    results[tenfold('peer: cold')] = more.cold;
    results[tenfold('peer: one page changed')] = more.changed;
  }
  return results;
}

const rounded = (value: number | null, digits: number) =>
  value === null ? null : Number(value.toFixed(digits));

/** The figures with as many digits as they mean something. */
function shorten(result: Result): Result {
  return {
    pages: result.pages,
    seconds: Number(result.seconds.toFixed(1)),
    cpuSeconds: rounded(result.cpuSeconds, 1),
    peakMegabytes: rounded(result.peakMegabytes, 0),
  };
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      accept: {type: 'boolean', default: false},
      peer: {type: 'boolean', default: false},
      larger: {type: 'boolean', default: false},
    },
  });
  if (values.peer) {
    // Said now, not after the minutes that our own builds take.
    markdownPages(builtSite);
  }
  const builds = Object.fromEntries(
    Object.entries({
      ...(await ours(values.larger)),
      ...(values.peer ? await peers(values.larger) : {}),
    }).map(([name, result]) => [name, shorten(result)]),
  );
  const before = existsSync(baselineFile)
    ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline).builds
    : {};
  console.table(
    Object.fromEntries(
      Object.entries(builds).map(([name, result]) => [
        name,
        {
          pages: result.pages,
          seconds: result.seconds,
          'ms a page': Math.round((result.seconds * 1000) / result.pages),
          'CPU seconds': result.cpuSeconds,
          'peak MB': result.peakMegabytes,
          'seconds in the baseline': before[name]?.seconds ?? null,
        },
      ]),
    ),
  );
  if (values.accept) {
    const cpus = os.cpus();
    const baseline: Baseline = {
      machine: {
        processors: cpus.length,
        model: cpus[0]?.model ?? 'unknown',
        node: process.version,
      },
      builds: {...before, ...builds},
    };
    writeFileSync(baselineFile, `${JSON.stringify(baseline, null, 2)}\n`);
    console.log(`Written to ${path.relative('.', baselineFile)}.`);
  }
}

runMain(module, main);
