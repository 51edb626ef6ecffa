/**
 * `npm run deploy:folder -- TARGET` puts the built site into a folder that a server of
 * its own shows, such as nginx with deploy/nginx.conf. Option: `--build build`.
 *
 * A reader may have a page open while the site is published anew, and ask for its files
 * afterwards: those with a hash in their name stay for one more release. `releases.json`
 * says which these are. Nobody meets half a release: first come the files with a hash,
 * then the pages that name them, each replaced in one go; what has gone is removed last.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {hashedFolder} from '../config/headers';
import {
  headersFile,
  nginxParts,
  parseHeaders,
  parseRedirects,
  redirectsFile,
} from '../deploy/host-files';

const releasesFile = 'releases.json';
/** In deploy/nginx.conf, the folder that is deployed to. */
const exampleTarget = '/srv/ohif-docs';

/** Files with a hash in their name, of the release that is shown and of the one before. */
type Releases = {current: string[]; previous: string[]};

/** Paths of all files below a folder, with `/`. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    );
}

/** Writes a file so that whoever reads it meets the old or the new one, whole. */
function replace(file: string, write: (temporary: string) => void): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const temporary = `${file}.new`;
  write(temporary);
  renameSync(temporary, file);
}

function readReleases(target: string): Releases {
  const file = path.join(target, releasesFile);
  if (existsSync(file)) {
    return JSON.parse(readFileSync(file, 'utf8')) as Releases;
  }
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(
      `${target} is not empty and has no ${releasesFile}, so this command did not fill it, and would remove what is there. Name a new or an empty folder.`,
    );
  }
  return {current: [], previous: []};
}

/**
 * Publishes a build.
 *
 * @param build the finished build
 * @param target the folder to fill: new, empty, or filled by this function before
 * @returns how many files were copied, kept from the release before, and removed
 * @throws if the build is not finished, or if the target holds something else
 */
export function deployFolder(
  build: string,
  target: string,
): {copied: number; kept: number; removed: number} {
  if (!existsSync(path.join(build, headersFile))) {
    throw new Error(
      `There is no finished build in ${path.resolve(build)} (${headersFile} is missing): run "npm run build" first.`,
    );
  }
  const before = readReleases(target);
  const writeReleases = (releases: Releases) =>
    replace(path.join(target, releasesFile), (file) =>
      writeFileSync(file, `${JSON.stringify(releases, null, 2)}\n`),
    );
  // Says whose folder it is, should the first deploy break off.
  writeReleases(before);
  const site = path.join(target, 'site');

  const files = filesBelow(build).filter(
    (file) => file !== headersFile && file !== redirectsFile,
  );
  const isHashed = (file: string) => `/${file}`.startsWith(hashedFolder);
  const hashed = files.filter(isHashed).sort();
  const toCopy = [
    ...hashed.filter((file) => !existsSync(path.join(site, file))),
    ...files.filter((file) => !isHashed(file)),
  ];
  for (const file of toCopy) {
    replace(path.join(site, file), (temporary) =>
      copyFileSync(path.join(build, file), temporary),
    );
  }

  const parts = nginxParts(
    parseHeaders(readFileSync(path.join(build, headersFile), 'utf8')),
    parseRedirects(readFileSync(path.join(build, redirectsFile), 'utf8')),
  );
  for (const [name, text] of Object.entries(parts)) {
    replace(path.join(target, name), (file) => writeFileSync(file, text));
  }
  // Once there, it is the administrator's.
  const nginx = path.join(target, 'nginx.conf');
  if (!existsSync(nginx)) {
    const text = readFileSync(
      path.join(__dirname, '../deploy/nginx.conf'),
      'utf8',
    );
    writeFileSync(
      nginx,
      text.replaceAll(exampleTarget, () => path.resolve(target)),
    );
  }

  // The same build once more is no new release.
  const previous =
    before.current.join() === hashed.join() ? before.previous : before.current;
  writeReleases({current: hashed, previous});

  const stays = new Set([...files, ...previous]);
  const gone = filesBelow(site).filter((file) => !stays.has(file));
  for (const file of gone) {
    rmSync(path.join(site, file));
  }
  const own = new Set(files);
  return {
    copied: toCopy.length,
    kept: previous.filter((file) => !own.has(file)).length,
    removed: gone.length,
  };
}

if (require.main === module) {
  try {
    const {values, positionals} = parseArgs({
      options: {build: {type: 'string', default: 'build'}},
      allowPositionals: true,
    });
    const [target] = positionals;
    if (target === undefined || positionals.length > 1) {
      throw new Error(
        'Name one folder to deploy to: npm run deploy:folder -- /srv/ohif-docs',
      );
    }
    const {copied, kept, removed} = deployFolder(values.build, target);
    console.log(
      `${target}: ${copied} files copied, ${kept} kept from the release before, ${removed} removed. If nginx shows it: nginx -s reload.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
