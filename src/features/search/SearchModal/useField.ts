/** Connects the field of src/chrome/searchField.ts with the list below it. */
import {useEffectEvent, useLayoutEffect} from 'react';
import {
  inputOf,
  makeModal,
  type SearchField,
} from '@site/src/chrome/searchField';
import {idOfRow, idOfRows} from './useRows';

/** DocSearch's styles then stop the page from scrolling. */
const activeClass = 'DocSearch--active';

export function useField(
  field: SearchField,
  {
    onQuery,
    onKeyDown,
    ...list
  }: {
    onQuery: (query: string) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    /** The rows that the field's arrow keys select. */
    isEmpty: boolean;
    popup: 'grid' | 'listbox';
    selected: number;
    isStalled: boolean;
  },
): void {
  const {isEmpty, popup, selected, isStalled} = list;
  const typed = useEffectEvent(() => onQuery(inputOf(field).value));
  const pressed = useEffectEvent((event: KeyboardEvent) => onKeyDown(event));
  useLayoutEffect(() => {
    const {body} = document;
    const input = inputOf(field);
    const listening = new AbortController();
    const {signal} = listening;
    input.addEventListener('input', () => typed(), {signal});
    input.addEventListener('keydown', (event) => pressed(event), {signal});
    input.form!.onsubmit = (event) => event.preventDefault();
    // What was typed since the first render.
    typed();
    // The width of the scroll bar that disappears.
    body.style.marginRight = `${window.innerWidth - body.clientWidth}px`;
    body.classList.add(activeClass);
    // It would end a word that is being composed.
    if (field.dataset.composing === undefined) {
      makeModal(field);
    }
    return () => {
      listening.abort();
      body.style.marginRight = '';
      body.classList.remove(activeClass);
    };
  }, [field]);
  useLayoutEffect(() => {
    const attributes = {
      'aria-haspopup': popup,
      'aria-expanded': String(!isEmpty),
      'aria-controls': isEmpty ? '' : idOfRows,
      'aria-activedescendant': isEmpty ? '' : idOfRow(selected),
    };
    Object.entries(attributes).forEach(([name, value]) =>
      inputOf(field).setAttribute(name, value),
    );
    field.classList.toggle('DocSearch-Container--Stalled', isStalled);
  }, [field, isEmpty, popup, selected, isStalled]);
}
