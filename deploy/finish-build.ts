/**
 * The last step of `npm run build`: writes the headers and redirects for the host, and
 * compresses the files. Not a plugin, because plugins write their files at the same time,
 * so none of them can be the last.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gtagTrackingId} from '../config/analytics';
import {headerRules, type BuiltWith} from '../config/headers';
import {caseRedirects, redirects} from '../config/redirects';
import {hostedSearchApp} from '../config/search';
import {publishedAt} from '../plugins/built-pages/built-site';
import {scriptHashesOf} from '../plugins/built-pages/consumers/csp';
import {PageReader} from '../plugins/built-pages/page-reader';
import {allResults, WorkerPool} from '../plugins/built-pages/pool';
import type {PageFacts} from '../plugins/built-pages/reader';
import {texts, type Sizes} from './compress';
import {headersFile, writeHostFiles} from './host-files';
import {withSharedRedirect} from './redirect-pages';

/**
 * @param folder the built site
 * @param settings those that it was built with
 * @returns a summary for the log
 * @throws if there is no HTML, or if a host could not read the headers
 */
export async function finishBuild(
  folder: string,
  settings: Omit<BuiltWith, 'scriptHashes'>,
): Promise<string> {
  const files = (await readdir(folder, {recursive: true}))
    .filter((file) => texts.test(file))
    .sort();
  const pages = files.filter((file) => file.endsWith('.html'));
  if (pages.length === 0) {
    throw new Error(
      `${path.resolve(folder)} contains no pages. Run "npm run build", which builds the site and runs this step.`,
    );
  }
  const {baseUrl} = publishedAt(folder);
  const scriptHashes = scriptHashesOf(
    await readPages(pages.map((file) => path.join(folder, file))),
  );
  writeHostFiles(folder, {
    baseUrl,
    headers: headerRules({...settings, scriptHashes}, baseUrl),
    redirects: [...redirects, ...caseRedirects].flatMap(({from, to}) =>
      [from].flat().map((f) => ({
        from: baseUrl + f.slice(1),
        to: baseUrl + to.slice(1),
      })),
    ),
  });
  const compressed = await compressFiles(
    files.map((file) => path.join(folder, file)),
  );
  const sum = (size: keyof Sizes) =>
    compressed.reduce((total, sizes) => total + sizes[size], 0);
  const megabytes = (n: number) => `${(n / 1e6).toFixed(1)} MB`;
  return `${headersFile} lists ${scriptHashes.length} inline scripts of ${pages.length} pages; ${compressed.length} files of ${megabytes(sum('bytes'))} are ${megabytes(sum('br'))} as brotli and ${megabytes(sum('gz'))} as gzip.`;
}

/** Gives redirect pages their shared script, and reads all pages: mostly from the cache of the plugins. */
async function readPages(files: readonly string[]): Promise<PageFacts[]> {
  const reader = new PageReader();
  try {
    return await allResults(
      files.map(async (file) => {
        const html = await readFile(file, 'utf8');
        const shared = withSharedRedirect(html);
        if (shared !== html) {
          await writeFile(file, shared);
        }
        return reader.read(shared);
      }),
    );
  } finally {
    await reader.close();
  }
}

/** The sizes of the files that were large enough. */
async function compressFiles(files: readonly string[]): Promise<Sizes[]> {
  const pool = new WorkerPool<string, Sizes | null>(
    path.join(__dirname, 'compress.worker.cjs'),
  );
  try {
    const sizes = await allResults(files.map((file) => pool.run(file)));
    return sizes.filter((size) => size !== null);
  } finally {
    await pool.destroy();
  }
}

/** The settings of this environment, which must be those of the build. */
const settingsOfEnvironment: Omit<BuiltWith, 'scriptHashes'> = {
  hostedSearch: hostedSearchApp,
  analytics: Boolean(gtagTrackingId),
};

if (require.main === module) {
  const begin = Date.now();
  finishBuild(process.argv[2] ?? 'build', settingsOfEnvironment).then(
    (summary) =>
      console.log(`${summary} (${((Date.now() - begin) / 1000).toFixed(1)} s)`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
