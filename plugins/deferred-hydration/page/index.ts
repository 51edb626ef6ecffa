/**
 * The script in the head of every page, bundled by ../bundle.ts.
 *
 * The controls of the chrome respond from here (src/components/FirstInput). The page's own
 * scripts start at the first sign of intent: a pointer that moves, the wheel, a key, the focus, a
 * click or scroll by whatever means, a change in another tab; not right away, but once the reader
 * sees the result and pauses (./scripts.ts). A reader who only reads never waits for them: when the
 * page is painted and the browser idle, they are fetched, not run. A page whose content is made by
 * script says so (`data-hydrate-immediately`), and starts them then; the attribute's value is the
 * parameter of the address, in its query or its hash, that it is made from, if it is. Where nothing
 * happens they start after a while: not all that a reader does is an event here. A page without its
 * styles starts its scripts when it is there, to say so.
 *
 * Why on intent, and not in the idle time after the page is loaded: the scripts start in parts
 * (../client/entry.ts), and React works in slices, but not all of them are short. Measured from the
 * start of the scripts until a second after hydration, as the processor's time in each task, which
 * other work on the machine does not change: on /configuration/url 176 to 201 ms in all, the
 * longest tasks 11 to 13 ms; on the longest page of the docs 191 to 206 ms, the longest tasks 12 to
 * 14 ms. When React drew the code again and the highlighter started with the page: 232 to 266 ms
 * and 22 to 24 ms; on the longest page 408 to 433 ms and 41 to 48 ms. At 4x, an idle start would
 * still hold up a first touch for 50 ms, and take most of a second of every reader's processor; on
 * intent, a reader who only reads pays nothing, and the first touch comes before the scripts or
 * between two parts of them.
 */
import {isHydrated} from '../../../src/components/FirstInput/hydration';
import {
  startFirstControls,
  type ControlsConfig,
} from '../../../src/components/FirstInput';
import {firstField} from '../../../src/components/FirstInput/searchField';
import {isSlowConnection} from '@ohif-docs/search/format/connection';
import {startSearch} from './early-search';
import {hasNoStyles, watchFailures} from './failures';
import {keepInput, repeatLater} from './kept-input';
import {loadLater, type WithBridge} from './load-later';
import {fetchAhead, start, startAtRest, untilFound} from './scripts';

declare const CONTROLS: ControlsConfig;
/** The template puts in the base URL, which is not known when this is bundled. */
declare const BASE_URL: string;

const intents = [
  'pointermove',
  'pointerdown',
  'wheel',
  'keydown',
  'focusin',
  'storage',
];
/** Milliseconds. */
const longestRest = 10_000;

/** A page that opens under a resting pointer gets events of one that has not moved. */
function onIntent(event: Event): void {
  const {type, movementX, movementY} = event as PointerEvent;
  if (type === 'pointermove' && !movementX && !movementY) {
    return;
  }
  // What comes with the key decides what is started first; of an open search, onSearch does.
  if (
    /^(?:Control|Meta|Shift|Alt)$/.test((event as KeyboardEvent).key) ||
    firstField()
  ) {
    return;
  }
  loadLater().catch(() => undefined);
  startAtRest(type === 'wheel' ? untilFound : undefined);
}

function onLoaded(): void {
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
  // What the page shows comes first: a long page is loaded before it is painted, and on a slow
  // machine a frame is drawn long after its callbacks. A tab in the background paints nothing:
  // its scripts start when the reader comes to it.
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    rest();
  }).observe({type: 'paint', buffered: true});
}

startFirstControls(CONTROLS, {
  onUse: () => startAtRest(),
  onSearch: () => {
    // The page's scripts would hold up the worker, which has more to do.
    startSearch(BASE_URL)
      .catch(() => undefined)
      .finally(start);
  },
});
(window as unknown as WithBridge).firstInput = {repeatLater};
const hydration = new AbortController();
const untilHydrated = {capture: true, signal: hydration.signal};
watchFailures(untilHydrated);
const repeatKept = keepInput(untilHydrated);
for (const intent of intents) {
  addEventListener(intent, onIntent, untilHydrated);
}

new MutationObserver((_changes, observer) => {
  if (isHydrated()) {
    observer.disconnect();
    hydration.abort();
    repeatKept();
  }
}).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});

addEventListener('load', () => {
  if (hasNoStyles()) {
    start();
  }
  onLoaded();
  // Until then it is the browser that scrolls, to the anchor of the address.
  addEventListener('scroll', () => startAtRest(untilFound), true);
  setTimeout(start, longestRest);
});
