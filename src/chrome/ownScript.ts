/**
 * Elements that have a small script of their own, and so need no framework. The first click on one
 * loads the script that its `data-own-script` names and is then repeated. The script removes the
 * attribute from every element that it handles.
 */
import {around} from './page';

const selector = '[data-own-script]';

/** The script of the page, if it has one. */
export const ownScript = (): string | undefined =>
  document.querySelector<HTMLElement>(selector)?.dataset.ownScript;

export function startOwnScript(): void {
  let clicked: HTMLElement | null;
  let script: HTMLScriptElement | undefined;
  addEventListener('click', (event) => {
    clicked = around(event, selector);
    if (clicked && !script) {
      script = document.createElement('script');
      script.src = clicked.dataset.ownScript!;
      script.addEventListener('load', () => clicked?.click());
      document.head.append(script);
    }
  });
}
