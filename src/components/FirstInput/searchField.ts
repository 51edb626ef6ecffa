/**
 * The search field while the modal loads: a few hundred milliseconds for a reader who
 * searches first. It has the markup of the modal's field
 * (src/features/search/SearchModal/Field.tsx), accepts keys immediately, and without the modal
 * it leads to the search page. Then the modal opens over it with what was typed.
 *
 * The page's first script and React both open it; the element itself is what they share.
 */
export type FirstField = HTMLDialogElement & {
  /** Gets the focus back. */
  opener?: Element | null;
};

const idOfField = 'first-search-field';

/** In the markup: a file would make the browser load another document before it shows the field. */
export const magnifier =
  '<svg viewBox="0 0 20 20"><path d="M3 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0m10.5 4.5 4.5 4.5"/></svg>';

const markup = `<div class="DocSearch-Modal"><header class="DocSearch-SearchBar"><form class="DocSearch-Form"><span class="DocSearch-MagnifierLabel">${magnifier}</span><input class="DocSearch-Input" type="search" name="q" role="combobox" aria-expanded="false" aria-autocomplete="list" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"></form><button class="DocSearch-Cancel"></button></header></div>`;

/** The selected text of the page, as it fits into a field of one line. */
export const selectedText = (): string =>
  (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();

export const firstField = (): FirstField | null =>
  document.querySelector<FirstField>(`#${idOfField}`);

/**
 * Whether the search bar itself responds to its button and the keys. It says so when it
 * listens, which is neither the moment at which the page is hydrated nor only once in a visit.
 */
export const isSearchReady = ({dataset}: HTMLElement): boolean =>
  'ready' in dataset;

export const setSearchReady = ({dataset}: HTMLElement): void => {
  dataset.ready = '';
};

export const inputOf = (field: FirstField): HTMLInputElement =>
  field.querySelector('input')!;

/** The field's labels, from attributes of the search button. */
export type FieldTexts = {
  label: string;
  placeholder: string;
  cancel: string;
  /** Address of the search page. */
  page: string;
  /** For the search page: the version that is read, unless it is the latest. */
  version: string;
  maxLength: string;
};

/**
 * Opens the field, or returns the one that is open.
 *
 * @param texts the attributes of the search button
 * @param letter the key that opened it
 */
export function openFirstField(texts: FieldTexts, letter = ''): FirstField {
  const open = firstField();
  if (open) {
    return open;
  }
  const field: FirstField = document.createElement('dialog');
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
  input.value = (letter || selectedText()).slice(0, input.maxLength);
  // React opens its modal between two words that are composed, as in Japanese.
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
  // A modal dialog makes the browser style the whole page again, which would hold up the letters
  // that follow. The field covers the page, so only the key that moves the focus needs it.
  const makeModal = () => {
    if (!field.matches(':modal')) {
      field.open = false;
      field.showModal();
    }
  };
  // At once: a dialog reports that it was closed one task later, and in between the modal could
  // open over it.
  const close = () => {
    field.remove();
    // Of a dialog that became modal after it was shown, the browser does not know this.
    (field.opener as HTMLElement | undefined)?.focus({preventScroll: true});
  };
  const cancel = field.querySelector('button')!;
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
      makeModal();
    } else if (event.key === 'Escape' || opensSearch(event)) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  // By the browser: the gesture that leads back on a phone.
  field.addEventListener('close', close);
  document.body.append(field);
  field.show();
  input.focus();
  // Another dialog that is open has the focus.
  if (document.activeElement !== input) {
    makeModal();
  }
  if (!letter) {
    input.select();
  }
  return field;
}

/** Whether a key opens the search: Ctrl+K, Cmd+K, or a slash outside fields. */
export function opensSearch({
  key,
  ctrlKey,
  metaKey,
  target,
}: KeyboardEvent): boolean {
  const isInField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select'));
  return (
    (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) ||
    (key === '/' && !isInField)
  );
}
