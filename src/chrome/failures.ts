/**
 * In the head of every page itself (plugins/chrome.ts): files of its release may be gone.
 *
 * A script that fails to load before hydration has one of three causes:
 *
 * - The site was published again and this HTML is of the previous build: the URL now
 *   answers with other scripts. The page reloads, once for each build that it finds.
 *   (After hydration, the framework itself reloads for a link whose page is gone.)
 * - The network: the address does not answer either, or the script's is not answered with
 *   "no such file". The prose can be read; nothing is done.
 * - A wrong base URL: the address answers with the same scripts, the script's with 404, and
 *   the styles are missing, too. The framework's banner says so. By itself, it would also say
 *   so of the other causes: hence the object that it looks for.
 */

const home = window as unknown as {
  docusaurus?: object;
  insertBanner?: () => void;
};

const isHydrated = () =>
  document.documentElement.dataset.hasHydrated === 'true';

/** The framework's scripts, as the page names them. */
const scriptsOf = (root: Document) =>
  Array.from(
    root.querySelectorAll<HTMLElement>('head > script[data-start]'),
    ({dataset}) => dataset.start,
  ).join();

const hasNoStyles = (): boolean =>
  !getComputedStyle(document.documentElement).getPropertyValue(
    '--ifm-color-primary',
  );

/**
 * Each build is remembered by itself: of two hosts that show different ones, as while a
 * release goes from host to host, neither makes the page forget the other. Without a
 * memory there is no reload: it could be one after the other.
 */
function reloadOnceFor(scripts: string): void {
  const memory = `reloaded-for ${scripts}`;
  try {
    if (sessionStorage.getItem(memory) === null) {
      sessionStorage.setItem(memory, '');
      location.reload();
    }
  } catch {
    // The browser blocks storage.
  }
}

const isMissing = async (file: string) =>
  (await fetch(file, {method: 'HEAD', cache: 'no-cache'})).status === 404;

let isSearching = false;

async function findCause(failed: string): Promise<void> {
  if (isSearching) {
    return;
  }
  isSearching = true;
  const response = await fetch(location.href, {cache: 'no-cache'});
  const published = scriptsOf(
    new DOMParser().parseFromString(await response.text(), 'text/html'),
  );
  if (published !== scriptsOf(document)) {
    // A response without scripts is not a page of the site.
    if (published) {
      reloadOnceFor(published);
    }
  } else if (hasNoStyles() && (await isMissing(failed))) {
    home.insertBanner?.();
  }
}

function scriptFailed({target}: Event): void {
  if (
    target instanceof HTMLScriptElement &&
    target.src.startsWith(location.origin) &&
    !isHydrated()
  ) {
    findCause(target.src).catch(() => undefined);
  }
}

home.docusaurus ??= {};
addEventListener('error', scriptFailed, true);
