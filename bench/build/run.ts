/**
 * How long a build takes next to one of a content-first generator, on the same pages and in
 * the same run: cold, and with one page changed. Run `npm run build` first.
 *
 *   npm run bench:build -- --peer
 *
 * What is committed is built, in a copy outside the repository. It compares and never fails:
 * times depend on the machine and on what else it does.
 */
import {execFileSync} from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {makePeerSite} from '../peer-site/peer-site';
import {runMain} from '../../scripts/run-main';

const root = path.resolve(__dirname, '../..');

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

/** Seconds of a cold build, and of one after a change of a page. */
function coldAndWarm(folder: string, somePage: string) {
  const build = () => {
    const begin = performance.now();
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return Math.round((performance.now() - begin) / 100) / 10;
  };
  const cold = build();
  appendFileSync(somePage, '\nA page was changed.\n');
  return {cold, 'one page changed': build()};
}

function main(): void {
  const {values} = parseArgs({
    options: {peer: {type: 'boolean', default: false}},
  });
  // First, so that a missing build is noticed now.
  const peer = values.peer && makePeerSite(path.join(root, 'build'));
  const site = copyOfSite();
  try {
    const seconds: Record<string, ReturnType<typeof coldAndWarm>> = {
      'this site': coldAndWarm(site, path.join(site, 'docs/resources.md')),
    };
    if (peer) {
      for (const cache of peer.caches) {
        rmSync(path.join(peer.folder, cache), {recursive: true, force: true});
      }
      seconds.peer = coldAndWarm(peer.folder, peer.somePage);
    }
    console.table(seconds);
  } finally {
    rmSync(site, {recursive: true, force: true});
  }
}

runMain(module, main);
