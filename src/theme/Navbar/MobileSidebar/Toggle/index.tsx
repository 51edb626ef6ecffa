/**
 * Why: as ../index.tsx.
 * How: replaces the theme's component (unsafe; theme-classic 3.10.2); the attributes are the texts
 * of the menu that src/chrome/phoneMenu.ts makes.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description:
          'The ARIA label for hamburger menu button of mobile navigation',
      })}
      aria-expanded={false}
      aria-haspopup="dialog"
      data-menu={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      data-close={translate({
        id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
        message: 'Close navigation bar',
        description: 'The ARIA label for close button of mobile sidebar',
      })}
      data-back={translate({
        id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
        message: '← Back to main menu',
        description:
          'The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)',
      })}>
      <IconMenu />
    </button>
  );
}
