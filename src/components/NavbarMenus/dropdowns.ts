/**
 * Keyboard, pointer, and touch support for the navbar's dropdowns, on the site and in the
 * offline archives, whose pages do not run React. The theme's own script (theme-classic
 * 3.10.2) only handles Enter and Space: no arrow keys, no Escape, and a dropdown that opened
 * on hover cannot be dismissed (WCAG 1.4.13). Therefore all events of a dropdown are handled
 * here before they reach the theme. The state is stored in the classes that the theme's
 * styles use; React's own state never changes, so it does not overwrite them.
 *
 * The links of a dropdown are one tab stop after its button; arrow keys move between them.
 */
const shownClass = 'dropdown--show';
const hoverableClass = 'dropdown--hoverable';
const selector = '.navbar .dropdown';

const dropdownOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

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
function closeOthers({target}: Event): void {
  const inside = dropdownOf(target);
  for (const open of document.querySelectorAll<HTMLElement>(
    `${selector}.${shownClass}`,
  )) {
    if (open !== inside) {
      show(open, false);
    }
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
}

function onClick(event: MouseEvent): void {
  const dropdown = dropdownOf(event.target);
  if (!dropdown) {
    return;
  }
  if (!buttonOf(dropdown)?.contains(event.target as Node)) {
    // A link of it was chosen.
    show(dropdown, false);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (isShown(dropdown)) {
    dismiss(dropdown);
  } else {
    show(dropdown, true);
  }
}

/** The link that a key moves to; undefined for keys that do not move focus. */
function neighbor(
  links: HTMLElement[],
  at: number,
  key: string,
): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return links[(at + 1) % links.length];
    case 'ArrowUp':
      return links.at(at <= 0 ? -1 : at - 1);
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
  const dropdown = dropdownOf(event.target);
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
    event.stopPropagation();
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
  addEventListener('keydown', onKey, true);
  addEventListener('click', onClick, true);
  addEventListener('pointerdown', closeOthers, true);
  addEventListener('focusin', closeOthers, true);
}
