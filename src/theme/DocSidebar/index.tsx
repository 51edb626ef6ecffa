/**
 * Why: on small screens the sidebar stays in the page, hidden by the theme's styles:
 * src/chrome/phoneMenu.ts copies it when the menu opens.
 * How: replaces the theme's component (unsafe; theme-classic 3.10.2), which removes it there.
 */
export {default} from '@theme/DocSidebar/Desktop';
