/**
 * Where the first thing that the reader does is to open the search, its worker and modal are
 * loaded in parallel with the page's scripts, and the worker reads the index meanwhile.
 */
import type {WithEarlyWorker} from '@ohif-docs/search/format/early-worker';
import type {Manifest} from '@ohif-docs/search/format/index-format';
import {isHydrated} from '../../../src/components/FirstInput/hydration';

/** Milliseconds for which the search may hold up the page's scripts. */
const longestHold = 300;

const home = window as unknown as WithEarlyWorker;
let searchStarted = false;

export async function startSearch(baseUrl: string): Promise<void> {
  if (searchStarted || isHydrated()) {
    return;
  }
  searchStarted = true;
  const patience = new AbortController();
  setTimeout(() => patience.abort(), longestHold);
  const response = await fetch(`${baseUrl}search-index.json`, {
    cache: 'no-cache',
    signal: patience.signal,
  });
  const {early} = (await response.json()) as Manifest;
  if (!early || isHydrated()) {
    return;
  }
  for (const file of early.modal) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = baseUrl + file;
    document.head.append(link);
  }
  const worker = new Worker(baseUrl + early.worker, {name: 'search'});
  // The search starts another, and shows an error if that fails too.
  worker.onerror = () => delete home.earlySearchWorker;
  home.earlySearchWorker = worker;
  const tag = document.querySelector<HTMLMetaElement>(
    'meta[name="docusaurus_tag"]',
  )?.content;
  // Which version a page without one searches is decided by the page's scripts.
  if (tag?.startsWith('docs-')) {
    worker.postMessage({
      id: 0,
      do: 'prepare',
      root: location.origin + baseUrl,
      requests: [
        {
          facetFilters: [
            `language:${document.documentElement.lang}`,
            `docusaurus_tag:${tag}`,
          ],
        },
      ],
    });
  }
}
