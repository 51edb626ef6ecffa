/** The field that is open while the modal of the search is loading. */
import {useEffect, useRef, type RefObject} from 'react';
import {
  firstField,
  inputOf,
  openFirstField,
  setSearchReady,
  type FieldTexts,
  type FirstField,
} from '@site/src/components/FirstInput/searchField';

/** Waits for the end of a word that is being composed, as in Japanese. */
function afterComposition(field: FirstField, then: () => void): void {
  if (field.dataset.composing === undefined) {
    then();
  } else {
    inputOf(field).addEventListener('compositionend', then, {once: true});
  }
}

/** The modal opens over the field, with what was typed and selected there. */
function replace(field: FirstField, openModal: () => void): void {
  const {selectionStart, selectionEnd} = inputOf(field);
  openModal();
  const input = document.activeElement;
  if (input instanceof HTMLInputElement && input !== inputOf(field)) {
    input.setSelectionRange(selectionStart, selectionEnd);
  }
  field.remove();
}

/**
 * @param button has the texts of the field
 * @param load loads the modal
 * @returns opens the field, with the letter that was pressed to open it
 */
export function useFirstField(
  button: RefObject<HTMLButtonElement | null>,
  load: () => Promise<void>,
  {
    onLoaded,
    onFailed,
  }: {
    /** Opens the modal in its place, before the function returns. */
    onLoaded: (field: FirstField) => void;
    onFailed: (query: string) => void;
  },
): (letter?: string) => void {
  const opened = useRef<FirstField>(undefined);

  const open = (letter = '') => {
    if (opened.current?.isConnected || !button.current) {
      return;
    }
    const field = openFirstField(
      button.current.dataset as unknown as FieldTexts,
      letter,
    );
    opened.current = field;
    load().then(
      () =>
        afterComposition(field, () => {
          // Closed meanwhile.
          if (field.isConnected) {
            replace(field, () => onLoaded(field));
          }
        }),
      () => {
        if (field.isConnected) {
          onFailed(inputOf(field).value);
        }
      },
    );
  };

  // A field that the reader has opened before; from here on, the search bar opens it.
  const adopt = useRef(open);
  useEffect(() => {
    if (button.current) {
      setSearchReady(button.current);
    }
    if (firstField()) {
      adopt.current();
    }
  }, [button]);

  return open;
}
