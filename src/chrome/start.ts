/**
 * When the framework starts. The page and its chrome work without it, and it occupies a slow
 * processor for a second. So a page waits for a sign that somebody uses it, and starts after the
 * reader's last one, when the response is painted. A page with fields of its own, or whose
 * content is made by script, starts once it is loaded.
 *
 * The page only names the framework's scripts (config/html-template.ts).
 */
import {isSlowConnection} from './connection';
import {keepEarlyPress} from './earlyPress';
import {ownScript} from './ownScript';
import {fieldOpened} from './searchField';

/** The addresses of the framework's scripts. */
const addresses = (): string[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>('head > script[data-start]'),
    ({dataset}) => dataset.start!,
  );

/**
 * Fields that neither the chrome nor HTML handles by itself: Enter would submit their form. Fields
 * of an example can wait, because they keep what is entered early.
 */
const ownFields =
  'main :is(select, textarea, input:not([type="radio"])):not([data-search-skip], [data-showcase-stage] *)';

/** The value is the parameter of the address that the content is made from; none: always. */
const madeByScript = '[data-hydrate-immediately]';

const signs = [
  'pointermove',
  'pointerdown',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'storage',
];

/** Milliseconds: a press follows a move, and a click follows a scroll, within them. */
const rest = 400;
/** Milliseconds: time to show the first letter of a search, before the start blocks the next ones. */
const firstLetter = 200;
/** Milliseconds: the first paint can come after the load event, and should not compete with prefetches. */
const untilPainted = 500;
/** Milliseconds: not all that a reader does is an event here. */
const longestWait = 10_000;

/** Runs the scripts, once, after the whole page is there. */
function run(): void {
  // It fetches pages ahead by itself.
  document.querySelector('[type="speculationrules"]')?.remove();
  for (const src of addresses()) {
    const script = document.createElement('script');
    script.src = src;
    // In their order.
    script.async = false;
    document.head.append(script);
  }
}

function fetchAhead(): void {
  const own = ownScript() ?? [];
  for (const href of isSlowConnection() ? [] : addresses().concat(own)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
}

const isMadeByScript = ({dataset}: HTMLElement) =>
  !dataset.hydrateImmediately ||
  new URLSearchParams(`${location.search}&${location.hash.slice(1)}`).has(
    dataset.hydrateImmediately,
  );

const needsFramework = () =>
  document.querySelector(ownFields) !== null ||
  [...document.querySelectorAll<HTMLElement>(madeByScript)].some(
    isMadeByScript,
  );

export function startFramework(): void {
  const waiting = new AbortController();
  let timer: number | undefined;
  const start = () => {
    if (!waiting.signal.aborted) {
      waiting.abort();
      clearTimeout(timer);
      if (document.readyState === 'loading') {
        addEventListener('DOMContentLoaded', run);
      } else {
        run();
      }
    }
  };
  const startAfter = (milliseconds: number) => {
    // What the reader did is painted first.
    requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = window.setTimeout(start, milliseconds);
    });
  };
  const options = {capture: true, passive: true, signal: waiting.signal};
  const onSign = (event: Event) => {
    const {type, movementX, movementY} = event as PointerEvent;
    // A page that opens under a resting pointer gets moves without a movement.
    if (type !== 'pointermove' || movementX || movementY) {
      startAfter(rest);
    }
  };
  for (const sign of signs) {
    addEventListener(sign, onSign, options);
  }
  keepEarlyPress(() => addresses().length > 0, start);
  // The results come from the framework: letters that follow do not put them off.
  addEventListener(
    fieldOpened,
    () => requestAnimationFrame(() => setTimeout(start, firstLetter)),
    options,
  );
  addEventListener('load', () => {
    if (needsFramework()) {
      setTimeout(start);
    } else {
      setTimeout(fetchAhead, untilPainted);
      setTimeout(start, longestWait);
    }
  });
}
