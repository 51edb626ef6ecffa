/**
 * What a small script of its own answers before the framework is there, and without it. The first
 * click on an element fetches the script that its `data-own-script` names, which removes the
 * attribute from all that it answers; then the click is repeated.
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
