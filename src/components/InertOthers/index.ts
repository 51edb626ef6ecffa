import {afterPaint} from './afterPaint';

/**
 * Makes everything outside one part of the page inert, as a modal dialog does. Keyboard and
 * screen reader cannot leave the part; the pointer still reaches `stillClickable`. It happens
 * after the next frame: the browser styles each element again, which takes longer than the part.
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
  let isReleased = false;
  afterPaint(() => {
    if (isReleased) {
      return;
    }
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
  });
  return () => {
    isReleased = true;
    for (const other of hidden) {
      other.inert = false;
    }
  };
}
