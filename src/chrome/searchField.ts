/**
 * Opens the search: by its button, a letter on it, Ctrl+K, Cmd+K, or a slash. The field is there at
 * once; it accepts keys, and by itself it leads to the search page. When React is there, it adds the
 * results to it (src/features/search/SearchModal). In the offline archives, the button is a link to
 * the search page.
 */
import {around, isModified} from './page';

/** Dispatched on the window when the reader has opened the field, and has closed it. */
export const fieldOpened = 'chrome:search';
export const fieldClosed = 'chrome:search-closed';

/** The dialog with the field. */
export type SearchField = HTMLDialogElement & {
  /** Gets the focus back. */
  opener?: Element | null;
};

const idOfField = 'search-field';

/** In the markup: a file would make the browser load another document before it shows the field. */
const magnifier =
  '<svg viewBox="0 0 20 20"><path d="M3 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0m10.5 4.5 4.5 4.5"/></svg>';

const markup = `<div class="DocSearch-Modal"><header class="DocSearch-SearchBar"><form class="DocSearch-Form"><span class="DocSearch-MagnifierLabel">${magnifier}</span><div class="DocSearch-LoadingIndicator"><span class="search-spinner"></span></div><input class="DocSearch-Input" type="search" name="q" role="combobox" aria-expanded="false" aria-autocomplete="list" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"><button type="button" class="DocSearch-Reset"><span class="search-icon search-icon--remove"></span></button></form><button type="button" class="DocSearch-Cancel"></button></header></div>`;

/** The selected text of the page, as it fits into a field of one line. */
const selectedText = (): string =>
  (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();

/** The beginning of a text, without half of a character at its end. */
const beginning = (text: string, length: number) =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

export const shownField = (): SearchField | null =>
  document.querySelector<SearchField>(`#${idOfField}`);

export const inputOf = (field: SearchField): HTMLInputElement =>
  field.querySelector('input')!;

/** The rest of the page can no longer be reached, however the reader moves. */
export function makeModal(field: SearchField): void {
  if (!field.matches(':modal')) {
    field.open = false;
    field.showModal();
  }
}

/** Closes the field, with what React has added to it. */
export function closeField(field: SearchField): void {
  // At once: a dialog reports that it was closed one task later, and in between React could
  // add to it.
  field.remove();
  dispatchEvent(new Event(fieldClosed));
  // Of a dialog that became modal after it was shown, the browser does not know this.
  const {opener} = field;
  const hasOpener = opener?.isConnected && opener !== document.body;
  (hasOpener
    ? (opener as HTMLElement)
    : document.querySelector<HTMLElement>('[data-search]')
  )?.focus({preventScroll: true});
}

/** The field's labels, from attributes of the search button. */
type FieldTexts = {
  label: string;
  placeholder: string;
  cancel: string;
  clear: string;
  /** Address of the search page. */
  page: string;
  /** For the search page: the version that is read, unless it is the latest. */
  version: string;
  maxLength: string;
};

/**
 * @param texts the attributes of the search button
 * @param letter the key that opened it
 */
function openField(texts: FieldTexts, letter: string): void {
  const field: SearchField = document.createElement('dialog');
  field.id = idOfField;
  field.className = 'DocSearch-Container';
  field.ariaLabel = texts.label;
  field.ariaModal = 'true';
  field.innerHTML = markup;
  field.opener = document.activeElement;
  const input = inputOf(field);
  input.placeholder = texts.placeholder;
  input.maxLength = Number(texts.maxLength);
  input.ariaLabel = texts.label;
  input.value = beginning(letter || selectedText(), input.maxLength);
  // React makes it modal between two words that are composed, as in Japanese.
  input.addEventListener('compositionstart', () => {
    field.dataset.composing = '';
  });
  input.addEventListener('compositionend', () => {
    delete field.dataset.composing;
  });
  const form = input.form!;
  form.action = texts.page;
  if (texts.version) {
    const version = document.createElement('input');
    version.type = 'hidden';
    version.name = 'version';
    version.value = texts.version;
    form.append(version);
  }
  const close = () => closeField(field);
  const [clear, cancel] = [...field.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  clear.title = texts.clear;
  clear.ariaLabel = texts.clear;
  clear.addEventListener('click', () => {
    input.value = '';
    input.dispatchEvent(new Event('input'));
    input.focus();
  });
  cancel.textContent = texts.cancel;
  cancel.addEventListener('click', close);
  field.addEventListener('mousedown', ({target}) => {
    if (target === field) {
      close();
    }
  });
  // The key that opens the search also closes it; by itself, Escape would only empty the field.
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') {
      makeModal(field);
    } else if (event.key === 'Escape' || isSearchKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  // By the browser: the gesture that leads back on a phone.
  field.addEventListener('close', close);
  document.body.append(field);
  // A modal dialog makes the browser style the whole page again, which would hold up the letters
  // that follow. The field covers the page, so only the key that moves the focus needs it.
  field.show();
  input.focus();
  // Another dialog that is open has the focus.
  if (document.activeElement !== input) {
    makeModal(field);
  }
  if (!letter) {
    input.select();
  }
  dispatchEvent(new Event(fieldOpened));
}

/** Ctrl+K or Cmd+K. */
const isSearchKey = ({key, ctrlKey, metaKey}: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/** Whether a key opens the search; a slash does so outside fields. */
function opensSearch(event: KeyboardEvent): boolean {
  const {key, target} = event;
  return (
    isSearchKey(event) ||
    (key === '/' &&
      target instanceof HTMLElement &&
      !target.isContentEditable &&
      !target.closest('input, textarea, select'))
  );
}

/** The letter that a key types; empty for other keys. */
const letterOf = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey ? key : '';

/** @param letter that was pressed on the button */
function open(letter = ''): void {
  const button = document.querySelector<HTMLElement>('[data-search]');
  if (button instanceof HTMLAnchorElement) {
    const field = document.querySelector<HTMLElement>('main [name="q"]');
    if (field) {
      field.focus();
    } else {
      location.assign(button.href);
    }
  } else if (button) {
    openField(button.dataset as unknown as FieldTexts, letter);
  }
}

export function startSearch(): void {
  const {dataset} = document.documentElement;
  // The chip in the button says which key the system has.
  dataset.keys = /Mac|iP/.test(navigator.platform) ? 'mac' : 'other';
  addEventListener('click', (event) => {
    if (around(event, 'button[data-search]') && !isModified(event)) {
      open();
    }
  });
  addEventListener('keydown', (event) => {
    const field = shownField();
    if (field) {
      if (isSearchKey(event)) {
        event.preventDefault();
        closeField(field);
      }
      return;
    }
    const letter = around(event, 'button[data-search]') ? letterOf(event) : '';
    if (opensSearch(event)) {
      event.preventDefault();
      open();
    } else if (letter) {
      event.preventDefault();
      open(letter);
    }
  });
}
