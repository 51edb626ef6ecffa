/**
 * Why: the menu of small screens can be used with the keyboard alone: the focus goes into
 * it and comes back, nothing behind it is reached, and Escape closes it.
 * How: wraps the theme's component (safe by its behavior, though the theme marks it as
 * unsafe; theme-classic 3.10.2) and follows the state that it has.
 */
import {useEffect, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {startPhoneMenu} from '@site/src/components/NavbarMenus/phoneMenu';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const open = shown && shouldRender;
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('.navbar-sidebar');
    return open && menu ? startPhoneMenu(menu, toggle) : undefined;
  }, [open, toggle]);
  return <MobileSidebar />;
}
