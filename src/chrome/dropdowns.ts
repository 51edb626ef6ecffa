/**
 * Keyboard, pointer, and touch support for the navbar's dropdowns, and for menus that are
 * `<details>`. A dropdown also opens while the pointer is on it, by style; Escape dismisses it
 * (WCAG 1.4.13). The links of a dropdown are one tab stop after its button; arrow keys move
 * between them.
 */
import {around} from './page';

const shownClass = 'dropdown--show';
const hoverableClass = 'dropdown--hoverable';
const selector = '.navbar .dropdown';

/** A menu without a state of its own: an element that opens by itself. */
const detailsMenu = 'details[data-menu]';

const buttonOf = (dropdown: HTMLElement) =>
  dropdown.querySelector<HTMLElement>(':scope > [aria-haspopup]');

const linksOf = (dropdown: HTMLElement) =>
  Array.from(dropdown.querySelectorAll<HTMLElement>('.dropdown__menu a'));

const isShown = (dropdown: HTMLElement) =>
  dropdown.classList.contains(shownClass);

function show(dropdown: HTMLElement, shown: boolean): void {
  dropdown.classList.toggle(shownClass, shown);
  buttonOf(dropdown)?.setAttribute('aria-expanded', String(shown));
}

/** Closes a dropdown, also one that the pointer holds open, until it comes back. */
function dismiss(dropdown: HTMLElement): void {
  show(dropdown, false);
  if (dropdown.matches(`.${hoverableClass}:hover`)) {
    dropdown.classList.remove(hoverableClass);
    dropdown.addEventListener(
      'mouseleave',
      () => dropdown.classList.add(hoverableClass),
      {once: true},
    );
  }
}

/** Closes what is open, but not the dropdown that an event is in. */
function closeOthers(event: Event): void {
  const inside = around(event, selector);
  for (const open of document.querySelectorAll<HTMLElement>(
    `${selector}.${shownClass}`,
  )) {
    if (open !== inside) {
      show(open, false);
    }
  }
  const details = around(event, detailsMenu);
  for (const open of document.querySelectorAll<HTMLDetailsElement>(
    `${detailsMenu}[open]`,
  )) {
    open.open = open === details;
  }
}

function dismissAll(): void {
  for (const dropdown of document.querySelectorAll<HTMLElement>(selector)) {
    if (isShown(dropdown) || dropdown.matches(':hover')) {
      if (dropdown.contains(document.activeElement)) {
        buttonOf(dropdown)?.focus();
      }
      dismiss(dropdown);
    }
  }
  const open = document.querySelector<HTMLDetailsElement>(
    `${detailsMenu}[open]`,
  );
  if (open) {
    open.open = false;
    open.querySelector('summary')?.focus();
  }
}

function onClick(event: MouseEvent): void {
  const details = around(event, `${detailsMenu} a[href^="#"]`)?.closest(
    'details',
  );
  if (details) {
    // What the link leads to would be behind it.
    details.open = false;
  }
  const dropdown = around(event, selector);
  if (!dropdown) {
    return;
  }
  if (!buttonOf(dropdown)?.contains(event.target as Node)) {
    // A link of it was chosen.
    show(dropdown, false);
    return;
  }
  // Before the router, which leaves such a click alone.
  event.preventDefault();
  if (isShown(dropdown)) {
    dismiss(dropdown);
  } else {
    show(dropdown, true);
  }
}

/** The link that a key moves to; undefined for keys that do not move focus. */
function neighbor(
  links: HTMLElement[],
  index: number,
  key: string,
): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return links[(index + 1) % links.length];
    case 'ArrowUp':
      return links.at(index <= 0 ? -1 : index - 1);
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return undefined;
  }
}

function onKey(event: KeyboardEvent): void {
  const {key} = event;
  if (key === 'Escape') {
    dismissAll();
    return;
  }
  const dropdown = around(event, selector);
  if (!dropdown || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const links = linksOf(dropdown);
  const index = links.indexOf(event.target as HTMLElement);
  const onButton = index < 0;
  if (key === 'Tab' && !onButton) {
    // From there the browser moves past the dropdown, or back to its button.
    (event.shiftKey ? links[0] : links.at(-1))?.focus();
    return;
  }
  if (onButton && (key === 'Enter' || key === ' ')) {
    event.preventDefault();
    show(dropdown, !isShown(dropdown));
    return;
  }
  const next = neighbor(links, index, key);
  if (next && !(onButton && !key.startsWith('Arrow'))) {
    event.preventDefault();
    show(dropdown, true);
    next.focus();
  }
}

/** Listens to all dropdowns of the navbar, including those rendered later. */
export function startDropdowns(): void {
  addEventListener('keydown', onKey);
  addEventListener('click', onClick, true);
  addEventListener('pointerdown', closeOthers);
  addEventListener('focusin', closeOthers);
}
