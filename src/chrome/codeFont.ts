/**
 * The font of code (src/css/fonts.css): fetched once a page has loaded, and used from the next page
 * on, where it comes from the cache. No page waits for it. On a slow processor, this script can run
 * after the first paint, and code then changes its font once.
 */
import {isSlowConnection} from './connection';
import {store, stored} from './page';

const key = 'code-font';

export function startCodeFont(): void {
  if (stored(key)) {
    document.documentElement.dataset.codeFont = '';
  } else if (!isSlowConnection()) {
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
