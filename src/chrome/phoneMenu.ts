/**
 * The menu of small screens: a dialog with copies of what the navbar and the sidebar have, made
 * when it opens. A link of it passes its click on to the original, so that React's router follows
 * it as soon as there is one. The texts are attributes of the button that opens it.
 */
import {backCloses} from './backCloses';
import {around, isModified, pageShown} from './page';

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

function makeButton(className: string, ...children: (Node | string)[]) {
  const button = make('button', `clean-btn ${className}`, ...children);
  button.type = 'button';
  return button;
}

const copyOf = (element: Element) => element.cloneNode(true) as HTMLElement;

/** The originals of links that look different in the menu. */
const originals = new WeakMap<Element, HTMLElement>();

function linkOf(link: HTMLElement): HTMLElement {
  const copy = copyOf(link);
  originals.set(copy, link);
  copy.className = [
    'menu__link',
    ...(link.className.includes('--active') ? ['menu__link--active'] : []),
    // The site's own.
    ...Array.from(link.classList).filter((name) => name.startsWith('navbar-')),
  ].join(' ');
  return make('li', 'menu__list-item', copy);
}

/** A dropdown of the navbar is a category of the menu. */
function categoryOf(dropdown: Element): HTMLElement {
  const button = makeButton(
    'menu__link menu__link--sublist menu__link--sublist-caret',
    dropdown.querySelector<HTMLElement>(':scope > [data-menu-label]')!.dataset
      .menuLabel!,
  );
  button.setAttribute('aria-expanded', 'false');
  const links = dropdown.querySelectorAll<HTMLElement>('.dropdown__menu a');
  return make(
    'li',
    'menu__list-item menu__list-item--collapsed',
    make('div', 'menu__list-item-collapsible', button),
    make('ul', 'menu__list', ...Array.from(links, linkOf)),
  );
}

const panel = (...children: Node[]) =>
  make('div', 'navbar-sidebar__item menu', ...children);

function panelsOf(navbar: Element, backToMainMenu: string): HTMLElement {
  const entries = navbar.querySelectorAll<HTMLElement>(
    '.navbar__items > a.navbar__link, .navbar__items > .dropdown',
  );
  const main = panel(
    make(
      'ul',
      'menu__list',
      ...Array.from(entries, (entry) =>
        entry.matches('a') ? linkOf(entry) : categoryOf(entry),
      ),
    ),
  );
  const items = make('div', 'navbar-sidebar__items', main);
  const sidebar = document.querySelector(
    '.theme-doc-sidebar-container .theme-doc-sidebar-menu',
  );
  if (sidebar) {
    const copy = copyOf(sidebar);
    const links = sidebar.querySelectorAll('a');
    copy.querySelectorAll('a').forEach((link, index) => {
      originals.set(link, links[index]!);
    });
    const back = makeButton('navbar-sidebar__back', backToMainMenu);
    items.append(panel(back, copy));
    items.classList.add(secondaryClass);
    main.inert = true;
  }
  return items;
}

function makeMenu(navbar: Element, texts: DOMStringMap): HTMLDialogElement {
  const brand = make('div', 'navbar-sidebar__brand');
  for (const part of navbar.querySelectorAll(
    '.navbar__brand, [class*="colorModeToggle"]',
  )) {
    const copy = copyOf(part);
    if (part.matches('.navbar__brand')) {
      originals.set(copy, part as HTMLElement);
    } else {
      // Without the class that hides the navbar's button on small screens.
      copy.className = 'phone-color-mode margin-right--md';
    }
    brand.append(copy);
  }
  const close = makeButton('navbar-sidebar__close');
  close.ariaLabel = texts.close!;
  close.autofocus = true;
  close.innerHTML = closeIcon;
  brand.append(close);
  const menu = make(
    'dialog',
    'phone-menu navbar-sidebar--show',
    make('div', 'navbar-sidebar', brand, panelsOf(navbar, texts.back!)),
  );
  menu.ariaLabel = texts.menu!;
  return menu;
}

function showMainMenu(items: Element): void {
  items.classList.remove(secondaryClass);
  const [main, secondary] = items.children as unknown as HTMLElement[];
  main!.inert = false;
  secondary!.inert = true;
  main!.querySelector('a')?.focus();
}

function openMenu(toggle: HTMLElement, navbar: Element): void {
  const menu = makeMenu(navbar, toggle.dataset);
  document.body.append(menu);
  document.body.style.overflow = 'hidden';
  toggle.setAttribute('aria-expanded', 'true');
  menu.showModal();

  const ended = new AbortController();
  const {signal} = ended;
  const end = () => {
    ended.abort();
    menu.remove();
    document.body.style.overflow = '';
    toggle.setAttribute('aria-expanded', 'false');
    toggle.focus({preventScroll: true});
  };
  const takeBack = backCloses(end);
  /** @param then runs without the menu and its entry in the history */
  const close = (then?: () => void) => {
    end();
    takeBack(then);
  };
  matchMedia('(min-width: 997px)').addEventListener('change', () => close(), {
    signal,
  });
  addEventListener(pageShown, () => close(), {signal});
  menu.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  menu.addEventListener('click', (event) => {
    const link = around(event, 'a');
    if (event.target === menu || around(event, '.navbar-sidebar__close')) {
      close();
    } else if (around(event, '.navbar-sidebar__back')) {
      showMainMenu(menu.querySelector('.navbar-sidebar__items')!);
    } else if (
      link &&
      !event.defaultPrevented &&
      !isModified(event) &&
      link.getAttribute('target') !== '_blank'
    ) {
      event.preventDefault();
      close(() => originals.get(link)!.click());
    }
  });
}

export function startPhoneMenu(): void {
  addEventListener('click', (event) => {
    const toggle = around(event, '.navbar__toggle');
    const navbar = toggle?.closest('.navbar');
    if (toggle && navbar) {
      openMenu(toggle, navbar);
    }
  });
}
