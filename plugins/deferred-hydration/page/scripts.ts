/** The deferred scripts of the page: when they are fetched, and when they run. */
import {isSlowConnection} from '@ohif-docs/search/format/connection';
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

/**
 * Milliseconds after a paint: the browser draws the frame and compiles scripts on threads other
 * than the page's, and an old machine can run only one of them at a time. From a first use on
 * /resources to the next paint, without this and with it, at 1x and 4x: table of contents on phones
 * 96, 160 and 56, 120; phone menu 120, 224 and 72, 184; color mode 160, 360 and 104, 344.
 */
const untilDrawn = 100;
/** Milliseconds after a scroll: a reader who has found something to click needs about this long. */
export const untilFound = 400;

let timer: number | undefined;

/**
 * Runs them once the result of the last action is visible and no other action follows: a press
 * follows a move, a click follows the focus that the press gives, and a reader who stops scrolling
 * may click.
 *
 * Not while the pointer is on a link: they would hold up the next page, which needs none. From the
 * click to the next page of the sidebar, eleven visits to /configuration/url, the first click took
 * 255 ms and the second 251 when they started, and 228 and 178 without.
 *
 * @param rest in milliseconds
 */
export function startAtRest(rest = untilDrawn): void {
  if (started) {
    return;
  }
  afterPaint(() => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!document.querySelector('a:hover')) {
        start();
      }
    }, rest);
  });
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
