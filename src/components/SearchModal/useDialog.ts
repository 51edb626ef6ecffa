/** The browser's own modal dialog, over a page that stands still. */
import {useEffect, useLayoutEffect, type RefObject} from 'react';

/** DocSearch's keys see by this class that the modal is open; its styles stop the page. */
const activeClass = 'DocSearch--active';

/** @param onClose the reader has asked the browser to close the dialog */
export function useDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const {body} = document;
    // As wide as the scroll bar that goes.
    body.style.marginRight = `${window.innerWidth - body.clientWidth}px`;
    body.classList.add(activeClass);
    dialog.current?.showModal();
    return () => {
      body.style.marginRight = '';
      body.classList.remove(activeClass);
    };
  }, [dialog]);

  useEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    element?.addEventListener('cancel', cancel);
    return () => element?.removeEventListener('cancel', cancel);
  }, [dialog, onClose]);
}
