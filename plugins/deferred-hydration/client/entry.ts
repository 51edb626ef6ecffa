/**
 * Starts the framework in parts. Its own entry evaluates all modules in one task, which blocks
 * the first click for that long; here the browser can respond to it between two parts. The
 * last part is the framework's entry, which finds the others evaluated.
 *
 * The highlighter of code is not one of them: React takes over the code of the static page
 * without it (src/theme/CodeBlock/Content). It is evaluated when the pointer comes to a link, or
 * the browser is idle, before the reader goes to another page: where a click followed soon after
 * hydration, it took 288 ms to the next page at 1x and 1,006 at 4x when only the idle browser
 * evaluated it, and 229 and 740 now.
 */

const {port1, port2} = new MessageChannel();

/** A new task for what follows. Timers would add some milliseconds to each. */
const pause = () =>
  new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** `eager`: in the same file, evaluated when the function is called. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () =>
    import(
      /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
    ),
];

/** Milliseconds after which hydration is over, on a slow processor too. */
const untilHydrated = 2_000;

function prepareHighlighter(): void {
  const prepare = () =>
    void import(
      /* webpackMode: "eager" */ '../../../src/components/CodeHighlighter'
    );
  const onLink = ({target}: Event) => {
    if ((target as Element).closest('a')) {
      removeEventListener('pointerover', onLink);
      prepare();
    }
  };
  addEventListener('pointerover', onLink);
  setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(prepare);
    } else {
      prepare();
    }
  }, untilHydrated);
}

async function startInParts(): Promise<void> {
  for (const part of parts) {
    await part();
    await pause();
  }
  prepareHighlighter();
}

void startInParts();
