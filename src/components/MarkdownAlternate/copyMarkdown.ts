/** What became of a copy: `refused` by the browser, or `unloaded`: nothing to copy. */
export type CopyResult = 'copied' | 'refused' | 'unloaded';

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  // A host may respond with a page instead of a missing file.
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`No Markdown: ${response.status}`);
  }
  return response.text();
}

/** Puts a text on the clipboard, also where the browser has only the old way to do it. */
export async function writeToClipboard(text: Promise<string>): Promise<void> {
  // The caller hears of a text that did not come; before anything waits for it, nobody does.
  text.catch(() => undefined);
  // The browser knows the clipboard only on https and on localhost.
  if (!window.isSecureContext) {
    const {default: copy} = await import('copy-text-to-clipboard');
    if (!copy(await text)) {
      throw new Error('refused');
    }
  } else if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
  } else {
    // Requested now and filled later, because Safari does not allow it after a wait.
    const blob = text.then((plain) => new Blob([plain], {type: 'text/plain'}));
    // The clipboard does not always ask for it.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
}

/** Puts the Markdown at an address on the clipboard; says what became of it. */
export async function copyMarkdown(address: string): Promise<CopyResult> {
  const text = load(address);
  try {
    await writeToClipboard(text);
    return 'copied';
  } catch {
    return text.then(
      () => 'refused',
      () => 'unloaded',
    );
  }
}
