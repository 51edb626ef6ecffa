/** The deferred scripts of the page: when they are fetched, and when they run. */
import {isSlowConnection} from '../../../packages/search/format/connection';
import {afterPaint} from '../../../src/components/FirstInput/afterPaint';

export const deferredScripts = (root: Document = document) =>
  Array.from(root.querySelectorAll<HTMLScriptElement>('script[data-src]'));

function runScripts(): void {
  for (const {dataset} of deferredScripts()) {
    const script = document.createElement('script');
    script.src = dataset.src!;
    script.async = false;
    document.head.append(script);
  }
}

let started = false;

/** Runs the scripts, once. */
export function start(): void {
  if (started) {
    return;
  }
  started = true;
  // React takes over a whole page; the rest of this one may still be on its way.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', runScripts);
  } else {
    runScripts();
  }
}

/** Runs them when the browser has painted what the reader has just done. */
export function startAfterPaint(): void {
  if (!started) {
    afterPaint(start);
  }
}

/** Fetches the scripts, and does not run them. */
export function fetchAhead(): void {
  // A file of the offline archive is there already.
  if (started || isSlowConnection() || location.protocol === 'file:') {
    return;
  }
  for (const {dataset} of deferredScripts()) {
    const link = document.createElement('link');
    if (link.relList.supports('prefetch')) {
      link.rel = 'prefetch';
      link.href = dataset.src!;
      document.head.append(link);
    } else {
      // Safari. With the cookies that the script itself is asked for with.
      fetch(dataset.src!, {credentials: 'include'})
        .then((response) => response.arrayBuffer())
        .catch(() => undefined);
    }
  }
}
