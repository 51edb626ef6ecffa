/** Runs in the browser: see index.ts. */

const never = () => false as const;

/** The first one comes before the framework hears of the first link in view. */
export function onRouteDidUpdate(): void {
  if (window.docusaurus.prefetch !== never) {
    // The framework's own object is frozen.
    window.docusaurus = {...window.docusaurus, prefetch: never};
  }
}
