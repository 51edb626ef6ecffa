/**
 * Opens closed categories of the sidebar before hydration. The static page omits their
 * contents, which would add 2 kB to each page. The page that the category links to has
 * them; it is fetched when the pointer or the focus comes near.
 *
 * React must find in the page what it renders first, so it gets the list of open
 * categories (src/theme/DocSidebarItem/Category). Once hydration starts, this code
 * changes nothing. Closing the category of the page itself is left to React as well,
 * because it always renders it open at first.
 */
import {isSlowConnection} from '@ohif-docs/search/format/connection';
import {isHydrating} from './hydration';
import {fill, type LaterTexts} from './texts';

export type WithOpenedCategories = {
  /** Keys of the categories that the reader opened before hydration. */
  openedCategories?: Set<string>;
};

/** @param href of the category's link; the sidebar's data has a slash at the end, the page not */
export const categoryKey = (href: string, label: string): string =>
  `${href.replace(/\/$/, '')} ${label}`;

const collapsedClass = 'menu__list-item--collapsed';
const controls = '.menu__list-item-collapsible > [aria-expanded]';

const linkOf = (item: Element) =>
  item.querySelector<HTMLAnchorElement>(
    ':scope > .menu__list-item-collapsible > a',
  );

const listOf = (item: Element) =>
  item.querySelector<HTMLElement>(':scope > .menu__list');

const keyOf = (item: Element) => {
  const link = linkOf(item);
  return categoryKey(
    link?.getAttribute('href') ?? '',
    link?.textContent?.trim() ?? '',
  );
};

/** Closes all that is open in a list that was taken from another page. */
function closeNested(list: Element): void {
  for (const nested of list.querySelectorAll('.menu__list')) {
    const item = nested.parentElement!;
    item.classList.add(collapsedClass);
    item
      .querySelector(`:scope > ${controls}`)
      ?.setAttribute('aria-expanded', 'false');
    nested.remove();
  }
  for (const active of list.querySelectorAll('[class*="--active"]')) {
    active.classList.remove(
      'menu__link--active',
      'menu__list-item-collapsible--active',
    );
    active.removeAttribute('aria-current');
  }
}

const contents = new Map<string, Promise<Element>>();

async function fetchContents(href: string, key: string): Promise<Element> {
  const response = await fetch(href);
  // The sidebar is a small part of the page.
  const [sidebar = ''] =
    /<aside[^]*?<\/aside>/.exec(await response.text()) ?? [];
  const otherPage = new DOMParser().parseFromString(sidebar, 'text/html');
  const list = Array.from(
    otherPage.querySelectorAll('.theme-doc-sidebar-menu li'),
  )
    .filter((item) => linkOf(item) && keyOf(item) === key)
    .map(listOf)
    .find(Boolean);
  if (!list) {
    throw new Error(`${href} does not show what is in "${key}".`);
  }
  closeNested(list);
  return list;
}

/** Fetched once; one that failed is fetched again. */
function contentsOf(item: Element): Promise<Element> {
  const key = keyOf(item);
  const known = contents.get(key);
  if (known) {
    return known;
  }
  const fetched = fetchContents(linkOf(item)?.href ?? '', key);
  contents.set(key, fetched);
  fetched.catch(() => contents.delete(key));
  return fetched;
}

/** The category whose control an element is in. */
export function categoryAt(target: Element): HTMLElement | null {
  const control = target.closest(controls);
  return control?.closest<HTMLElement>('li.menu__list-item') ?? null;
}

export type Categories = {
  onClick: (target: Element, repeatLater: () => void) => boolean;
  /** Fetches what a closed category contains. */
  warm: (target: Element) => void;
};

export function categoriesControl(texts: LaterTexts): Categories {
  const opened = ((
    window as unknown as WithOpenedCategories
  ).openedCategories ??= new Set());

  const mark = (item: Element, isOpen: boolean) => {
    item.classList.toggle(collapsedClass, !isOpen);
    const label = linkOf(item)?.textContent?.trim() ?? '';
    for (const control of item.querySelectorAll(`:scope > ${controls}`)) {
      control.setAttribute('aria-expanded', String(isOpen));
      if (control.hasAttribute('aria-label')) {
        const text = isOpen ? texts.collapseCategory : texts.expandCategory;
        control.setAttribute('aria-label', fill(text, 'label', label));
      }
    }
  };
  const close = (item: Element) => {
    mark(item, false);
    listOf(item)?.remove();
    opened.delete(keyOf(item));
  };
  /** Of neighbors, one is open, except for those that only React may close. */
  const closeNeighbors = (item: Element) => {
    for (const otherPage of item.parentElement?.children ?? []) {
      if (
        otherPage !== item &&
        opened.has(keyOf(otherPage)) &&
        listOf(otherPage)
      ) {
        close(otherPage);
      }
    }
  };
  const open = (item: Element, repeatLater: () => void) => {
    mark(item, true);
    const putIn = (list: Element) => {
      // Closed meanwhile.
      if (item.classList.contains(collapsedClass)) {
        return;
      }
      if (isHydrating()) {
        mark(item, false);
        repeatLater();
        return;
      }
      closeNeighbors(item);
      item.append(document.importNode(list, true));
      opened.add(keyOf(item));
    };
    contentsOf(item).then(putIn, () => {
      mark(item, false);
      repeatLater();
    });
  };

  return {
    onClick: (target, repeatLater) => {
      const item = categoryAt(target);
      if (!item?.closest('.theme-doc-sidebar-container') || isHydrating()) {
        return false;
      }
      if (item.classList.contains(collapsedClass)) {
        open(item, repeatLater);
        return true;
      }
      if (listOf(item) && !opened.has(keyOf(item))) {
        return false;
      }
      close(item);
      return true;
    },
    warm: (target) => {
      const item = categoryAt(target);
      if (
        item?.classList.contains(collapsedClass) &&
        item.closest('.theme-doc-sidebar-menu') &&
        !isHydrating() &&
        !isSlowConnection()
      ) {
        contentsOf(item).catch(() => undefined);
      }
    },
  };
}

/** For a copy of the sidebar outside React: every category can be opened and closed. */
export function toggleFreely(item: Element): void {
  const isClosed = item.classList.toggle(collapsedClass);
  for (const control of item.querySelectorAll(`:scope > ${controls}`)) {
    control.setAttribute('aria-expanded', String(!isClosed));
  }
  const list = listOf(item);
  if (list) {
    list.hidden = isClosed;
  } else if (!isClosed) {
    contentsOf(item).then(
      (fetched) => {
        if (!listOf(item)) {
          item.append(document.importNode(fetched, true));
        }
      },
      // The page of the category, or its first one, shows the same.
      () => location.assign(linkOf(item)?.href ?? ''),
    );
  }
}
