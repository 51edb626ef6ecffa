/**
 * The menu of small screens, if it is opened before hydration. React's own is not in the
 * static page, so this one is made from the navbar and the sidebar, outside React's root,
 * with the same classes. It stays during hydration until the reader closes it; the next
 * time, React's menu opens.
 */
import {startPhoneMenu} from '../NavbarMenus/phoneMenu';
import {backCloses} from '../../features/pictures/backCloses';
import {categoryAt, toggleFreely} from './categories';
import {isHydrated} from './hydration';
import type {LaterTexts} from './texts';

const colorMode = '[class*="colorModeToggle"]';
const secondaryClass = 'navbar-sidebar__items--show-secondary';
const closeIcon =
  '<svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true"><path stroke="currentColor" stroke-width="1.2" d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg>';

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

const copyOf = (element: Element) => element.cloneNode(true) as HTMLElement;

/** The classes of a navbar entry that are the site's own. */
function asMenuLink(link: Element): HTMLElement {
  const copy = copyOf(link);
  copy.className = [
    'menu__link',
    ...Array.from(link.classList).filter((name) => name.startsWith('navbar-')),
  ].join(' ');
  return copy;
}

/** A dropdown of the navbar is a category of the menu. */
function foldedList(dropdown: Element, label: string): HTMLElement {
  const button = make(
    'button',
    'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
    label,
  );
  button.type = 'button';
  button.setAttribute('aria-expanded', 'false');
  const links = Array.from(
    dropdown.querySelectorAll('.dropdown__menu a'),
    (link) => make('li', 'menu__list-item', asMenuLink(link)),
  );
  const list = make('ul', 'menu__list', ...links);
  list.hidden = true;
  return make(
    'li',
    'menu__list-item menu__list-item--collapsed',
    make('div', 'menu__list-item-collapsible', button),
    list,
  );
}

function primaryList(navbar: Element, texts: LaterTexts): HTMLElement {
  const entries = Array.from(
    navbar.querySelectorAll(
      '.navbar__items > a.navbar__link, .navbar__items > .dropdown',
    ),
    (entry) => {
      if (entry.matches('a')) {
        return make('li', 'menu__list-item', asMenuLink(entry));
      }
      const isLanguage = entry.querySelector('.dropdown__menu [lang]');
      return foldedList(entry, isLanguage ? texts.languages : texts.versions);
    },
  );
  return make('ul', 'menu__list', ...entries);
}

/** @param close for the button */
function makeMenu(navbar: Element, texts: LaterTexts): HTMLElement {
  const close = make('button', 'clean-btn navbar-sidebar__close');
  close.type = 'button';
  close.setAttribute('aria-label', texts.closeMenu);
  close.innerHTML = closeIcon;
  const brand = make('div', 'navbar-sidebar__brand');
  const [logo, mode] = ['.navbar__brand', colorMode].map((selector) =>
    navbar.querySelector(selector),
  );
  if (logo) {
    brand.append(copyOf(logo));
  }
  if (mode) {
    const copy = copyOf(mode);
    // Without the class that hides the navbar's button on small screens.
    copy.className = 'first-color-mode margin-right--md';
    brand.append(copy);
  }
  brand.append(close);

  const panel = (...children: Node[]) =>
    make('div', 'navbar-sidebar__item menu', ...children);
  const primary = panel(primaryList(navbar, texts));
  const items = make('div', 'navbar-sidebar__items', primary);
  const sidebar = document.querySelector(
    '.theme-doc-sidebar-container .theme-doc-sidebar-menu',
  );
  if (sidebar) {
    const back = make(
      'button',
      'clean-btn navbar-sidebar__back',
      texts.backToMainMenu,
    );
    back.type = 'button';
    items.append(panel(back, copyOf(sidebar)));
    items.classList.add(secondaryClass);
    primary.inert = true;
  }
  return make('div', 'navbar-sidebar', brand, items);
}

/**
 * After hydration, only React's own button changes the color mode of all components, so
 * the copy clicks that one and takes over its labels.
 */
function passOn(copy: Element, navbar: Element): void {
  const toggle = navbar.querySelector<HTMLElement>(`${colorMode} button`);
  toggle?.click();
  requestAnimationFrame(() => {
    for (const name of ['aria-label', 'title']) {
      copy.setAttribute(name, toggle?.getAttribute(name) ?? '');
    }
  });
}

/** Follows a link: its page replaces the menu's history entry. */
function follow(event: Event, link: HTMLAnchorElement): void {
  const {ctrlKey, metaKey, shiftKey, altKey} = event as MouseEvent;
  const currentUrl = location.href.split('#')[0];
  if (
    link.target === '_blank' ||
    ctrlKey ||
    metaKey ||
    shiftKey ||
    altKey ||
    link.href.split('#')[0] === currentUrl
  ) {
    return;
  }
  event.preventDefault();
  location.replace(link.href);
}

function openMenu(toggle: Element, navbar: Element, texts: LaterTexts): void {
  const menu = makeMenu(navbar, texts);
  const root = make(
    'nav',
    'first-phone-menu navbar-sidebar--show',
    make('div', 'navbar-sidebar__backdrop'),
    menu,
  );
  root.ariaLabel = navbar.getAttribute('aria-label');
  document.body.append(root);
  document.body.style.overflow = 'hidden';
  toggle.setAttribute('aria-expanded', 'true');

  const wide = matchMedia('(min-width: 997px)');
  const end = () => {
    wide.removeEventListener('change', close);
    stop();
    root.remove();
    document.body.style.overflow = '';
    toggle.setAttribute('aria-expanded', 'false');
  };
  const close = () => {
    end();
    takeBack();
  };
  const stop = startPhoneMenu(menu, close);
  const takeBack = backCloses(end);
  wide.addEventListener('change', close);

  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    const category = categoryAt(target);
    const link = target.closest('a');
    const toggleOfMode = target.closest('.first-color-mode button');
    if (toggleOfMode && isHydrated()) {
      passOn(toggleOfMode, navbar);
    } else if (category) {
      event.preventDefault();
      toggleFreely(category);
    } else if (
      target.closest('.navbar-sidebar__close, .navbar-sidebar__backdrop')
    ) {
      close();
    } else if (target.closest('.navbar-sidebar__back')) {
      const items = menu.querySelector('.navbar-sidebar__items')!;
      items.classList.remove(secondaryClass);
      const [primary, secondary] = items.children as unknown as HTMLElement[];
      primary!.inert = false;
      secondary!.inert = true;
      primary!.querySelector('a')?.focus();
    } else if (link) {
      follow(event, link);
    }
  });
}

/** @returns a function that opens the menu if the target is the button for it */
export function phoneMenuControl(
  texts: LaterTexts,
): (target: Element) => boolean {
  return (target) => {
    const toggle = target.closest('.navbar__toggle');
    const navbar = toggle?.closest('.navbar');
    if (!toggle || !navbar) {
      return false;
    }
    openMenu(toggle, navbar, texts);
    return true;
  };
}
