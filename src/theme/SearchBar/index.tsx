/**
 * Why: the theme's search bar connects to the hosted service on every page, even if the
 * site does not use it, and adds the code and texts of the modal to every page.
 * How: replaces the theme's component (written for theme-search-algolia 3.10.2 and
 * DocSearch 3.9; check both when either changes). Button, keys, and texts stay
 * DocSearch's. The site's own modal is loaded with the index when the reader is about to
 * search.
 *
 * A click (or tap), Enter, Ctrl/Cmd+K and the / key open the modal; focus, hover, and touch
 * only load it and the index, although the site's specification lists them as ways to open:
 *
 * - Focus: a reader who presses Tab to move through the navbar would end up in a dialog that
 *   keeps the focus. Escape returns the focus to the button, which would open it again, so
 *   nothing after the button could be reached by keyboard (WCAG 2.1.2 and 3.2.1).
 * - Hover: a pointer that crosses the button on its way to another part would cover the page.
 * - Touch: a finger that starts to scroll on the button would open the dialog. A tap ends in
 *   a click, which does open it.
 *
 * Since all of it is loaded by then, the click that follows opens the modal without a wait.
 */
export {default} from '@site/src/features/search/SearchBar';
