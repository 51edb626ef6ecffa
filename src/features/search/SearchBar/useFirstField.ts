/** The field that is open while the modal of the search is loading. */
import {useEffect, useLayoutEffect, useRef} from 'react';
import {
  fieldOpened,
  firstField,
  inputOf,
  type FirstField,
} from '@site/src/chrome/searchField';

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
 * Follows a field that the reader has opened, before or after React was there.
 *
 * @param load loads the modal
 */
export function useFirstField(
  load: () => Promise<void>,
  {
    onLoaded,
    onFailed,
  }: {
    /** Opens the modal in its place, before the function returns. */
    onLoaded: (field: FirstField) => void;
    /** The field is still open. */
    onFailed: (field: FirstField, again: () => void) => void;
  },
): void {
  const follow = async () => {
    const field = firstField();
    if (!field) {
      return;
    }
    try {
      await load();
    } catch {
      if (field.isConnected) {
        onFailed(field, () => latest.current());
      }
      return;
    }
    const open = () => {
      // Unless it was closed meanwhile.
      if (field.isConnected) {
        replace(field, () => onLoaded(field));
      }
    };
    if (field.dataset.composing === undefined) {
      open();
    } else {
      // At the end of a word that is being composed, as in Japanese.
      inputOf(field).addEventListener('compositionend', open, {once: true});
    }
  };
  const latest = useRef(() => void follow());
  useLayoutEffect(() => {
    latest.current = () => void follow();
  });
  useEffect(() => {
    const onOpened = () => latest.current();
    addEventListener(fieldOpened, onOpened);
    onOpened();
    return () => removeEventListener(fieldOpened, onOpened);
  }, []);
}
