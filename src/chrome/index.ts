/**
 * The script of the chrome: menus, sidebar, color mode, announcement, search, copying. One small
 * file for all pages, bundled by plugins/chrome.ts, on the site and in the offline archives.
 *
 * Each control is static markup (src/theme) and an event handler of the window, so that it works
 * before React starts, after it, and without it. The state is in the page: attributes and classes
 * that React renders once and does not own. What HTML and CSS do by themselves (folded sections,
 * "Show all", the headings of a page on a phone, the labels of the color mode) is not here.
 */
import {startAnnouncement} from './announcement';
import {startColorMode} from './colorMode';
import {startCopying} from './copying';
import {startDropdowns} from './dropdowns';
import {startFolded} from './folded';
import {startLongLines} from './longLines';
import {startOwnScript} from './ownScript';
import {startPhoneMenu} from './phoneMenu';
import {startSearch} from './searchField';
import {startSidebar} from './sidebar';
import {startSkipLink} from './skipLink';
import {startFramework} from './start';

startColorMode();
startAnnouncement();
startDropdowns();
startSidebar();
startPhoneMenu();
startSearch();
startCopying();
startLongLines();
startFolded();
startSkipLink();
startOwnScript();
startFramework();
