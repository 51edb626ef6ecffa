/** Reads built pages in threads, each page once, and keeps what it read for later runs. */
import path from 'node:path';
import {builtPages, type PageSource} from './built-site';
import {codeVersionOf, hashOf, PersistentCache} from './cache';
import type {MarkdownPage, MarkdownTask} from './consumers/markdown';
import {allResults, WorkerPool} from './pool';
import {factsOf, parsePage, type PageFacts} from './reader';
import type {ReadResult, ReadTask} from './read-page';

const repository = path.resolve(__dirname, '../..');

/** Smaller pages, such as redirects, are parsed faster than threads start. */
const smallestForThreads = 10_000;

/** A page of a built site with the facts about it. */
export type PageWithFacts = PageSource & {facts: PageFacts};

export class PageReader {
  readonly cache: PersistentCache;
  private readonly pool = new WorkerPool<ReadTask, ReadResult>(
    path.join(__dirname, 'worker.cjs'),
  );

  /** @param siteFolder where the cache is */
  constructor(siteFolder = repository) {
    this.cache = new PersistentCache(
      path.join(siteFolder, '.cache/built-pages'),
      codeVersionOf(
        __dirname,
        path.join(repository, 'packages/search/indexer'),
      ),
    );
  }

  /** The facts about a page. */
  async read(html: string): Promise<PageFacts> {
    return (await this.readBoth(html)).facts;
  }

  /** The facts about a page and its Markdown, from one parse. */
  async readWithMarkdown(
    html: string,
    task: MarkdownTask,
  ): Promise<Required<ReadResult>> {
    const {facts, markdown} = await this.readBoth(html, task);
    return {facts, markdown: markdown!};
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async readBoth(
    html: string,
    task?: MarkdownTask,
  ): Promise<ReadResult> {
    const page = hashOf(withoutBundleNames(html));
    let result: Promise<ReadResult> | undefined;
    const parse = () => {
      result ??=
        html.length < smallestForThreads
          ? readInThisThread({html, markdown: task})
          : this.pool.run({html, markdown: task});
      return result;
    };
    const facts = this.cache.memoize(
      ['facts', page],
      async () => (await parse()).facts,
    );
    const markdown =
      task &&
      this.cache.memoize<MarkdownPage>(
        ['markdown', page, hashOf(JSON.stringify(task))],
        async () => (await parse()).markdown!,
      );
    await allResults<unknown>([facts, Promise.resolve(markdown)]);
    return {facts: await facts, ...(markdown && {markdown: await markdown})};
  }
}

/** Loads the code for Markdown only if it is needed. */
async function readInThisThread(task: ReadTask): Promise<ReadResult> {
  return task.markdown
    ? (await import('./read-page')).readPage(task)
    : {facts: factsOf(parsePage(task.html))};
}

/**
 * The pages of a built site, without a build: mostly from the cache that the build wrote.
 *
 * @param folder the built site
 */
export async function readBuiltSite(
  folder: string,
  baseUrl: string,
): Promise<PageWithFacts[]> {
  const reader = new PageReader();
  try {
    return await allResults(
      builtPages(folder, baseUrl).map(async (page) => ({
        ...page,
        facts: await reader.read(page.html),
      })),
    );
  } finally {
    await reader.close();
  }
}

/**
 * HTML without the names of its scripts and styles, which change with every other page.
 * Names of such files in the text of the page stay.
 */
export function withoutBundleNames(html: string): string {
  return html.replace(/<(?:script|link)\b[^>]*>/g, (tag) =>
    tag.replace(/\/assets\/(?:js|css)\/[\w.~-]+/g, ''),
  );
}
