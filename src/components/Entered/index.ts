/**
 * A page that crashed is drawn anew, with empty fields. What the reader had entered is still in
 * the fields that are no longer in the page.
 */
import {flushSync} from 'react-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input:not([type=file]), select, textarea';

/** The same for a field before and after the crash; ids made by React differ. */
const nameOf = (field: Field) =>
  [
    field.tagName,
    field.type,
    field.name,
    field.type === 'radio' && field.value,
    field.ariaLabel,
    field.labels?.[0]?.textContent,
  ].join();

/** The fields of the page by their names; of those with one name, in their order. */
function fieldsByName(): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>(`main :is(${fields})`)) {
    const name = nameOf(field);
    let nth = 0;
    while (found.has(name + nth)) {
      nth++;
    }
    found.set(name + nth, field);
  }
  return found;
}

/** The page that the reader has entered something on, and the fields. */
let page = '';
let entered = new Map<string, Field>();

function remember({target}: Event): void {
  if (page !== location.pathname) {
    page = location.pathname;
    entered = new Map();
  }
  const isKnown = [...entered.values()].some((field) => field === target);
  for (const [name, field] of isKnown ? [] : fieldsByName()) {
    if (field === target) {
      entered.set(name, field);
    }
  }
}

/** As if the reader entered it. */
function enter(field: Field, from: Field): void {
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    if (field.checked !== (from as HTMLInputElement).checked) {
      field.click();
    }
  } else if (field.value !== from.value) {
    // React overwrites the setter of the element, to know what it has set itself.
    const value = Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(field),
      'value',
    )!;
    value.set!.call(field, from.value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }
}

/**
 * @param tryAgain draws the page that crashed
 * @returns a function that does, and fills its fields. What makes it crash again is given up.
 */
export const withEntered = (tryAgain: () => void) => (): void => {
  const before =
    page === location.pathname ? entered : new Map<string, Field>();
  entered = new Map();
  flushSync(tryAgain);
  const now = fieldsByName();
  for (const [name, field] of before) {
    const again = now.get(name);
    if (again) {
      flushSync(() => enter(again, field));
      if (!again.isConnected) {
        entered = new Map();
        return;
      }
    }
  }
};

if (ExecutionEnvironment.canUseDOM) {
  // Before React, which may crash of it.
  addEventListener('input', remember, true);
}
