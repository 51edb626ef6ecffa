/**
 * Runs something in the task after the next frame is painted. What restyles the whole page, or
 * starts it, does not hold up the response to the reader.
 *
 * @returns a function that cancels it
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
