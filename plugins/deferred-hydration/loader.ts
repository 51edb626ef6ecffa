import type {WithEarlyWorker} from '../../packages/search/format/early-worker';
import type {Manifest} from '../../packages/search/format/index-format';

/**
 * Runs in the page's head, as text: it may use nothing from outside itself.
 *
 * Starts the page's scripts at the first sign of intent: a pointer that moves, a touch, the
 * wheel, a key, the focus, a click or scroll by whatever means, a change in another tab. A
 * click on a control or on what has `data-keep-click`, what is typed or chosen in a field,
 * the keys of the search and that change are kept until the page answers. Who only reads
 * never waits for them: when the page is there and the browser idle, they are fetched, not
 * run. A page whose content is made by script says so (`data-starts-at-once`), and starts
 * them then; the attribute's value is the parameter of the address, in its query or its hash,
 * that it is made from, if it is. Where nothing happens they start after a while: not all that a reader does is an
 * event here.
 *
 * A script that does not come, before the page answers, has one of three causes:
 *
 * - The site was published again and this HTML is of the previous build: the URL now
 *   answers with other scripts. The page reloads, once for each build that it finds.
 *   (Once it answers, the framework itself reloads for a link whose page is gone.)
 * - The network: the address does not answer either, or the script's is not answered with
 *   "no such file". The prose can be read; nothing is done.
 * - A wrong base URL: the address answers with the same scripts, the script's with 404, and
 *   the styles are missing, too. The framework's banner says so. It stands for "no script
 *   came", which scripts that have not been asked for would look like: hence the object that
 *   it looks for. A page without its styles starts its scripts when it is there, to say so.
 *
 * Where the first thing that the reader does is to open the search, its worker and modal are
 * loaded in parallel with the page's scripts, and the worker reads the index meanwhile.
 *
 * @param isSlowConnection whether nothing may be fetched that the reader has not asked for
 * @param baseUrl of the site
 */
// eslint-disable-next-line max-lines-per-function -- its text is inlined into every page, so all of it is one function
export function deferHydration(
  isSlowConnection: () => boolean,
  baseUrl: string,
): void {
  const page = document.documentElement;
  const home = window as unknown as WithEarlyWorker & {
    docusaurus?: object;
    insertBanner?: () => void;
  };
  home.docusaurus ??= {};

  const intents = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];
  /** Milliseconds. */
  const longestRest = 10_000;
  /** For which the search may hold up the page's scripts. */
  const longestHold = 300;
  const kept: (() => void)[] = [];
  let started = false;

  const answers = () => page.dataset.hasHydrated === 'true';

  const deferredScripts = (root = document) =>
    Array.from(root.querySelectorAll<HTMLScriptElement>('script[data-src]'));
  const scriptsOf = (root: Document) =>
    deferredScripts(root)
      .map(({dataset}) => dataset.src)
      .join();

  /**
   * Each build is remembered by itself: of two hosts that show different ones, as while a
   * release goes from host to host, neither makes the page forget the other. Without a
   * memory there is no reload: it could be one after the other.
   */
  const reloadOnceFor = (scripts: string) => {
    const memory = `reloaded-for ${scripts}`;
    try {
      if (sessionStorage.getItem(memory) === null) {
        sessionStorage.setItem(memory, '');
        location.reload();
      }
    } catch {
      // The browser blocks storage.
    }
  };

  const hasNoStyles = () =>
    !getComputedStyle(page).getPropertyValue('--ifm-color-primary');

  const isMissing = async (file: string) =>
    (await fetch(file, {method: 'HEAD', cache: 'no-cache'})).status === 404;

  let asked = false;
  const findCause = async (failed: string) => {
    if (asked) {
      return;
    }
    asked = true;
    const response = await fetch(location.href, {cache: 'no-cache'});
    const published = scriptsOf(
      new DOMParser().parseFromString(await response.text(), 'text/html'),
    );
    if (published !== scriptsOf(document)) {
      // A response without scripts is not a page of the site.
      if (published) {
        reloadOnceFor(published);
      }
    } else if (hasNoStyles() && (await isMissing(failed))) {
      home.insertBanner?.();
    }
  };

  const scriptFailed = ({target}: Event) => {
    if (
      target instanceof HTMLScriptElement &&
      target.src.startsWith(location.origin) &&
      !answers()
    ) {
      findCause(target.src).catch(() => undefined);
    }
  };

  const start = () => {
    if (started) {
      return;
    }
    started = true;
    for (const intent of intents) {
      removeEventListener(intent, onIntent, true);
    }
    // React takes over a whole page; the rest of this one may still be on its way.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', runScripts);
    } else {
      runScripts();
    }
  };

  const runScripts = () => {
    for (const {dataset} of deferredScripts()) {
      const script = document.createElement('script');
      script.src = dataset.src!;
      script.async = false;
      document.head.append(script);
    }
  };

  const fetchAhead = () => {
    // A file of the offline archive is there already.
    if (started || isSlowConnection() || location.protocol === 'file:') {
      return;
    }
    for (const {dataset} of deferredScripts()) {
      const link = document.createElement('link');
      if (link.relList.supports('prefetch')) {
        link.rel = 'prefetch';
        link.href = dataset.src!;
        document.head.append(link);
      } else {
        // Safari. With the cookies that the script itself is asked for with.
        fetch(dataset.src!, {credentials: 'include'})
          .then((response) => response.arrayBuffer())
          .catch(() => undefined);
      }
    }
  };

  let searchStarted = false;
  const startSearch = async () => {
    if (searchStarted || answers()) {
      return;
    }
    searchStarted = true;
    const patience = new AbortController();
    setTimeout(() => patience.abort(), longestHold);
    const response = await fetch(`${baseUrl}search-index.json`, {
      cache: 'no-cache',
      signal: patience.signal,
    });
    const {early} = (await response.json()) as Manifest;
    if (!early || answers()) {
      return;
    }
    for (const file of early.modal) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = baseUrl + file;
      document.head.append(link);
    }
    const worker = new Worker(baseUrl + early.worker, {name: 'search'});
    // The search starts another, and tells the reader if that fails too.
    worker.onerror = () => delete home.earlySearchWorker;
    home.earlySearchWorker = worker;
    const tag = document.querySelector<HTMLMetaElement>(
      'meta[name="docusaurus_tag"]',
    )?.content;
    // Which version a page without one searches is decided by the page's scripts.
    if (tag?.startsWith('docs-')) {
      worker.postMessage({
        id: 0,
        do: 'prepare',
        root: location.origin + baseUrl,
        requests: [
          {facetFilters: [`language:${page.lang}`, `docusaurus_tag:${tag}`]},
        ],
      });
    }
  };

  /** A page that opens under a resting pointer gets events of one that has not moved. */
  const onIntent = (event: Event) => {
    const {type, movementX, movementY} = event as PointerEvent;
    if (type === 'pointermove' && !movementX && !movementY) {
      return;
    }
    // What comes with it decides what is started first.
    if (/^(?:Control|Meta|Shift|Alt)$/.test((event as KeyboardEvent).key)) {
      return;
    }
    start();
  };

  const keepClick = (event: MouseEvent) => {
    start();
    const control = (event.target as Element).closest<HTMLElement>(
      'button, [role="button"], [role="tab"], [type="checkbox"], [type="radio"], [data-keep-click]',
    );
    if (!control || answers()) {
      return;
    }
    if (control.matches('.DocSearch-Button')) {
      startSearch().catch(() => undefined);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(() => control.isConnected && control.click());
  };

  const keepKey = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    const target = event.target as HTMLElement;
    const inField = target.closest('input, textarea, select');
    const search =
      (key === 'k' && (ctrlKey || metaKey)) || (key === '/' && !inField);
    // What is typed into the search before it is there.
    const letter =
      kept.length > 0 &&
      key.length === 1 &&
      !(ctrlKey || metaKey || altKey || inField) &&
      !(key === ' ' && target.closest('button'));
    if (!(search || letter) || answers()) {
      return;
    }
    if (search) {
      // The page's scripts would hold up the worker, which has more to do.
      startSearch()
        .catch(() => undefined)
        .finally(start);
    }
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

  const fields = new Map<HTMLInputElement, string>();

  /** A field takes what is typed or chosen by itself; the page has to hear of it. */
  const keepField = ({target}: Event) => {
    const field = target as HTMLInputElement;
    if (answers() || /^(?:checkbox|radio|file)$/.test(field.type)) {
      return;
    }
    if (!fields.has(field)) {
      kept.push(() => repeatField(field));
    }
    fields.set(field, field.value);
  };

  const repeatField = (field: HTMLInputElement) => {
    if (!field.isConnected) {
      return;
    }
    // React hears of a value only if it is another than the one that it knows, which is
    // the one that was last set on the element by its own means.
    field.value = '';
    Reflect.set(
      Object.getPrototypeOf(field) as object,
      'value',
      fields.get(field),
      field,
    );
    for (const type of ['input', 'change']) {
      field.dispatchEvent(new Event(type, {bubbles: true}));
    }
  };

  /** Another tab of the site has, for instance, changed the colors. */
  const keepStorage = ({
    key,
    oldValue,
    newValue,
    storageArea,
  }: StorageEvent) => {
    start();
    if (answers()) {
      return;
    }
    kept.push(() =>
      dispatchEvent(
        new StorageEvent('storage', {key, oldValue, newValue, storageArea}),
      ),
    );
  };

  // The theme's button for the colors is disabled until its script is there.
  addEventListener('DOMContentLoaded', () => {
    document
      .querySelector('.navbar button[disabled]')
      ?.removeAttribute('disabled');
  });

  addEventListener('error', scriptFailed, true);
  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepKey, true);
  addEventListener('input', keepField, true);
  addEventListener('storage', keepStorage);
  for (const intent of intents) {
    addEventListener(intent, onIntent, true);
  }

  new MutationObserver((_changes, observer) => {
    if (!answers()) {
      return;
    }
    observer.disconnect();
    removeEventListener('error', scriptFailed, true);
    removeEventListener('click', keepClick, true);
    removeEventListener('keydown', keepKey, true);
    removeEventListener('input', keepField, true);
    removeEventListener('storage', keepStorage);
    for (const repeat of kept) {
      repeat();
    }
  }).observe(page, {attributeFilter: ['data-has-hydrated']});

  addEventListener('load', () => {
    if (hasNoStyles()) {
      start();
    }
    const madeFrom = document.querySelector<HTMLElement>(
      '[data-starts-at-once]',
    )?.dataset.startsAtOnce;
    const rested =
      madeFrom === '' ||
      (madeFrom &&
        new URLSearchParams(`${location.search}&${location.hash.slice(1)}`).get(
          madeFrom,
        ))
        ? start
        : fetchAhead;
    const rest = () => {
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
    // Until then it is the browser that scrolls, to the anchor of the address.
    addEventListener('scroll', start, {capture: true, once: true});
    setTimeout(start, longestRest);
  });
}
