/**
 * Why: the dropdowns work before React is there, and without it; and the one of the versions shows
 * the reader's version on pages outside the docs (see ../DocsVersionDropdownNavbarItem).
 * How: replaces the theme's component (theme-classic 3.10.2, which does not list it for swizzling),
 * and with it the state that the theme keeps: src/chrome/dropdowns.ts changes the classes that the
 * theme's styles use. The menu of small screens (src/chrome/phoneMenu.ts) is made from this.
 */
import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {ShownVersion} from '@site/src/features/versions';

/** What the menu of small screens calls it. */
const menuLabel = (isLanguages: boolean) =>
  isLanguages
    ? translate({
        id: 'theme.navbar.mobileLanguageDropdown.label',
        message: 'Languages',
        description: 'The label for the mobile language switcher dropdown',
      })
    : translate({
        id: 'theme.navbar.mobileVersionsDropdown.label',
        message: 'Versions',
        description:
          'The label for the navbar versions dropdown on mobile view',
      });

export default function DropdownNavbarItem({
  items,
  position,
  className,
  mobile,
  onClick,
  ...props
}: Props): ReactNode {
  const version = useContext(ShownVersion);
  const shown = version && {label: version.label, to: version.path};
  return (
    <div
      className={clsx('navbar__item dropdown dropdown--hoverable', {
        'dropdown--right': position === 'right',
      })}>
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={false}
        role="button"
        href={props.to ? undefined : '#'}
        data-menu-label={menuLabel(items.some((item) => 'lang' in item))}
        className={clsx('navbar__link', className)}
        {...props}
        {...shown}
      />
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            {...(version &&
              'isActive' in item && {
                isActive: () => item.label === version.label,
              })}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
