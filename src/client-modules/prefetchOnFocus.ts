/**
 * Prefetches a page when the reader is about to open its link, by pointer or touch (the
 * framework's links do that) or by keyboard (this module). Not for every link in view:
 * that is hundreds of kilobytes for pages that nobody opens. The framework's `preload`
 * fetches nothing on a 2g connection or with data saver on.
 */

const never = () => false as const;

/** The first call comes before the framework observes the first link. */
export function onRouteDidUpdate(): void {
  if (window.docusaurus.prefetch !== never) {
    // The framework's own object is frozen.
    window.docusaurus = {...window.docusaurus, prefetch: never};
  }
}

/** Milliseconds that a link must keep the focus: readers tab across the others. */
const delay = 150;
let timer: number | undefined;

/** The Markdown of a page, or an archive. The path of a version also contains a dot, but ends in a number. */
const isFile = /\.[a-z]\w*$/i;

function prefetchTarget({target}: FocusEvent): void {
  window.clearTimeout(timer);
  if (
    !(target instanceof HTMLAnchorElement) ||
    target.origin !== location.origin ||
    target.pathname === location.pathname ||
    target.target ||
    isFile.test(target.pathname)
  ) {
    return;
  }
  timer = window.setTimeout(() => {
    // A failure shows when the link is followed.
    Promise.resolve(window.docusaurus.preload(target.pathname)).catch(
      () => undefined,
    );
  }, delay);
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', prefetchTarget);
}
