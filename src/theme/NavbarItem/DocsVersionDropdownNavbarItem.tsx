/**
 * Why: on a page outside the docs, the theme's dropdown always shows the latest version,
 * also to readers of another one.
 * How: wraps the theme's component (theme-classic 3.10.2, which does not list it for
 * swizzling; it is used as it is) and gives the version to the dropdown inside it.
 */
import type {ReactNode} from 'react';
import DocsVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {ShownVersion, useReadersVersion} from '@site/src/features/versions';

export default function DocsVersionDropdownWrapper(props: Props): ReactNode {
  const version = useReadersVersion();
  const ofTheTheme = useActiveVersion(undefined);
  return (
    <ShownVersion.Provider value={version === ofTheTheme ? null : version}>
      <DocsVersionDropdown {...props} />
    </ShownVersion.Provider>
  );
}
