/** Safari has no idle time to ask for. */
const soon = 50;

const waiting = new Set<() => void>();
let isAsked = false;

function runAll(): void {
  isAsked = false;
  const works = [...waiting];
  waiting.clear();
  works.forEach((work) => work());
}

/**
 * Does work when the browser has nothing else to do; all that waits is done at once, so
 * that React draws it in one go.
 *
 * @returns takes the work back, if it was not done yet
 */
export function whenIdle(work: () => void): () => void {
  waiting.add(work);
  if (!isAsked) {
    isAsked = true;
    if ('requestIdleCallback' in window) {
      requestIdleCallback(runAll, {timeout: 4 * soon});
    } else {
      setTimeout(runAll, soon);
    }
  }
  return () => waiting.delete(work);
}
