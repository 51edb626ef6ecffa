/**
 * The behavior of archive pages without the framework: color mode, menu on small screens,
 * sidebar categories, dropdowns, copy buttons, search shortcuts. It is a classic script,
 * because browsers load no modules from `file://`. It is in the head, so that a page never
 * flashes the wrong colors; everything else waits for the page.
 */
import {startDropdowns} from '../../../src/components/NavbarMenus/dropdowns';
import {startPhoneMenu} from '../../../src/components/NavbarMenus/phoneMenu';
import {fill, texts} from './texts';

declare const ARCHIVE_COLOR_MODE: 'dark' | 'light';

const page = document.documentElement;
const storedMode = 'offline-archive-color-mode';
type Mode = 'dark' | 'light';

/** Storage can be forbidden; then nothing is remembered. */
function stored(): string | null {
  try {
    return localStorage.getItem(storedMode);
  } catch {
    return null;
  }
}

function mode(): Mode {
  return page.dataset.theme === 'light' ? 'light' : 'dark';
}

function show(next: Mode): void {
  page.dataset.theme = next;
  page.dataset.themeChoice = next;
}

const storedChoice = stored();
show(
  storedChoice === 'dark' || storedChoice === 'light'
    ? storedChoice
    : ARCHIVE_COLOR_MODE,
);

function startColorToggle(): void {
  const toggle = document.querySelector<HTMLButtonElement>(
    '.navbar [data-offline="color-mode"]',
  );
  if (!toggle) {
    return;
  }
  const label = () => {
    const text = fill(texts.colorMode, {mode: texts[mode()]});
    toggle.setAttribute('aria-label', text);
    toggle.title = texts[mode()];
  };
  label();
  toggle.disabled = false;
  toggle.addEventListener('click', () => {
    const next = mode() === 'dark' ? 'light' : 'dark';
    show(next);
    label();
    try {
      localStorage.setItem(storedMode, next);
    } catch {
      // Remembered for this page only.
    }
  });
}

/** Opens and closes the categories of a sidebar. */
function startCategories(menu: ParentNode): void {
  menu.querySelectorAll<HTMLElement>('.menu__list-item').forEach((item) => {
    const list = item.querySelector<HTMLElement>(':scope > .menu__list');
    const control = item.querySelector<HTMLElement>(
      ':scope > .menu__list-item-collapsible > [aria-expanded]',
    );
    if (!list || !control) {
      return;
    }
    const label = item.querySelector('.menu__link')?.textContent ?? '';
    control.addEventListener('click', (event) => {
      event.preventDefault();
      const open = list.hidden;
      list.hidden = !open;
      item.classList.toggle('menu__list-item--collapsed', !open);
      control.setAttribute('aria-expanded', String(open));
      if (control.hasAttribute('aria-label')) {
        control.setAttribute(
          'aria-label',
          fill(open ? texts.collapseCategory : texts.expandCategory, {label}),
        );
      }
    });
    if (control.getAttribute('role') === 'button') {
      control.addEventListener('keydown', (event) => {
        if (event.key === ' ') {
          event.preventDefault();
          control.click();
        }
      });
    }
  });
}

/** The menu of small screens: the links of the navbar, then the sidebar's. */
function startMenu(): void {
  const navbar = document.querySelector<HTMLElement>('.navbar');
  const toggle = navbar?.querySelector<HTMLElement>('.navbar__toggle');
  if (!navbar || !toggle) {
    return;
  }
  let menu: HTMLElement | undefined;
  let stopPhoneMenu: (() => void) | undefined;

  const make = (): HTMLElement => {
    const dialog = document.createElement('div');
    dialog.className = 'navbar-sidebar';
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', texts.menu);
    const close = document.createElement('button');
    close.type = 'button';
    close.className = 'clean-btn close navbar-sidebar__close';
    close.setAttribute('aria-label', texts.closeMenu);
    close.textContent = '×';
    close.addEventListener('click', () => set(false));
    const brand = document.createElement('div');
    brand.className = 'navbar-sidebar__brand';
    brand.append(close);
    const links = document.createElement('ul');
    links.className = 'menu__list';
    navbar
      .querySelectorAll<HTMLElement>(
        'a.navbar__item.navbar__link, .dropdown__menu a',
      )
      .forEach((link) => {
        const copy = link.cloneNode(true) as HTMLElement;
        copy.className = 'menu__link';
        const item = document.createElement('li');
        item.className = 'menu__list-item';
        item.append(copy);
        if (copy.textContent) {
          links.append(item);
        }
      });
    const part = document.createElement('div');
    part.className = 'navbar-sidebar__item menu';
    const sidebar = document
      .querySelector('.theme-doc-sidebar-menu')
      ?.cloneNode(true) as HTMLElement | undefined;
    if (sidebar) {
      startCategories(sidebar);
      part.append(sidebar, document.createElement('hr'));
    }
    part.append(links);
    const items = document.createElement('div');
    items.className = 'navbar-sidebar__items';
    items.append(part);
    dialog.append(brand, items);
    dialog.addEventListener('click', ({target}) => {
      if ((target as Element).closest('a[href*="#"]')) {
        set(false);
      }
    });
    navbar.append(dialog);
    return dialog;
  };

  const set = (open: boolean) => {
    menu ??= make();
    navbar.classList.toggle('navbar-sidebar--show', open);
    toggle.setAttribute('aria-expanded', String(open));
    menu.hidden = !open;
    stopPhoneMenu?.();
    stopPhoneMenu = open ? startPhoneMenu(menu, () => set(false)) : undefined;
  };
  toggle.addEventListener('click', () => set(true));
  navbar
    .querySelector('.navbar-sidebar__backdrop')
    ?.addEventListener('click', () => set(false));
}

function startCopyButtons(): void {
  // Missing where the archive is served without TLS.
  if (!('clipboard' in navigator)) {
    return;
  }
  document.querySelectorAll<HTMLElement>('pre.prism-code').forEach((code) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'offline-copy';
    button.textContent = texts.copy;
    button.setAttribute('aria-label', texts.copyLabel);
    const status = document.createElement('span');
    status.className = 'offline-said';
    status.setAttribute('role', 'status');
    button.addEventListener('click', () => {
      const lines = Array.from(
        code.querySelectorAll('.token-line'),
        (line) => line.textContent,
      );
      navigator.clipboard.writeText(lines.join('\n')).then(
        () => {
          button.textContent = texts.copied;
          status.textContent = texts.copied;
        },
        // Not allowed: mark the code, so that the reader's own keys copy it.
        () => getSelection()?.selectAllChildren(code),
      );
    });
    button.addEventListener('blur', () => {
      button.textContent = texts.copy;
      status.textContent = '';
    });
    code.after(button, status);
  });
}

/** A table that scrolls sideways can be focused, so that the arrow keys scroll it. */
function startTables(): void {
  const observer = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      if (target.scrollWidth > target.clientWidth) {
        target.setAttribute('tabindex', '0');
      } else {
        target.removeAttribute('tabindex');
      }
    }
  });
  document.querySelectorAll('main table').forEach((t) => observer.observe(t));
}

function startSearchKeys(): void {
  const link = document.querySelector<HTMLAnchorElement>(
    '[data-offline="search"]',
  );
  addEventListener('keydown', (event) => {
    const typing = (event.target as Element).closest?.(
      'input, textarea, select',
    );
    const wanted =
      (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
      (event.key === '/' && !typing);
    if (!wanted || !link) {
      return;
    }
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>(
      'main input[type="search"]',
    );
    if (field) {
      field.focus();
    } else {
      location.href = link.href;
    }
  });
}

addEventListener('DOMContentLoaded', () => {
  startColorToggle();
  startCategories(document);
  startDropdowns();
  startMenu();
  startCopyButtons();
  startTables();
  startSearchKeys();
});
