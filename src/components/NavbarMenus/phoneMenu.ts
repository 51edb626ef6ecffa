import {makeOthersInert} from '../InertOthers';

/**
 * Makes the open menu of small screens modal: focus moves to its close button and stays
 * inside, and Escape closes it.
 *
 * @param menu the open menu
 * @param close closes it
 * @returns a function that ends this and returns focus to the button that opened the menu
 */
export function startPhoneMenu(
  menu: HTMLElement,
  close: () => void,
): () => void {
  const releaseFocus = makeOthersInert(menu, '.navbar-sidebar__backdrop');
  const onKey = ({key}: KeyboardEvent) => {
    const focused = document.activeElement;
    // The search dialog can be open on top of the menu and handles Escape itself.
    if (
      key === 'Escape' &&
      (!focused || focused === document.body || menu.contains(focused))
    ) {
      close();
    }
  };
  document.addEventListener('keydown', onKey);
  menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  return () => {
    document.removeEventListener('keydown', onKey);
    releaseFocus();
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}
