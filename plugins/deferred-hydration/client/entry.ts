/**
 * Starts the framework in parts. Its own entry evaluates all modules in one task, which blocks
 * the first click for that long; here the browser can respond to it between two parts. The
 * last part is the framework's entry, which finds the others evaluated.
 */

/** A task of its own for what follows. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** `eager`: in the same file, evaluated when the function is called. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["Prism"] */ 'prism-react-renderer'
    ),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () =>
    import(
      /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
    ),
];

async function startInParts(): Promise<void> {
  for (const part of parts) {
    await part();
    await pause();
  }
}

void startInParts();
