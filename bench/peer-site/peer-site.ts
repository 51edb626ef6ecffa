/**
 * Builds a Starlight site from our pages, using the Markdown that our build writes for each
 * doc page. A benchmark installs its packages on first use, outside the packages of the
 * repository.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.cache/peer-site');
const content = path.join(folder, 'src/content/docs');

/** The built files. */
export const peerOutput = path.join(folder, 'dist');

const ownFiles = ['package.json', 'astro.config.mjs', 'content.config.mjs'];

/** A page of the peer from the Markdown of ours: the title is front matter there. */
function peerPage(markdown: string): string {
  const title = /^# (.+)\n/.exec(markdown);
  if (!title) {
    throw new Error(
      `A page's Markdown begins with "# " and its title, this one with "${markdown.slice(0, 40)}".`,
    );
  }
  return `---\ntitle: ${JSON.stringify(title[1])}\n---\n${markdown.slice(title[0].length)}`;
}

export type PeerSite = {
  /** Where to run `npm run build`. */
  folder: string;
  /** What a cold build must not find. */
  caches: readonly string[];
  /** A source file, for a build after a change. */
  somePage: string;
};

/**
 * The Markdown files of our built site.
 *
 * @throws if it holds none
 */
function markdownPages(builtSite: string): string[] {
  const pages = existsSync(builtSite)
    ? readdirSync(builtSite, {recursive: true, encoding: 'utf8'}).filter(
        (file) => file.endsWith('.md'),
      )
    : [];
  if (pages.length === 0) {
    throw new Error(`${builtSite} has no Markdown. Run "npm run build" first.`);
  }
  return pages;
}

/**
 * Of all that the peer is built from.
 *
 * @param builtSite folder of our built site
 * @throws if it holds no Markdown
 */
export function sourceHash(builtSite: string): string {
  const hash = createHash('sha256');
  for (const file of ownFiles) {
    hash.update(readFileSync(path.join(__dirname, file)));
  }
  for (const page of markdownPages(builtSite).sort()) {
    hash.update(page).update(readFileSync(path.join(builtSite, page)));
  }
  return hash.digest('hex');
}

/**
 * Installs the generator and writes the pages.
 *
 * @param builtSite folder of our built site
 * @throws if npm cannot install, or the site holds no Markdown
 */
export function makePeerSite(builtSite: string): PeerSite {
  const pages = markdownPages(builtSite);
  mkdirSync(path.join(folder, 'src'), {recursive: true});
  for (const file of ['package.json', 'astro.config.mjs']) {
    cpSync(path.join(__dirname, file), path.join(folder, file));
  }
  cpSync(
    path.join(__dirname, 'content.config.mjs'),
    path.join(folder, 'src/content.config.mjs'),
  );
  const {status} = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`npm install failed in ${folder} (${status}).`);
  }

  rmSync(content, {recursive: true, force: true});
  for (const page of pages) {
    const file = path.join(content, page.toLowerCase());
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(
      file,
      peerPage(readFileSync(path.join(builtSite, page), 'utf8')),
    );
  }
  return {
    folder,
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    somePage: path.join(content, pages[0]!.toLowerCase()),
  };
}
