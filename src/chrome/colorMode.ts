/**
 * The color mode. Both labels of the button are in the page; styles show the one of the mode. The
 * attribute that makes it the button has the key of the storage.
 */
import {around, store} from './page';

const button = '[data-color-mode]';
const {dataset} = document.documentElement;

function show(mode: string): void {
  dataset.theme = mode;
  dataset.themeChoice = mode;
}

export function startColorMode(): void {
  addEventListener('click', (event) => {
    const key = around(event, button)?.dataset.colorMode;
    if (key) {
      show(dataset.theme === 'light' ? 'dark' : 'light');
      store(key, dataset.theme!);
    }
  });
  // Another tab of the site has changed it.
  addEventListener('storage', ({key, newValue}) => {
    const shown = document.querySelector<HTMLElement>(button);
    if (key && key === shown?.dataset.colorMode) {
      show(newValue === 'light' ? 'light' : 'dark');
    }
  });
}
