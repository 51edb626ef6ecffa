/** The browser's modal dialog, over a page that does not scroll. */
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import translations from '@theme/SearchTranslations';

/** DocSearch's keys check this class, and its styles stop the page from scrolling. */
const activeClass = 'DocSearch--active';

/** @param onClose called when the reader closes the dialog through the browser */
function useDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const {body} = document;
    // The width of the scroll bar that disappears.
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

export default function Dialog({
  isStalled,
  onClose,
  children,
}: {
  isStalled: boolean;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useDialog(dialog, onClose);
  return (
    // A click outside the modal closes it; the keyboard has Escape and Cancel.
    <dialog
      ref={dialog}
      aria-label={translations.modal?.searchBox?.searchInputLabel}
      className={clsx(
        'DocSearch-Container',
        isStalled && 'DocSearch-Container--Stalled',
      )}
      onMouseDown={(event) => event.target === dialog.current && onClose()}>
      {children}
    </dialog>
  );
}
