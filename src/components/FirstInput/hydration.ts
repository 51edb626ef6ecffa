/** How far the framework has come with the page. */

/** React handles events: the controls are its own from here on. */
export const isHydrated = (): boolean =>
  document.documentElement.dataset.hasHydrated === 'true';

/**
 * React compares its elements with those of the page, or has done so: what is inside its
 * root must stay as it is.
 */
export const isHydrating = (): boolean =>
  'docusaurusRoot' in window || isHydrated();
