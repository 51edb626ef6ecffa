/** Milliseconds that a reader looks at the part first. */
const glance = 200;

/**
 * Makes everything outside one part of the page inert, as a modal dialog does. Keyboard and
 * screen reader cannot leave the part; the pointer still reaches `stillClickable`. It happens
 * when the part has been shown, or at the key that could leave it: the browser styles each
 * element again, which takes longer than the part.
 *
 * @param part the element that stays interactive, together with its ancestors
 * @param stillClickable selector of the element that closes the part when clicked
 * @returns a function that makes the rest interactive again
 */
export function makeOthersInert(
  part: HTMLElement,
  stillClickable: string,
): () => void {
  const hidden: HTMLElement[] = [];
  const waiting = new AbortController();
  const stopWaiting = () => {
    waiting.abort();
    clearTimeout(timer);
  };
  const hideOthers = () => {
    stopWaiting();
    for (
      let ancestor: HTMLElement = part;
      ancestor.parentElement && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      for (const other of ancestor.parentElement.children) {
        if (
          other instanceof HTMLElement &&
          other !== ancestor &&
          !other.inert &&
          !other.matches(stillClickable)
        ) {
          other.inert = true;
          hidden.push(other);
        }
      }
    }
  };
  const timer = setTimeout(hideOthers, glance);
  addEventListener('keydown', ({key}) => key === 'Tab' && hideOthers(), {
    capture: true,
    signal: waiting.signal,
  });
  return () => {
    stopWaiting();
    for (const other of hidden) {
      other.inert = false;
    }
  };
}
