/**
 * The script in the head of every page, bundled by ../bundle.ts.
 *
 * The controls of the chrome respond from here (src/components/FirstInput). The page's own
 * scripts start at the first sign of intent: a pointer that moves, the wheel, a key, the focus, a
 * click or scroll by whatever means, a change in another tab; after a control has responded,
 * they start when that is painted. Who only reads never waits for them: when
 * the page is there and the browser idle, they are fetched, not run. A page whose content is
 * made by script says so (`data-hydrate-immediately`), and starts them then; the attribute's value
 * is the parameter of the address, in its query or its hash, that it is made from, if it is. Where nothing happens they
 * start after a while: not all that a reader does is an event here. A page without its styles
 * starts its scripts when it is there, to say so.
 *
 * Why on intent, and not in the idle time after the page is loaded: React works in slices,
 * but the evaluation of the scripts is one task, and so is each of React's commits. Measured
 * on /configuration/url, three visits, tasks over 50 ms from the start of the scripts until
 * React was there (390 to 740 ms at 1x, 1.7 to 2.2 s at 4x, on a machine that also did other
 * work): 58 to 83 ms and 53 to 55 ms at 1x; 573 to 942 ms and 141 to 297 ms at 4x. In idle
 * time they would be in the way of the first touch of every reader, and in Lighthouse's
 * blocking time, which is 0 without them. On intent, the first touch comes before them.
 */
import {isHydrated} from '../../../src/components/FirstInput/hydration';
import {
  startFirstControls,
  type ControlsConfig,
} from '../../../src/components/FirstInput';
import {isSlowConnection} from '../../../packages/search/format/connection';
import {startSearch} from './early-search';
import {hasNoStyles, watchFailures} from './failures';
import {keepInput, repeatLater} from './kept-input';
import {loadLater, type WithBridge} from './load-later';
import {fetchAhead, start, startAfterPaint} from './scripts';

declare const CONTROLS: ControlsConfig;
/** The template puts in the base URL, which is not known when this is bundled. */
declare const BASE_URL: string;

/**
 * Not the press of a pointer: what follows it is a click or a scroll, and scripts that begin
 * between the two would hold up the response to it.
 */
const intents = ['pointermove', 'wheel', 'keydown', 'focusin', 'storage'];
/** Milliseconds. */
const longestRest = 10_000;

/** A page that opens under a resting pointer gets events of one that has not moved. */
function onIntent(event: Event): void {
  const {type, movementX, movementY} = event as PointerEvent;
  if (type === 'pointermove' && !movementX && !movementY) {
    return;
  }
  // What comes with it decides what is started first.
  if (/^(?:Control|Meta|Shift|Alt)$/.test((event as KeyboardEvent).key)) {
    return;
  }
  loadLater().catch(() => undefined);
  if (type === 'keydown') {
    startAfterPaint();
  } else {
    start();
  }
}

function startAtRest(): void {
  const madeFrom = document.querySelector<HTMLElement>(
    '[data-hydrate-immediately]',
  )?.dataset.hydrateImmediately;
  const rested =
    madeFrom === '' ||
    (madeFrom &&
      new URLSearchParams(`${location.search}&${location.hash.slice(1)}`).get(
        madeFrom,
      ))
      ? start
      : fetchAhead;
  const rest = () => {
    if (!isSlowConnection()) {
      loadLater().catch(() => undefined);
    }
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(rested, {timeout: 2000});
    } else {
      setTimeout(rested, 200);
    }
  };
  // A long page is loaded before it is painted, and what it shows comes first. A tab in
  // the background paints nothing, and is rested by `longestRest` at the latest.
  requestAnimationFrame(() => requestAnimationFrame(rest));
}

startFirstControls(CONTROLS, {
  onUse: startAfterPaint,
  onSearch: () => {
    // The page's scripts would hold up the worker, which has more to do.
    startSearch(BASE_URL)
      .catch(() => undefined)
      .finally(start);
  },
});
(window as unknown as WithBridge).firstInput = {
  onUse: startAfterPaint,
  repeatLater: (control) => {
    repeatLater(control);
    start();
  },
};
const stopWatching = watchFailures();
const stopKeeping = keepInput();
for (const intent of intents) {
  addEventListener(intent, onIntent, true);
}

new MutationObserver((_changes, observer) => {
  if (isHydrated()) {
    observer.disconnect();
    stopWatching();
    stopKeeping();
    for (const intent of intents) {
      removeEventListener(intent, onIntent, true);
    }
  }
}).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});

addEventListener('load', () => {
  if (hasNoStyles()) {
    start();
  }
  startAtRest();
  // Until then it is the browser that scrolls, to the anchor of the address.
  addEventListener('scroll', start, {capture: true, once: true});
  setTimeout(start, longestRest);
});
