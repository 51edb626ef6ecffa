/**
 * The controls whose code is not in the page itself, but in a file that all pages share: the
 * dropdowns, the menu of small screens, the sidebar and its categories, pictures, and the
 * buttons that copy.
 */
import {startDropdowns} from '../NavbarMenus/dropdowns';
import {categoriesControl} from './categories';
import {onCopyClick} from './copying';
import {isHydrated} from './hydration';
import {isModified} from './index';
import {laterControls} from './laterControls';
import {phoneMenuControl} from './phoneMenu';
import {openPicture} from './picture';
import {onSidebarClick} from './sidebar';
import type {LaterTexts} from './texts';

/** The controls that never need React. */
export function startPermanentControls(): void {
  startDropdowns();
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (onCopyClick(target) || onSidebarClick(target)) {
        event.preventDefault();
      }
    },
    true,
  );
}

/**
 * @param texts of the controls
 * @param repeatLater leaves a click to React
 */
export function startLaterControls(
  texts: LaterTexts,
  repeatLater: (control: HTMLElement) => void,
): void {
  const categories = categoriesControl(texts);
  const openPhoneMenu = phoneMenuControl(texts);

  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const control = target.closest<HTMLElement>(laterControls);
      if (
        !control?.closest('#__docusaurus') ||
        isHydrated() ||
        isModified(event) ||
        // Another control has responded.
        event.defaultPrevented
      ) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (
        !openPhoneMenu(control) &&
        !openPicture(control, texts) &&
        !categories.onClick(control, () => repeatLater(control))
      ) {
        repeatLater(control);
      }
    },
    true,
  );
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(
      type,
      ({target}) => {
        if (target instanceof Element) {
          categories.warm(target);
        }
      },
      {capture: true, passive: true},
    );
  }
}
