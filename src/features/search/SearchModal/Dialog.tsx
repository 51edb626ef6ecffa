/** The browser's modal dialog, over a page that does not scroll. */
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import translations from '@theme/SearchTranslations';

/** DocSearch's keys check this class, and its styles stop the page from scrolling. */
const activeClass = 'DocSearch--active';

export default function Dialog({
  isStalled,
  onClose,
  children,
}: {
  isStalled: boolean;
  /** Also called when the reader closes the dialog through the browser. */
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
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
  }, []);
  return (
    // A click outside the modal closes it; the keyboard has Escape and Cancel.
    <dialog
      ref={dialog}
      aria-label={translations.modal?.searchBox?.searchInputLabel}
      className={clsx(
        'DocSearch-Container',
        isStalled && 'DocSearch-Container--Stalled',
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}>
      {children}
    </dialog>
  );
}
