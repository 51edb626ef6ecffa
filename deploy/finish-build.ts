/**
 * The last step of `npm run build`, after all plugins have written their files (they do
 * it at the same time, so that none of them can be the last): says by which headers the
 * site is to be sent, and compresses its files.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gtagTrackingId} from '../config/analytics';
import {headerRules, type BuiltWith} from '../config/headers';
import {redirects} from '../config/redirects';
import {hostedSearchApp} from '../config/search';
import {publishedAt} from '../search/build/built-site';
import {compressFolder} from './compress';
import {
  headersFile,
  headersText,
  redirectsFile,
  redirectsText,
} from './host-files';
import {hashSource, inlineScripts, withSharedRedirect} from './inline-scripts';

/**
 * @param folder the built site
 * @param settings those that it was built with
 * @throws if there is no HTML, or if the hosts could not read what it writes
 */
export async function finishBuild(
  folder: string,
  settings: Omit<BuiltWith, 'scriptHashes'>,
): Promise<string> {
  const pages = (await readdir(folder, {recursive: true})).filter((file) =>
    file.endsWith('.html'),
  );
  if (pages.length === 0) {
    throw new Error(
      `There is no page in ${path.resolve(folder)}: "docusaurus build" comes first; "npm run build" does both.`,
    );
  }
  const {baseUrl} = publishedAt(folder);
  const scripts = new Set<string>();
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = await readFile(file, 'utf8');
    const shared = withSharedRedirect(html);
    if (shared !== html) {
      await writeFile(file, shared);
    }
    inlineScripts(shared).forEach((script) => scripts.add(script));
  }
  const scriptHashes = Array.from(scripts, hashSource).sort();
  await writeFile(
    path.join(folder, headersFile),
    headersText(headerRules({...settings, scriptHashes}, baseUrl)),
  );
  await writeFile(
    path.join(folder, redirectsFile),
    redirectsText(
      redirects.flatMap(({from, to}) =>
        [from].flat().map((f) => ({
          from: baseUrl + f.slice(1),
          to: baseUrl + to.slice(1),
        })),
      ),
    ),
  );
  const {files, bytes, br, gz} = await compressFolder(folder);
  const megabytes = (n: number) => `${(n / 1e6).toFixed(1)} MB`;
  return `${headersFile} names ${scriptHashes.length} inline scripts of ${pages.length} pages; ${files} files of ${megabytes(bytes)} are ${megabytes(br)} as brotli and ${megabytes(gz)} as gzip.`;
}

/** The settings of this environment, which are those of the build before it. */
const settingsOfEnvironment: Omit<BuiltWith, 'scriptHashes'> = {
  hostedSearch: hostedSearchApp,
  analytics: Boolean(gtagTrackingId),
};

if (require.main === module) {
  const begin = Date.now();
  finishBuild(process.argv[2] ?? 'build', settingsOfEnvironment).then(
    (said) =>
      console.log(`${said} (${((Date.now() - begin) / 1000).toFixed(1)} s)`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
