/**
 * Fetches the pinned tarballs with `npm pack` into a cache outside the repository and unpacks them.
 * Nothing is installed, no lifecycle script runs, no peer dependency is resolved.
 * The cache is `$DOCS_FACTS_CACHE`, else `~/.cache/docs-facts`.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {requireJson} from '../core/read-files';
import {packageRelease} from './releases';

export type PinnedPackage = {
  name: string;
  version: string;
  integrity: string;
};

const lockFile = path.join(import.meta.dirname, 'packages.lock.json');

const {packages: pinnedPackages} = requireJson<{packages: PinnedPackage[]}>(
  lockFile,
);

export function pinned(name: string, version: string): PinnedPackage {
  const found = pinnedPackages.find(
    (p) => p.name === name && p.version === version,
  );
  if (!found) {
    throw new Error(
      `${name}@${version} is not in packages.lock.json. Pinned: ${pinnedPackages.map((p) => `${p.name}@${p.version}`).join(', ')}`,
    );
  }
  return found;
}

const stampOf = ({name, version}: PinnedPackage) =>
  path.join(
    process.env.DOCS_FACTS_CACHE ?? path.join(homedir(), '.cache/docs-facts'),
    `${name.replace('@', '').replace('/', '-')}-${version}`,
    '.integrity',
  );

/** Whether the cache has this package, unpacked from the tarball that is pinned. */
function isCached(name: string, version: string): boolean {
  const pkg = pinned(name, version);
  const stamp = stampOf(pkg);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === pkg.integrity;
}

/**
 * Why nothing can run with a published core, or undefined if it can. Nothing is fetched
 * while pages are checked: two processes could unpack the same package at once.
 */
export const whyNoCore = (version: string): string | undefined =>
  isCached('@ohif/core', version)
    ? undefined
    : `@ohif/core ${version} is not in the cache; \`npm run install-tools\` fetches it`;

/** Whether the published core of each release can run. */
export const hasCores = (): boolean =>
  Object.values(packageRelease).every((version) => !whyNoCore(version));

/** Whether tests leave out what runs with a core; where CI is set, they fail instead. */
export const leavesOutCores = !process.env.CI && !hasCores();

/** The file of the tarball that `npm pack` fetches. */
function pack({name, version}: PinnedPackage, into: string): string {
  const args = ['--ignore-scripts', '--silent', '--pack-destination', into];
  execFileSync('npm', ['pack', `${name}@${version}`, ...args], {
    cwd: into,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 180_000,
  });
  const packed = readdirSync(into).find((file) => file.endsWith('.tgz'));
  if (!packed) {
    throw new Error(`npm pack ${name}@${version} wrote no tarball`);
  }
  return path.join(into, packed);
}

/** The folder of the unpacked package; fetched once, its sha512 compared with the lock file each time it is unpacked. */
export function packageFolder(name: string, version: string): string {
  const pkg = pinned(name, version);
  const folder = path.dirname(stampOf(pkg));
  if (!isCached(name, version)) {
    mkdirSync(folder, {recursive: true});
    const scratch = mkdtempSync(path.join(folder, '..', 'pack-'));
    try {
      const tarball = pack(pkg, scratch);
      const got = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
      if (got !== pkg.integrity) {
        throw new Error(
          `${name}@${version}: the tarball's sha512 is ${got}, packages.lock.json says ${pkg.integrity}. Nothing was read from it.`,
        );
      }
      rmSync(folder, {recursive: true, force: true});
      mkdirSync(folder);
      execFileSync('tar', ['-xzf', tarball, '-C', folder], {timeout: 120_000});
      writeFileSync(stampOf(pkg), pkg.integrity);
    } finally {
      rmSync(scratch, {recursive: true, force: true});
    }
  }
  return path.join(folder, 'package');
}
