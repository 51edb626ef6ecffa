/**
 * The color mode before hydration. React reads the attributes of the page when it
 * takes over, so there is nothing to hand over.
 */
import {isHydrated, isHydrating} from './hydration';
import {store} from './storage';
import {fill, type FirstTexts} from './texts';

type Mode = 'light' | 'dark';

const page = document.documentElement;
const toggles = '[class*="colorModeToggle"] button, .first-color-mode button';

export type ColorMode = {
  /** Switches the mode if the target is a button for it. */
  onClick: (target: Element) => boolean;
  /** Labels the buttons, and enables them: the theme's are disabled until hydration. */
  start: () => void;
};

/** @param key of the storage */
export function colorModeControl(key: string, texts: FirstTexts): ColorMode {
  const mode = (): Mode => (page.dataset.theme === 'light' ? 'light' : 'dark');

  const label = () => {
    const name = texts[mode()];
    for (const toggle of document.querySelectorAll<HTMLButtonElement>(
      toggles,
    )) {
      toggle.disabled = false;
      toggle.title = name;
      toggle.setAttribute('aria-label', fill(texts.colorMode, 'mode', name));
    }
  };
  const show = (next: Mode) => {
    page.dataset.theme = next;
    page.dataset.themeChoice = next;
    label();
  };

  // Another tab of the site has changed the colors.
  addEventListener('storage', (event) => {
    if (event.key === key && !isHydrated()) {
      show(event.newValue === 'light' ? 'light' : 'dark');
    }
  });

  return {
    start: label,
    onClick: (target) => {
      if (!target.closest(toggles)) {
        return false;
      }
      const next = mode() === 'dark' ? 'light' : 'dark';
      show(next);
      if (store(key, next) && isHydrating()) {
        // React may have read the mode before; the framework hears of changes in another tab.
        dispatchEvent(
          new StorageEvent('storage', {
            key,
            newValue: next,
            storageArea: localStorage,
          }),
        );
      }
      return true;
    },
  };
}
