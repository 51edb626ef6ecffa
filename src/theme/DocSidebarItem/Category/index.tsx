/**
 * Why: a category that the reader has opened before React is there stays open: React finds
 * in the page what it renders first (src/components/FirstInput/categories.ts).
 * How: wraps the theme's component (unsafe; theme-classic 3.10.2). The theme reads whether a
 * category is closed only when it renders it for the first time.
 */
import {useState, type ReactNode} from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  categoryKey,
  type WithOpenedCategories,
} from '@site/src/components/FirstInput/categories';

function wasOpened({href, label, items, ...item}: Props['item']): boolean {
  if (typeof window === 'undefined') {
    return false;
  }
  const link =
    href ?? findFirstSidebarItemLink({href, label, items, ...item}) ?? '';
  return (
    (window as unknown as WithOpenedCategories).openedCategories?.has(
      categoryKey(link, label),
    ) ?? false
  );
}

export default function CategoryWrapper({item, ...props}: Props): ReactNode {
  const isHydrated = useIsBrowser();
  const [isOpen] = useState(() => !isHydrated && wasOpened(item));
  return (
    <Category {...props} item={isOpen ? {...item, collapsed: false} : item} />
  );
}
