import {leaveOnly} from '../LeaveOnly';

/**
 * What the menu of small screens does while it is open: the focus goes to its close
 * button, stays inside, and Escape closes it.
 *
 * @param menu the open menu
 * @param close closes it
 * @returns ends that, and returns the focus to the button that opened the menu
 */
export function startPhoneMenu(
  menu: HTMLElement,
  close: () => void,
): () => void {
  const giveBack = leaveOnly(menu, '.navbar-sidebar__backdrop');
  const onKey = ({key}: KeyboardEvent) => {
    const focused = document.activeElement;
    // The search can be open above it; its Escape is its own.
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
    giveBack();
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}
