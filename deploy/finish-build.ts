/**
 * The last step of `npm run build`, after all plugins have written their files (they do
 * it at the same time, so that none of them can be the last): says by which headers the
 * site is to be sent, and compresses its files.
 */
import {once} from 'node:events';
import {readdir, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {gtagTrackingId} from '../config/analytics';
import {headerRules, type BuiltWith} from '../config/headers';
import {redirects} from '../config/redirects';
import {hostedSearchApp} from '../config/search';
import {publishedAt} from '../search/build/built-site';
import {texts} from './compress';
import {finishFiles, type Finished} from './finish-files';
import {
  headersFile,
  headersText,
  redirectsFile,
  redirectsText,
} from './host-files';
import {hashSource} from './inline-scripts';

/**
 * @param folder the built site
 * @param settings those that it was built with
 * @throws if there is no HTML, or if the hosts could not read what it writes
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
      `There is no page in ${path.resolve(folder)}: "docusaurus build" comes first; "npm run build" does both.`,
    );
  }
  const {baseUrl} = publishedAt(folder);
  const done = await inThreads(files.map((file) => path.join(folder, file)));
  const scripts = new Set(done.flatMap((part) => part.scripts));
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
  const sum = (size: 'compressed' | 'bytes' | 'br' | 'gz') =>
    done.reduce((total, part) => total + part[size], 0);
  const megabytes = (n: number) => `${(n / 1e6).toFixed(1)} MB`;
  return `${headersFile} names ${scriptHashes.length} inline scripts of ${pages.length} pages; ${sum('compressed')} files of ${megabytes(sum('bytes'))} are ${megabytes(sum('br'))} as brotli and ${megabytes(sum('gz'))} as gzip.`;
}

/** Shares files out among as many threads as there are processors; this one is one of them. */
async function inThreads(files: readonly string[]): Promise<Finished[]> {
  const threads = Math.min(availableParallelism(), files.length);
  const share = (thread: number) =>
    files.filter((_, i) => i % threads === thread);
  const others = Array.from({length: threads - 1}, async (_, i) => {
    const worker = new Worker(path.join(__dirname, 'finish-files.worker.ts'), {
      workerData: share(i + 1),
      execArgv: ['--require', require.resolve('tsx/cjs')],
    });
    const [finished] = (await once(worker, 'message')) as [Finished];
    return finished;
  });
  const own = async () => {
    // Let the others start before this thread is busy.
    await new Promise(setImmediate);
    return finishFiles(share(0));
  };
  // Where one fails, the others still write: the build ends when none does any more.
  const ends = await Promise.allSettled([own(), ...others]);
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
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
