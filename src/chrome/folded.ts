/** Folded sections (src/features/folded): a link to one opens it, and a button opens all. */
import {around, onEachPage} from './page';

/** Opens what is folded around the target of a link, before the router scrolls there. */
function reveal(hash: string): void {
  const folded = document
    .getElementById(hash.slice(1))
    ?.closest<HTMLDetailsElement>('details:not([data-menu])');
  if (folded) {
    folded.open = true;
  }
}

export function startFolded(): void {
  onEachPage(() => reveal(location.hash));
  addEventListener('hashchange', () => reveal(location.hash));
  addEventListener('click', (event) => {
    reveal(around<HTMLAnchorElement>(event, 'a[href*="#"]')?.hash ?? '');
    const button = around(event, '[data-unfold-all]');
    if (button) {
      const isOpen = button.toggleAttribute('data-unfolded');
      for (const folded of document.querySelectorAll<HTMLDetailsElement>(
        'details.folded',
      )) {
        folded.open = isOpen;
      }
    }
  });
}
