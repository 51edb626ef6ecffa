/**
 * The font of code (src/css/fonts.css): fetched once a page has loaded, and used from the next page
 * on, where it comes from the cache. No page waits for it.
 */
import {isSlowConnection} from './connection';
import {store, stored} from './page';

const key = 'code-font';

/** Before the first paint (early.ts): code does not change its font while it is read. */
export function applyCodeFont(): void {
  if (stored(key)) {
    document.documentElement.dataset.codeFont = '';
  }
}

export function startCodeFont(): void {
  if (!stored(key) && !isSlowConnection()) {
    // After the event itself, which waits for what its listeners ask for.
    addEventListener('load', () => setTimeout(fetchFont));
  }
}

function fetchFont(): void {
  document.fonts.load("1em 'JetBrains Mono'").then(
    ([font]) => font && store(key, '1'),
    // Offline: the next page tries again.
    () => undefined,
  );
}
