/** Runs in the browser: see index.ts. */

const never = () => false as const;

/** The first one comes before the framework hears of the first link in view. */
export function onRouteDidUpdate(): void {
  if (window.docusaurus.prefetch !== never) {
    // The framework's own object is frozen.
    window.docusaurus = {...window.docusaurus, prefetch: never};
  }
}

/** Milliseconds. A reader who tabs on sooner is on his way to another link. */
const rest = 150;
let resting: number | undefined;

/** The Markdown of a page, an archive. A version ends in a number. */
const isFile = /\.[a-z]\w*$/i;

function fetchAhead({target}: FocusEvent): void {
  window.clearTimeout(resting);
  if (
    !(target instanceof HTMLAnchorElement) ||
    target.origin !== location.origin ||
    target.pathname === location.pathname ||
    target.target ||
    isFile.test(target.pathname)
  ) {
    return;
  }
  resting = window.setTimeout(() => {
    // A failure shows when the link is followed.
    Promise.resolve(window.docusaurus.preload(target.pathname)).catch(
      () => undefined,
    );
  }, rest);
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', fetchAhead);
}
