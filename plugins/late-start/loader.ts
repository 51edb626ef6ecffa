/**
 * Runs in the page's head, as text: it may use nothing from outside itself.
 *
 * Starts the page's scripts after the load event, as soon as the browser is idle, or at
 * the first sign of intent (a pointer, a touch, a key, the focus). A click on a button and
 * the keys of the search are kept until the page answers them.
 *
 * The framework's banner about a wrong base URL stands for "no script came". Scripts that
 * have not been asked for are no fault, and a script that the network lost is none of the
 * base URL: the banner is shown where the styles are missing, too.
 */
export function lateStart(): void {
  const page = document.documentElement;
  const home = window as unknown as {
    docusaurus?: object;
    insertBanner?: () => void;
  };
  home.docusaurus ??= {};

  const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
  const kept: (() => void)[] = [];
  let started = false;

  const failed = () => {
    const styles = getComputedStyle(page);
    if (!styles.getPropertyValue('--ifm-color-primary')) {
      home.insertBanner?.();
      home.insertBanner = undefined;
    }
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, start, true);
    for (const late of document.querySelectorAll<HTMLScriptElement>(
      'script[data-src]',
    )) {
      const script = document.createElement('script');
      script.src = late.dataset.src!;
      script.async = false;
      script.onerror = failed;
      document.head.append(script);
    }
  };

  const answers = () => page.dataset.hasHydrated === 'true';

  const keepClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(
      'button, [role="button"]',
    );
    if (!button || answers()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(() => button.isConnected && button.click());
  };

  const keepKey = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey} = event;
    const target = event.target as HTMLElement;
    const search =
      (key === 'k' && (ctrlKey || metaKey)) ||
      (key === '/' && !target.closest('input, textarea, select'));
    if (!search || answers()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(() =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          ctrlKey,
          metaKey,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
  };

  // The theme's button for the colours is disabled until its script is there.
  addEventListener('DOMContentLoaded', () => {
    document
      .querySelector('.navbar button[disabled]')
      ?.removeAttribute('disabled');
  });

  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepKey, true);
  for (const intent of intents) addEventListener(intent, start, true);

  new MutationObserver((_changes, observer) => {
    if (!answers()) return;
    observer.disconnect();
    removeEventListener('click', keepClick, true);
    removeEventListener('keydown', keepKey, true);
    for (const repeat of kept) repeat();
  }).observe(page, {attributeFilter: ['data-has-hydrated']});

  addEventListener('load', () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(start, {timeout: 2000});
    } else {
      setTimeout(start, 200);
    }
  });
}
