/**
 * Runs something in the task after the next frame is painted. What restyles the whole page, or
 * starts it, does not hold up the response to the reader.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
