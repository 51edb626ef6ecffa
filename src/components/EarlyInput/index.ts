/** Fields are in the page before React is. */
import {useLayoutEffect, useRef, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field holds: of a checkbox, whether it is checked. */
const enteredIn = (field: Field): string | boolean =>
  field instanceof HTMLInputElement && field.type === 'checkbox'
    ? field.checked
    : field.value;

/** A browser shows the first option instead of one that does not exist: nobody has chosen it. */
const isPossible = (field: Field, value: string | boolean) =>
  !(field instanceof HTMLSelectElement) ||
  [...field.options].some((option) => option.value === value);

/**
 * Takes over what the reader has entered in a field before React was there. React leaves it in
 * the field at first, but does not say so, and its next render would write its own value over it.
 *
 * @param value the one that the field is rendered with
 * @param onEarly gets the other one that the reader has entered, before the next render. Several
 * fields of a form call theirs one after the other, so it must not rely on rendered state.
 * @returns the ref of the field
 */
export function useEarlyInput<
  Element extends Field,
  Value extends string | boolean = string,
>(value: Value, onEarly: (entered: Value) => void): RefObject<Element | null> {
  const field = useRef<Element>(null);
  useLayoutEffect(() => {
    const {current} = field;
    if (current && isPossible(current, value)) {
      const entered = enteredIn(current) as Value;
      if (entered !== value) {
        onEarly(entered);
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- When React takes the field over, and never again.
  }, []);
  return field;
}

/**
 * React writes the value of its first render into a text area that has a text, at once: the
 * first render gets what the reader has typed, which React does not compare with the page.
 *
 * @param id of the text area
 * @param value the one of the state, which `useEarlyInput` changes next
 */
export function useTextAreaValue(id: string, value: string): string {
  if (useIsBrowser() || typeof document === 'undefined') {
    return value;
  }
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field.value : value;
}
