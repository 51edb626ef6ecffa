/** The buttons that copy code, the text of a catalog's entry, or a page. */
import {copyMarkdown, writeToClipboard} from './copyMarkdown';
import {around} from './page';

/** How long a button of a code block shows that it has copied, in milliseconds; as in the theme. */
const confirmed = 1000;

/** The text of a block: React renders each line as an element. */
export const textOfCode = (code: Element): string =>
  Array.from(
    code.querySelectorAll('.token-line'),
    (line) => line.textContent,
  ).join('\n');

function copyCode(button: HTMLButtonElement): void {
  const code = button
    .closest('.theme-code-block, [data-entry]')
    ?.querySelector('code');
  if (!code) {
    return;
  }
  const text = button.dataset.copyText ?? textOfCode(code);
  writeToClipboard(Promise.resolve(text)).then(
    () => {
      if ('copied' in button.dataset) {
        return;
      }
      const label = button.getAttribute('aria-label') ?? '';
      button.dataset.copied = '';
      button.setAttribute('aria-label', button.dataset.copiedLabel ?? '');
      setTimeout(() => {
        delete button.dataset.copied;
        button.setAttribute('aria-label', label);
      }, confirmed);
    },
    // Not allowed: mark the code, so that the reader's own keys copy it.
    () => getSelection()?.selectAllChildren(code),
  );
}

function copyPage(button: HTMLButtonElement): void {
  const status = button
    .closest('[data-search-skip]')
    ?.querySelector('[role="status"]');
  const {copyPage: address = '', ...outcomes} = button.dataset;
  if (!status) {
    return;
  }
  // Screen readers announce text that is added to a status later.
  status.textContent = '';
  void copyMarkdown(address).then((result) => {
    status.textContent = outcomes[result] ?? '';
  });
}

export function startCopying(): void {
  addEventListener('click', (event) => {
    const button = around<HTMLButtonElement>(
      event,
      'button[data-copy-page], button[data-copied-label]',
    );
    if (button) {
      ('copyPage' in button.dataset ? copyPage : copyCode)(button);
    }
  });
}
