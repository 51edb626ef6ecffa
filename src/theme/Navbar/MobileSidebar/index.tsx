/**
 * Why: the menu of small screens opens before React is there, and without it.
 * How: replaces the theme's component (unsafe; theme-classic 3.10.2) with nothing:
 * src/chrome/phoneMenu.ts makes the menu from what the page has.
 */
export default function MobileSidebar(): null {
  return null;
}
