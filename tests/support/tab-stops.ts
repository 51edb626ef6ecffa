/**
 * Runs in a page, bundled by keyboard.ts: looks at each stop of the Tab key in the text. It does so
 * when the key is pressed the next time, as the page has scrolled to the stop by then.
 */

/** What the window of a page gets. */
export type TabStops = {faults: string[]; isDone: boolean};

type Stop = {element: Element; place: number; look: string};

const found: TabStops = {faults: [], isDone: false};
const main = document.querySelector('main')!;
let isBackward = false;
let visited = new Set<Element>();
let last: Stop | undefined;
let isLost = false;

const labelsOf = (element: Element): Element[] => [
  ...((element as HTMLInputElement).labels ?? []),
];

/** Each part of it is a stop, which the browser marks. */
const hasParts = (element: Element) =>
  element.matches('input:is([type="date"], [type="time"])');

/** Roughly: axe has the exact rules for what has a role. */
function nameOf(element: Element): string {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder'];
  const ownTexts = [element, ...element.querySelectorAll('*')].flatMap((one) =>
    attributes.map((name) => one.getAttribute(name)),
  );
  const labels = [
    ...labelsOf(element),
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)),
    element,
  ].map((one) => one?.textContent);
  const all = [element.ariaLabel, ...labels, ...ownTexts];
  const name = all.find((text) => text?.trim()) ?? '';
  return name.trim().replace(/\s+/g, ' ').slice(0, 50);
}

function described(element: Element): string {
  const {localName, id, classList} = element;
  const kind = id ? `#${id}` : [...classList].map((one) => `.${one}`).join('');
  return `${localName}${kind} "${nameOf(element)}"`;
}

/** Once, of what is met in both directions. */
function report(element: Element, fault: string): void {
  const line = `${described(element)} ${fault}`;
  if (!found.faults.includes(line)) {
    found.faults.push(line);
  }
}

/** What can show a focus: the element, its label, or what is around it. */
function lookOf(element: Element): string {
  const parents: Element[] = [];
  for (
    let parent = element.parentElement;
    parent && parent !== main && parents.length < 3;
    parent = parent.parentElement
  ) {
    parents.push(parent);
  }
  const marks = [
    element,
    ...labelsOf(element),
    ...(element.matches('input')
      ? [element.nextElementSibling ?? element]
      : []),
    ...parents,
  ];
  return marks
    .flatMap((one) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(one, part);
        return [
          style.outlineStyle === 'none' ? '' : style.outline,
          style.boxShadow,
          style.borderColor,
          style.backgroundColor,
        ].join();
      }),
    )
    .join();
}

/** What the reader sees: of a field that styles hide, its label; of a button, what it is stretched over. */
function shownFor(element: Element): Element | undefined {
  const isStretched =
    getComputedStyle(element, '::after').position === 'absolute';
  const candidates = [
    element,
    ...labelsOf(element),
    ...(element.matches('input') ? [element.nextElementSibling] : []),
    ...(isStretched ? [element.parentElement] : []),
  ];
  return candidates
    .filter((one) => one !== null)
    .find(
      (one) =>
        one.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        }) && one.getBoundingClientRect().width > 1,
    );
}

/** Whether something else, such as the navbar, is on top of a box wherever it is tried. */
function isCovered(shown: Element, box: DOMRect): boolean {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(innerWidth, box.right) - left;
  const height = Math.min(innerHeight, box.bottom) - top;
  return [0.1, 0.5, 0.9].every((part) => {
    const hit = document.elementFromPoint(
      left + width * part,
      top + height * part,
    );
    return !hit || !(shown.parentElement!.contains(hit) || hit.contains(shown));
  });
}

function lookAt(element: Element): void {
  const shown = shownFor(element);
  const boxes = shown ? [...shown.getClientRects()] : [];
  const inView = boxes.filter(
    ({top, bottom, left, right}) =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  );
  if (!nameOf(element)) {
    report(element, 'has no name');
  }
  if (boxes.length === 0) {
    report(element, 'is hidden');
  } else if (inView.length === 0) {
    report(element, 'is outside the window');
  } else if (inView.every((box) => isCovered(shown!, box))) {
    report(element, 'is covered');
  }
  const place = element.getBoundingClientRect().top + scrollY;
  // The headings of a page stay in the window, and follow its text.
  const isAside = element.closest('.table-of-contents') !== null;
  if (!isBackward && !isAside && last && place < last.place - innerHeight) {
    const up = Math.round(last.place - place);
    report(
      element,
      `is ${up} px above ${described(last.element)}, the stop before it`,
    );
  }
  visited.add(element);
  last = {element, place, look: lookOf(element)};
}

/** The style of the stop before this one, without the focus. */
function compareLook(element: Element): void {
  if (
    last?.element.isConnected &&
    last.element !== element &&
    !hasParts(last.element) &&
    lookOf(last.element) === last.look
  ) {
    report(last.element, 'looks the same with the focus');
  }
}

/** What has the focus is a stop, unless it is around the text. */
function meet(element: Element): void {
  compareLook(element);
  if (element === last?.element && hasParts(element)) {
    return;
  }
  if (visited.has(element)) {
    report(element, 'does not let the focus go on');
    found.isDone = true;
  } else if (element === document.body) {
    isLost = last !== undefined;
  } else if (!main.contains(element)) {
    found.isDone = last !== undefined;
  } else if (element !== main) {
    if (isLost) {
      report(last!.element, 'is followed by nothing that has the focus');
      isLost = false;
    }
    lookAt(element);
  }
}

addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Tab') {
      return;
    }
    if (event.shiftKey !== isBackward) {
      isBackward = event.shiftKey;
      visited = new Set();
      last = undefined;
      found.isDone = false;
    }
    if (!found.isDone) {
      meet(document.activeElement!);
    }
    if (found.isDone) {
      // The way back begins here.
      event.preventDefault();
    }
  },
  true,
);
Object.assign(window, {tabStops: found});
