/**
 * The categories of a menu (of the docs, and on a phone), and the sidebar as a whole: collapsed
 * and expanded, with the current page in view.
 */
import {around, isModified, onEachPage} from './page';

const collapsedClass = 'menu__list-item--collapsed';
const header = '.menu__list-item-collapsible';

const isOpen = (item: Element) => !item.classList.contains(collapsedClass);

function setOpen(item: Element, open: boolean): void {
  if (isOpen(item) === open) {
    return;
  }
  item.classList.toggle(collapsedClass, !open);
  const control = item.querySelector<HTMLElement>(
    `:scope > ${header} > [aria-expanded]`,
  );
  control?.setAttribute('aria-expanded', String(open));
  // A caret has a label for each state.
  const {otherLabel} = control?.dataset ?? {};
  if (control && otherLabel) {
    control.dataset.otherLabel = control.getAttribute('aria-label')!;
    control.setAttribute('aria-label', otherLabel);
  }
}

/** Of neighbors that a reader can open and close, one is open. */
function open(item: Element): void {
  setOpen(item, true);
  for (const other of item.parentElement!.children) {
    if (
      other !== item &&
      other.querySelector(`:scope > ${header} > [aria-expanded]`)
    ) {
      setOpen(other, false);
    }
  }
}

/** A click on a category, or on the link of one that is the current page. */
function onClick(event: MouseEvent): void {
  const control = around(
    event,
    `${header} > :is([aria-expanded], [aria-current])`,
  );
  const item = control?.closest('li');
  if (!control || !item?.querySelector(':scope > .menu__list')) {
    return;
  }
  if (isModified(event)) {
    return;
  }
  // Before the router, which leaves such a click alone.
  event.preventDefault();
  if (isOpen(item)) {
    setOpen(item, false);
  } else {
    open(item);
  }
}

/** Collapses and expands the sidebar. */
function onCollapse(event: Event): void {
  const sidebar = around(event, 'button[data-sidebar]')?.closest(
    '.theme-doc-sidebar-container',
  );
  const isCollapsed = sidebar?.toggleAttribute('data-collapsed');
  // The other button is in the place of the one that had the focus.
  sidebar
    ?.querySelector<HTMLElement>(
      `[data-sidebar="${isCollapsed ? 'expand' : 'collapse'}"]`,
    )
    ?.focus({preventScroll: true});
}

/** Pixels at the end of the sidebar that its button covers, and the fade above that. */
const covered = 64;

/** Opens the categories around the current page, and scrolls the sidebar to it. */
function revealCurrent(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const current = menu?.querySelector('[aria-current="page"]');
  if (!menu || !current) {
    return;
  }
  for (
    let item = current.closest('.menu__list')?.closest('li');
    item;
    item = item.parentElement?.closest('li')
  ) {
    open(item);
  }
  const frame = menu.getBoundingClientRect();
  const {top, bottom} = current.getBoundingClientRect();
  // On a phone, the sidebar is not shown.
  if (frame.height && (top < frame.top || bottom > frame.bottom - covered)) {
    menu.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
  }
}

export function startSidebar(): void {
  addEventListener('click', onClick, true);
  addEventListener('click', onCollapse);
  addEventListener('keydown', (event) => {
    const control = around(event, `${header} > [role="button"]`);
    if (control && event.key === ' ') {
      event.preventDefault();
      control.click();
    }
  });
  onEachPage(revealCurrent);
}
