/**
 * Lets the browser's Back button (on a phone, the Back gesture) close an overlay instead of
 * leaving the page, which is what readers expect when something fills the screen.
 *
 * The overlay is a history entry with the URL of the page. The site's router must not see
 * it, because it would scroll the page to the top. This file is in the script of the chrome, so
 * that its listener is added before the router's. (Chromium calls listeners of the window in the
 * order in which they were added, capturing or not.) Other scripts have a copy of it, and tell
 * that listener.
 */
const shared = globalThis as {
  onOverlayPop?: ((event: PopStateEvent) => void) | undefined;
};
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => shared.onOverlayPop?.(event));
}

/**
 * @param close closes the overlay
 * @returns a function to call when the overlay was closed in another way; it removes the entry,
 * and then runs what it is given
 */
export function backCloses(close: () => void): (then?: () => void) => void {
  const {href} = location;
  const {scrollRestoration} = history;
  let isOpen = true;
  let afterwards: (() => void) | undefined;

  const end = () => {
    isOpen = false;
    shared.onOverlayPop = undefined;
    // After the point at which the browser would have scrolled.
    setTimeout(() => {
      history.scrollRestoration = scrollRestoration;
    });
  };
  shared.onOverlayPop = (event) => {
    const wasOpen = isOpen;
    end();
    if (location.href === href) {
      event.stopImmediatePropagation();
    }
    if (wasOpen) {
      close();
    }
    afterwards?.();
  };

  // Readers who close the overlay by scrolling keep their scroll position.
  history.scrollRestoration = 'manual';
  history.pushState(history.state, '');
  return (then) => {
    if (!isOpen) {
      return;
    }
    if (location.href === href) {
      isOpen = false;
      afterwards = then;
      history.back();
    } else {
      // The site has navigated to another page: there is no entry to remove.
      end();
    }
  };
}
