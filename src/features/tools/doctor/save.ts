/** Lets the browser save a file that this page made. */
export function save(
  name: string,
  type: string,
  content: string | Uint8Array,
): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to save by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
