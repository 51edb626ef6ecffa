/**
 * Why: the dropdown of the versions shows the reader's version on pages outside the docs
 * (see ../DocsVersionDropdownNavbarItem).
 * How: wraps the theme's component (theme-classic 3.10.2, which does not list it for
 * swizzling; it is used as it is). Other dropdowns stay as they are.
 */
import {useContext, type ReactNode} from 'react';
import Dropdown from '@theme-original/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import {ShownVersion} from '@site/src/features/versions';

export default function DropdownWrapper(props: Props): ReactNode {
  const version = useContext(ShownVersion);
  if (!version) {
    return <Dropdown {...props} />;
  }
  const {label, path} = version;
  // On a phone the label is that of the list of versions.
  const button = props.mobile ? {} : {label, to: path};
  const items = props.items.map((item) =>
    'isActive' in item ? {...item, isActive: () => item.label === label} : item,
  );
  return <Dropdown {...props} {...button} items={items} />;
}
