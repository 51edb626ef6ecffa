/**
 * Leaves one part of the page to the reader, as a modal dialog does: keyboard and screen
 * reader reach nothing else, the pointer nothing but `stillClickable`.
 *
 * @param part what stays; its ancestors stay around it
 * @param stillClickable selector of what closes the part when it is clicked
 * @returns gives the rest back
 */
export function leaveOnly(
  part: HTMLElement,
  stillClickable: string,
): () => void {
  const hidden: HTMLElement[] = [];
  for (
    let at: HTMLElement = part;
    at.parentElement && at !== document.body;
    at = at.parentElement
  ) {
    for (const other of at.parentElement.children) {
      if (
        other instanceof HTMLElement &&
        other !== at &&
        !other.inert &&
        !other.matches(stillClickable)
      ) {
        other.inert = true;
        hidden.push(other);
      }
    }
  }
  return () => {
    for (const other of hidden) other.inert = false;
  };
}
