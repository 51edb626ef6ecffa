/**
 * One zip per docs version, made from the built site (`npm run archive`). It opens from the
 * disk without a server, or from any folder of any server, and contains the pages, styles,
 * images, and search of that version, and the pages without a version.
 *
 * Writes `archives/<name>.zip` and `archives/archives.json` to the build, and adds the
 * size and checksum of each to the built page /versions. The same build gives the same
 * bytes. Each archive is checked before it is written (check.ts).
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {search} from '../../config/search';
import {builtVersions, latest} from '../../config/releases';
import {builtPages, publishedAt} from '../../plugins/built-pages/built-site';
import {tagOfVersion, unversionedTag} from '@ohif-docs/search/format/record';
import {
  archiveHtml,
  archivesPath,
  type OfflineArchive,
} from '../../src/features/offline-archives/archive';
import {Addresses, cleanPath, fileOf, type Site} from './addresses';
import {bundleScript} from './bundle';
import {archiveProblems} from './check';
import {archivedPage, ownFiles, relativeUrls} from './page';
import {readManifest, searchDataScript} from './search-data';
import {readTexts} from './texts';
import {bundleTools} from './tools';
import {checksums, sha256, zipOf} from './zip';

const versionsPage = 'versions.html';
const archivesFolder = path.posix.dirname(archivesPath);

type Version = {
  /** Name in the docs plugin. */
  name: string;
  label: string;
  /** Path of its first page on the site. */
  home: string;
  /** Its search index in the build. */
  indexFile: string;
};

/** Path of a version below the base URL. */
const pathOf = (name: string) =>
  `/${builtVersions[name as keyof typeof builtVersions].path}`;

/** The versions, with their search indexes. */
function versionsOf({folder, baseUrl}: Site): Version[] {
  const {indexes} = readManifest(folder);
  return Object.entries(builtVersions).map(([name, {label, path: below}]) => {
    const index = indexes.find(({tag}) => tag === tagOfVersion(name));
    if (!index) {
      throw new Error(
        `The build in ${folder} has no search index of version ${name}; it has ${indexes.map(({tag}) => tag).join(', ')}. Build the site again.`,
      );
    }
    return {
      name,
      label,
      home: cleanPath(baseUrl + below),
      indexFile: index.file,
    };
  });
}

/** Where the archive of a version is among the pages of the site. */
const placeOf = ({name: version}: Version, {origin, baseUrl}: Site) => ({
  version,
  home: pathOf(version),
  others: Object.keys(builtVersions)
    .filter((name) => name !== version)
    .map(pathOf),
  site: origin + baseUrl.replace(/\/$/, ''),
});

/** Which version a built page is of, with quotes around the values or without. */
const pageTag = (html: string) =>
  /<meta[^>]* name="?docusaurus_tag"? content="?([^\s">]+)/.exec(html)?.[1];

/** They need the other version, so links and results of the search lead to those of the site. */
const comparesPages = /\/versions\/compare\/.*\/pages$/;

/**
 * All files of a version's archive, by name.
 *
 * @throws if a needed page is missing, or if two pages have the same file
 */
async function archiveFiles(
  site: Site,
  version: Version,
): Promise<Map<string, Uint8Array>> {
  const wanted = [tagOfVersion(version.name), unversionedTag];
  const found = builtPages(site.folder, site.baseUrl).filter(({html}) =>
    wanted.includes(pageTag(html) ?? ''),
  );
  const pages = found
    .filter(({pathname}) => !comparesPages.test(pathname))
    .map(({pathname, html}) => ({
      pathname,
      html,
      file: fileOf(pathname, version.home, site.baseUrl),
    }));
  const pagesOfSite = found
    .filter(({pathname}) => comparesPages.test(pathname))
    .map(({pathname}) => ({pathname, file: site.origin + pathname}));
  const searchPath = site.baseUrl + search.searchPagePath;
  for (const needed of [version.home, searchPath]) {
    if (!pages.some(({pathname}) => pathname === needed)) {
      throw new Error(
        `The build in ${site.folder} has no page ${needed}, which the archive of ${version.label} needs. Build the site again.`,
      );
    }
  }
  const twice = pages.find(
    ({file}, i) => pages.findIndex((other) => other.file === file) !== i,
  );
  if (twice) {
    throw new Error(
      `Two pages have the file ${twice.file} in the archive of ${version.label}; one is ${twice.pathname}. Give one another route.`,
    );
  }

  const texts = readTexts();
  const addresses = new Addresses(site, version.home, pages);
  const files = new Map<string, Uint8Array>();
  const add = (file: string, content: string) =>
    files.set(file, Buffer.from(content));
  for (const {html, file, pathname} of pages) {
    add(
      file,
      archivedPage(html, {
        file,
        addresses,
        texts,
        label: version.label,
        publicAddress: site.origin + pathname,
      }),
    );
  }
  // The set grows while a style sheet is read: its files are added.
  for (const file of addresses.files) {
    const content = readFileSync(path.join(site.folder, file));
    if (file.endsWith('.css')) {
      add(file, relativeUrls(content.toString('utf8'), file, addresses));
    } else {
      files.set(file, content);
    }
  }
  add(
    ownFiles.style,
    readFileSync(path.join(__dirname, 'offline.css'), 'utf8'),
  );
  files.set(ownFiles.script, await bundleScript('offline', texts));
  files.set(ownFiles.search, await bundleScript('search', texts));
  const tools = await bundleTools(placeOf(version, site));
  files.set(ownFiles.tools, tools.script);
  files.set(ownFiles.toolStyle, tools.style);
  add(
    ownFiles.searchData,
    searchDataScript(site.folder, version.indexFile, [
      ...pages,
      ...pagesOfSite,
    ]),
  );
  return files;
}

/** Adds the archives to the built page /versions. */
export function announceArchives(
  html: string,
  archives: readonly OfflineArchive[],
): string {
  const $ = load(html);
  const section = $('[data-offline-archives]');
  if (section.length === 0) {
    throw new Error(
      'The built page /versions has no element [data-offline-archives]: see src/features/offline-archives.',
    );
  }
  for (const archive of archives) {
    const item = section.find(`[data-version="${archive.version}"]`);
    item.removeAttr('hidden');
    item.html(archiveHtml(archive, item.attr('data-text') ?? ''));
  }
  section.removeAttr('hidden');
  return $.html();
}

/** An archive and its description. */
type MadeArchive = OfflineArchive & {name: string; zip: Uint8Array};

/**
 * Makes the archives of a built site without writing them.
 *
 * @param wanted the docs versions; all of the build if it is not given
 * @throws if there is no build, or an archive would be incomplete
 */
export async function makeArchives(
  folder: string,
  wanted: readonly string[] = Object.keys(builtVersions),
): Promise<MadeArchive[]> {
  if (!existsSync(path.join(folder, versionsPage))) {
    throw new Error(
      `No built site in ${path.resolve(folder)}. Run "npm run build" first.`,
    );
  }
  const site: Site = {folder, ...publishedAt(folder)};
  const archives: MadeArchive[] = [];
  for (const version of versionsOf(site)) {
    if (!wanted.includes(version.name)) {
      continue;
    }
    const files = await archiveFiles(site, version);
    const problems = archiveProblems(files);
    if (problems.length > 0) {
      throw new Error(
        `The archive of ${version.label} would be incomplete:\n${problems.join('\n')}`,
      );
    }
    files.set('SHA256SUMS', Buffer.from(checksums(files)));
    const release = version.name === latest.id ? latest.release : version.name;
    const name = `ohif-docs-${release}`;
    const zip = zipOf(files, name);
    archives.push({
      name,
      zip,
      version: version.name,
      file: `${site.baseUrl}${archivesFolder}/${name}.zip`,
      bytes: zip.length,
      sha256: sha256(zip),
    });
  }
  return archives;
}

/**
 * Writes the archives to the build and links them on /versions.
 *
 * @param compress writes the compressed forms of a file of the build again
 */
export function publishArchives(
  folder: string,
  archives: readonly MadeArchive[],
  compress: (file: string) => void,
): void {
  const outFolder = path.join(folder, archivesFolder);
  rmSync(outFolder, {recursive: true, force: true});
  mkdirSync(outFolder, {recursive: true});
  for (const {name, zip} of archives) {
    writeFileSync(path.join(outFolder, `${name}.zip`), zip);
  }
  const list = archives.map(({version, file, bytes, sha256: sum}) => ({
    version,
    file,
    bytes,
    sha256: sum,
  }));
  const listFile = path.join(folder, archivesPath);
  writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
  const page = path.join(folder, versionsPage);
  writeFileSync(page, announceArchives(readFileSync(page, 'utf8'), list));
  // The build has compressed their earlier contents.
  [listFile, page].forEach(compress);
}
