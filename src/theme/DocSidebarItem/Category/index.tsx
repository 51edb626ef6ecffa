/**
 * Why: a category opens before React is there, and without it, and shows what is in it.
 * How: replaces the theme's component (unsafe; theme-classic 3.10.2), and with it the state that
 * the theme keeps: everything is in the page, and src/chrome/sidebar.ts opens and closes it.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

/** The labels of the caret of a category that is closed, and of one that is open. */
const caretLabels = (label: string) =>
  [
    translate(
      {
        id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
        message: "Expand sidebar category '{label}'",
        description: 'The ARIA label to expand the sidebar category',
      },
      {label},
    ),
    translate(
      {
        id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
        message: "Collapse sidebar category '{label}'",
        description: 'The ARIA label to collapse the sidebar category',
      },
      {label},
    ),
  ] as const;

export default function Category({item, activePath, level}: Props): ReactNode {
  const {items, label, collapsible, className, href} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const isOpen = !collapsible || isActive || !item.collapsed;
  const [expand, collapse] = caretLabels(label);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
        className,
      )}>
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrentPage && 'menu__list-item-collapsible--active',
        )}>
        <Link
          className={clsx(
            'menu__link',
            collapsible && 'menu__link--sublist',
            collapsible && !href && 'menu__link--sublist-caret',
            isActive && 'menu__link--active',
          )}
          aria-current={isCurrentPage ? 'page' : undefined}
          role={collapsible && !href ? 'button' : undefined}
          aria-expanded={collapsible && !href ? isOpen : undefined}
          // Without scripts, a category that is not a page leads to its first one.
          href={href ?? findFirstSidebarItemLink(item)}>
          {label}
        </Link>
        {href && collapsible && (
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-label={isOpen ? collapse : expand}
            data-other-label={isOpen ? expand : collapse}
            aria-expanded={isOpen}
          />
        )}
      </div>
      <ul className="menu__list">
        <DocSidebarItems
          items={items}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
