/** The state of hydration. */

/** React handles events: the controls are its own from here on. */
export const isHydrated = (): boolean =>
  document.documentElement.dataset.hasHydrated === 'true';

/**
 * React compares its elements with the page, or has done so: do not change anything
 * inside its root.
 */
export const isHydrating = (): boolean =>
  'docusaurusRoot' in window || isHydrated();
