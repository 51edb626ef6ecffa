/** The result of a copy: `refused` by the browser, or `unloaded` if there was nothing to copy. */
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

/** Puts a text on the clipboard, also in browsers that only support the old way. */
export async function writeToClipboard(text: Promise<string>): Promise<void> {
  // The caller gets the error of a failed load; this only prevents an unhandled rejection
  // before that.
  text.catch(() => undefined);
  // The clipboard API exists only on https and on localhost.
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

/** Puts the Markdown at an address on the clipboard and returns the result. */
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
