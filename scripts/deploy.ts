/**
 * `npm run deploy:folder -- TARGET` puts the built site into a folder that a server of
 * its own shows, nginx with deploy/nginx.conf. Option: `--build build`.
 *
 * Each release is a folder of its own, and a page belongs to the policy that names the
 * hashes of its scripts. So nobody meets half a release: `site.conf` says which folder is
 * shown, and nginx takes it up together with the headers, when it is told to reload. Until
 * then it shows the release before as it was. The two before stay: should a reload be
 * forgotten or fail, the next deploy takes nothing away from what is shown.
 *
 * A reader may have a page open while the site is published anew, and ask for its files
 * afterwards: those with a hash in their name stay for one more release. `releases.json`
 * says which these are.
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
  baseUrlOf,
  headersFile,
  nginxParts,
  parseHeaders,
  parseRedirects,
  quoted,
  redirectsFile,
  siteConf,
} from '../deploy/host-files';

const releasesFile = 'releases.json';
/** Says nginx which folder is shown. */
const siteFile = 'site.conf';
/** In deploy/nginx.conf, the folder that is deployed to. */
const exampleTarget = '/srv/ohif-docs';

/** How many releases before the newest keep their folders. */
const keptFolders = 2;

/** Its folder below the target; its files with a hash, its own and those of the one before. */
type Release = {folder: string; hashed: string[]; previous: string[]};

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

/** The newest first. */
function readReleases(target: string): Release[] {
  const file = path.join(target, releasesFile);
  if (existsSync(file)) {
    return JSON.parse(readFileSync(file, 'utf8')) as Release[];
  }
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(
      `${target} is not empty and has no ${releasesFile}, so this command did not fill it, and would remove what is there. Name a new or an empty folder.`,
    );
  }
  return [];
}

/** Once there, it is the administrator's; what it must have, it must keep. */
function provideNginxConfiguration(target: string): void {
  const file = path.join(target, 'nginx.conf');
  if (!existsSync(file)) {
    const text = readFileSync(
      path.join(__dirname, '../deploy/nginx.conf'),
      'utf8',
    );
    writeFileSync(
      file,
      text.replaceAll(exampleTarget, () => path.resolve(target)),
    );
  } else if (!readFileSync(file, 'utf8').includes(`include ${siteFile};`)) {
    throw new Error(
      `${file} would not show a new release: its server needs the line "include ${siteFile};", and no "root" of its own.`,
    );
  }
}

/**
 * Publishes a build.
 *
 * @param build the finished build
 * @param target the folder to fill: new, empty, or filled by this function before
 * @returns the folder of the new release; how many files are in it, how many more were
 * kept from the release before, and how many folders of old releases were removed
 * @throws if the build is not finished, if nginx cannot read the target's name, if the
 * target holds something else, or if its nginx.conf would not show the release
 */
export function deployFolder(
  build: string,
  target: string,
): {site: string; files: number; kept: number; removed: number} {
  if (!existsSync(path.join(build, headersFile))) {
    throw new Error(
      `There is no finished build in ${path.resolve(build)} (${headersFile} is missing): run "npm run build" first.`,
    );
  }
  // As nginx writes a path, on every system.
  const root = path.resolve(target).split(path.sep).join('/');
  quoted(root);
  const before = readReleases(target);
  const writeReleases = (releases: Release[]) =>
    replace(path.join(target, releasesFile), (file) =>
      writeFileSync(file, `${JSON.stringify(releases, null, 2)}\n`),
    );
  // Says whose folder it is, should the first deploy break off.
  writeReleases(before);
  provideNginxConfiguration(target);

  const rules = parseHeaders(
    readFileSync(path.join(build, headersFile), 'utf8'),
  );
  const baseUrl = baseUrlOf(rules);
  const files = filesBelow(build).filter(
    (file) => file !== headersFile && file !== redirectsFile,
  );
  const hashed = files.filter((file) => file.startsWith(hashedFolder)).sort();
  const [last] = before;
  // The same build once more is no new release.
  const previous =
    last?.hashed.join() === hashed.join()
      ? last.previous
      : (last?.hashed ?? []);
  const own = new Set(files);
  /** In a release, files are where their addresses say. */
  const folderOf = (release: string) => path.join(target, release, baseUrl);
  const kept = previous.filter(
    (file) =>
      !own.has(file) && existsSync(path.join(folderOf(last!.folder), file)),
  );

  const number = Number(last?.folder.replace(/^\D*/, '') ?? 0) + 1;
  const release: Release = {folder: `site-${number}`, hashed, previous};
  const site = path.resolve(target, release.folder);
  // A deploy that broke off may have left a part.
  rmSync(site, {recursive: true, force: true});
  const copy = (from: string, file: string) => {
    const copied = path.join(folderOf(release.folder), file);
    mkdirSync(path.dirname(copied), {recursive: true});
    copyFileSync(path.join(from, file), copied);
  };
  for (const file of files) {
    copy(build, file);
  }
  for (const file of kept) {
    copy(folderOf(last!.folder), file);
  }

  const parts = {
    ...nginxParts(
      rules,
      parseRedirects(readFileSync(path.join(build, redirectsFile), 'utf8')),
    ),
    [siteFile]: siteConf(`${root}/${release.folder}`, baseUrl),
  };
  const releases = [release, ...before.slice(0, keptFolders)];
  // First the list: what nginx may come to show is then known to the next deploy.
  writeReleases(releases);
  for (const [name, text] of Object.entries(parts)) {
    replace(path.join(target, name), (file) => writeFileSync(file, text));
  }

  const stays = new Set(releases.map(({folder}) => folder));
  const gone = readdirSync(target).filter(
    (name) => /^site-\d+$/.test(name) && !stays.has(name),
  );
  for (const folder of gone) {
    rmSync(path.join(target, folder), {recursive: true});
  }
  return {site, files: files.length, kept: kept.length, removed: gone.length};
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
    const {site, files, kept, removed} = deployFolder(values.build, target);
    console.log(
      `${site}: ${files} files, and ${kept} kept from the release before; ${removed} old releases removed. "nginx -s reload" shows it.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
