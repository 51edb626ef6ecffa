/**
 * The behavior of archive pages: the site's chrome, and what React does on the site. It is a classic
 * script, because browsers load no modules from `file://`. It is in the head, so that a page never
 * flashes the wrong colors.
 */
import '../../../src/chrome';
import {stored} from '../../../src/chrome/page';
import {storedMode} from './stored-mode';

declare const ARCHIVE_COLOR_MODE: 'dark' | 'light';

const {dataset} = document.documentElement;
const choice = stored(storedMode);
dataset.theme =
  choice === 'dark' || choice === 'light' ? choice : ARCHIVE_COLOR_MODE;
dataset.themeChoice = dataset.theme;

/** A table that scrolls sideways can be focused, so that the arrow keys scroll it. */
function startTables(): void {
  const observer = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      if (target.scrollWidth > target.clientWidth) {
        target.setAttribute('tabindex', '0');
      } else {
        target.removeAttribute('tabindex');
      }
    }
  });
  document.querySelectorAll('main table').forEach((t) => observer.observe(t));
}

addEventListener('DOMContentLoaded', startTables);
